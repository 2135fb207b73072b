package flowcv.draw.screen;

import flowcv.format.FlowFormat;
import flowcv.image.OpenCv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Makes {@code samples/} and {@code testdata/} anew: each picture with its board beside it. Run it
 * from the project's root, from an IDE or with {@code java -cp} after {@code mvn test-compile}.
 */
final class MakePictures {
    private MakePictures() {}

    public static void main(String[] args) throws IOException {
        OpenCv.load();
        for (PictureList.Entry entry : PictureList.all()) {
            RandomBoards.Solved solved = entry.solved();
            try (Painted painted = GameScreen.paint(solved.board(), entry.progress(solved), entry.scene())) {
                Path file = Path.of(entry.path() + "." + painted.extension());
                Files.createDirectories(file.getParent());
                Files.write(file, painted.file());
                Map<String, String> headers = new LinkedHashMap<>();
                headers.put("id", file.getFileName().toString().replaceFirst("\\.[a-z]+$", ""));
                headers.put("state", entry.state().name().toLowerCase(Locale.ROOT));
                Files.writeString(Path.of(entry.path() + ".flow"), FlowFormat.write(headers, solved.board()));
                System.out.println(file);
            }
        }
    }
}
