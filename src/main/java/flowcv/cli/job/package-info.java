/** What commands do with each of their inputs. */
package flowcv.cli.job;
