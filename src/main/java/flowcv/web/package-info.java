/** The local page: a server on this machine, the calls behind it, and the page itself among the resources. */
package flowcv.web;
