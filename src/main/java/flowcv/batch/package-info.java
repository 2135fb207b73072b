/**
 * Many pictures: solves a stream of them on all cores ({@link flowcv.batch.BatchSolver}), and goes through folders so
 * that nothing is lost and nothing done twice ({@link flowcv.batch.FolderRun}).
 */
package flowcv.batch;
