/** Text forms of boards and solutions: one class per form, reader and writer together. */
package flowcv.format;
