package flowcv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.apache.commons.io.FilenameUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

class NoticeTest {
    /** A name, and some spaces before its license. */
    private static final Pattern LIBRARY = Pattern.compile("(?m)^([\\w.-]+) {2,}\\S");

    private List<String> named;

    @BeforeEach
    void read() throws Exception {
        String jars = Files.readString(Path.of("NOTICE")).split("\nTexts of licenses ", 2)[0];
        named = LIBRARY.matcher(jars).results().map(line -> line.group(1)).toList();
    }

    @Test
    void everyLibraryThatIsShippedIsNamed() throws Exception {
        Document pom = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new File("pom.xml"));
        NodeList libraries = (NodeList) XPathFactory.newInstance()
                .newXPath()
                .evaluate("/project/dependencies/dependency[not(scope)]/artifactId", pom, XPathConstants.NODESET);
        List<String> shipped = new ArrayList<>();
        for (int i = 0; i < libraries.getLength(); i++) {
            shipped.add(libraries.item(i).getTextContent());
        }
        assertThat(shipped).isNotEmpty();
        assertThat(named).containsAll(shipped);
    }

    @Test
    void nothingElseIsNamed() {
        List<String> present = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(jar -> FilenameUtils.getName(jar).replaceFirst("-\\d.*", ""))
                .toList();
        assertThat(present).containsAll(named);
    }
}
