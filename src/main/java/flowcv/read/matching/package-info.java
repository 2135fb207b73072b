/** Pairs what is alike: least-cost perfect matchings, and those that cost almost as little. */
package flowcv.read.matching;
