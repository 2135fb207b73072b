package flowcv.batch;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What file systems complain of, in words. */
final class FileFaults {
    private FileFaults() {}

    static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (e instanceof DirectoryNotEmptyException) {
            return "a folder has this name";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "a file of this name exists already";
        }
        if (e instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }

    /** The file that could not be written; not the one that its content was in before it got its name. */
    static String file(IOException e, Path otherwise) {
        if (e instanceof FileSystemException system) {
            String file = system.getOtherFile() == null ? system.getFile() : system.getOtherFile();
            return file == null ? otherwise.toString() : file;
        }
        return otherwise.toString();
    }

    /** The file below a folder that is at fault, with a colon; nothing where it is the folder itself. */
    static String place(IOException e, Path folder) {
        String file = file(e, folder);
        return file.equals(folder.toString()) ? "" : file + ": ";
    }

    /** What to do. */
    static String remedy(IOException e) {
        boolean taken = e instanceof DirectoryNotEmptyException || e instanceof FileAlreadyExistsException;
        boolean denied = e instanceof AccessDeniedException;
        boolean isFull = !(e instanceof FileSystemException system)
                || system.getReason() != null && system.getReason().contains("space");
        return taken
                ? "move it away"
                : denied ? "allow to write it" : isFull ? "make room" : "see that it can be written";
    }
}
