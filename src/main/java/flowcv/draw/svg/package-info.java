/** Boards drawn as SVG: for web pages, documents and print, at any size. */
package flowcv.draw.svg;
