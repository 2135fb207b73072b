package flowcv;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.image.Mats;
import org.junit.jupiter.api.Test;
import org.opencv.core.Mat;

/** Who may know what: libraries stand behind the rooms that need them, and nothing static changes. */
class LibrariesTest {
    @Test
    void openCvStaysWherePixelsAre() {
        onlyIn("org.opencv..", "flowcv.image", "flowcv.read..", "flowcv.draw..");
    }

    /** A matrix that nobody can reach any more is freed by its finalizer, even below its own release(). */
    @Test
    void matricesAreReleasedWhereTheyAreKeptUntilThen() {
        noClasses()
                .that()
                .areNotAssignableTo(Mats.class)
                .should()
                .accessTargetWhere(target(name("release")).and(targetOwner(assignableTo(Mat.class))))
                .check(HouseTest.HOUSE);
    }

    @Test
    void commandsAloneKnowTheParser() {
        onlyIn("picocli..", "flowcv.cli", "flowcv.cli.option", "flowcv.cli.shell");
    }

    @Test
    void theGameAloneKnowsTerminals() {
        onlyIn("org.jline..", "flowcv.play");
    }

    /** JSON is written in one place; but the page about a batch writes its rows as they come. */
    @Test
    void oneClassAloneKnowsJson() {
        onlyIn("com.fasterxml..", "flowcv.format", "flowcv.batch");
    }

    @Test
    void thePageAloneKnowsTheServer() {
        onlyIn("org.eclipse.jetty..", "flowcv.web", "flowcv.web.call");
        onlyIn("com.google.zxing..", "flowcv.web");
    }

    @Test
    void solversKnowNoRowsAndColumns() {
        noClasses()
                .that()
                .resideInAnyPackage("flowcv.solve..", "flowcv.count")
                .should()
                .callMethod(Board.class, "rows")
                .orShould()
                .callMethod(Board.class, "columns")
                .orShould()
                .callMethod(Board.class, "place", int.class, int.class)
                .orShould()
                .callMethod(Board.class, "topology")
                .check(HouseTest.HOUSE);
    }

    @Test
    void nothingStaticChanges() {
        fields().that().areStatic().should().beFinal().check(HouseTest.HOUSE);
    }

    /** Only these packages know a library, and one of them does, or the rule would be about nothing. */
    private static void onlyIn(String library, String... packages) {
        noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(HouseTest.HOUSE);
        assertThat(HouseTest.HOUSE.stream()
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .anyMatch(arrow -> resideInAPackage(library).test(arrow.getTargetClass())))
                .isTrue();
    }
}
