/** A call and its answer: parameters, body, and what is replied, as JSON in most cases. */
package flowcv.web.call;
