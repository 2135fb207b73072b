package flowcv;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import flowcv.read.Placement;
import flowcv.read.StageObserver;
import flowcv.solve.Graph;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The floors of the house: a package is a floor, and arrows point only downwards. */
class HouseTest {
    static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("flowcv");

    /** Every floor, from the ground up; {@code flowcv} itself is the whole way from a picture to its solution. */
    private static final Set<String> FLOORS = Set.of(
            "flowcv",
            "flowcv.batch",
            "flowcv.board",
            "flowcv.cli",
            "flowcv.cli.console",
            "flowcv.cli.input",
            "flowcv.cli.job",
            "flowcv.cli.option",
            "flowcv.cli.output",
            "flowcv.cli.result",
            "flowcv.cli.shell",
            "flowcv.count",
            "flowcv.draw",
            "flowcv.draw.camera",
            "flowcv.draw.canvas",
            "flowcv.draw.geometry",
            "flowcv.draw.layout",
            "flowcv.draw.part",
            "flowcv.draw.screen",
            "flowcv.draw.svg",
            "flowcv.format",
            "flowcv.format.matrix",
            "flowcv.format.text",
            "flowcv.generate",
            "flowcv.image",
            "flowcv.image.file",
            "flowcv.image.library",
            "flowcv.play",
            "flowcv.read",
            "flowcv.read.decide",
            "flowcv.read.detect",
            "flowcv.read.evidence",
            "flowcv.read.frame",
            "flowcv.read.inference",
            "flowcv.read.lattice",
            "flowcv.read.matching",
            "flowcv.read.region",
            "flowcv.read.tiling",
            "flowcv.solve",
            "flowcv.solve.hint",
            "flowcv.solve.ilp",
            "flowcv.verify",
            "flowcv.web",
            "flowcv.web.call");

    /** What drawing knows of reading: where a board lies in its picture, and who watches. */
    private static final DescribedPredicate<JavaClass> SEAM_OF_READING =
            equivalentTo(Placement.class).or(equivalentTo(StageObserver.class));

    @Test
    void everyFloorHasItsRule() {
        Set<String> found = new TreeSet<>();
        HOUSE.forEach(type -> found.add(type.getPackageName()));
        assertThat(found).isEqualTo(new TreeSet<>(FLOORS));
    }

    @Test
    void noFloorsStandOnEachOther() {
        slices().assignedFrom(new Floors()).should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void boardStandsOnNothing() {
        floor("flowcv.board");
    }

    @Test
    void formatStandsOnBoard() {
        floor("flowcv.format", "flowcv.board", "flowcv.format..");
        floor("flowcv.format.text", "flowcv.board");
        floor("flowcv.format.matrix", "flowcv.board", "flowcv.format.text");
    }

    @Test
    void solveStandsOnBoard() {
        floor("flowcv.solve", "flowcv.board");
    }

    @Test
    void hintsStandOnBoardAndSolve() {
        floor("flowcv.solve.hint", "flowcv.board", "flowcv.solve");
    }

    @Test
    void theSecondSolverStandsOnBoardAndSolve() {
        floor("flowcv.solve.ilp", "flowcv.board", "flowcv.solve");
    }

    @Test
    void countStandsOnTheGraphAlone() {
        floor("flowcv.count", equivalentTo(Graph.class), "flowcv.board");
    }

    @Test
    void generateStandsOnBoardAndSolve() {
        floor("flowcv.generate", "flowcv.board", "flowcv.solve");
    }

    @Test
    void playStandsOnPuzzlesAndTheirMakers() {
        floor("flowcv.play", "flowcv.board", "flowcv.format..", "flowcv.solve", "flowcv.solve.hint", "flowcv.generate");
    }

    @Test
    void imageStandsOnItsRoomsAlone() {
        floor("flowcv.image.file");
        floor("flowcv.image.library");
        floor("flowcv.image", "flowcv.image.file", "flowcv.image.library");
    }

    /** The rooms of the reader that measures once, in the order a picture walks through them. */
    @Test
    void theWayThroughTheRoomsNeverTurnsBack() {
        floor("flowcv.read.matching", "flowcv.board");
        floor("flowcv.read.frame", "flowcv.image");
        floor("flowcv.read.detect", "flowcv.image", "flowcv.read.frame");
        floor("flowcv.read.tiling", "flowcv.image", "flowcv.board");
        floor("flowcv.read.lattice", "flowcv.image", "flowcv.read.frame", "flowcv.read.detect", "flowcv.read.tiling");
        floor(
                "flowcv.read.region",
                "flowcv.image",
                "flowcv.board",
                "flowcv.read.frame",
                "flowcv.read.detect",
                "flowcv.read.tiling");
        floor("flowcv.read.evidence", "flowcv.image", "flowcv.read.frame", "flowcv.read.tiling");
        floor("flowcv.read.inference", "flowcv.image", "flowcv.read.tiling", "flowcv.read.evidence");
        floor(
                "flowcv.read.decide",
                "flowcv.image",
                "flowcv.board",
                "flowcv.read.tiling",
                "flowcv.read.evidence",
                "flowcv.read.inference",
                "flowcv.read.matching");
    }

    @Test
    void readStandsOnImageBoardAndItsRooms() {
        floor(
                "flowcv.read",
                "flowcv.image",
                "flowcv.board",
                "flowcv.read.decide",
                "flowcv.read.detect",
                "flowcv.read.evidence",
                "flowcv.read.frame",
                "flowcv.read.inference",
                "flowcv.read.lattice",
                "flowcv.read.matching",
                "flowcv.read.region",
                "flowcv.read.tiling");
    }

    @Test
    void drawStandsOnImageBoardAndPlacement() {
        floor("flowcv.draw", SEAM_OF_READING, "flowcv.image", "flowcv.board");
    }

    @Test
    void screensStandOnTheirPartsAndPlacement() {
        floor(
                "flowcv.draw.screen",
                SEAM_OF_READING,
                "flowcv.image",
                "flowcv.board",
                "flowcv.draw.canvas",
                "flowcv.draw.geometry",
                "flowcv.draw.part");
    }

    @Test
    void partsOfScreensStandOnTheCanvas() {
        floor("flowcv.draw.part", "flowcv.image", "flowcv.draw.canvas", "flowcv.draw.geometry");
    }

    @Test
    void geometryStandsOnLayoutsAndShapes() {
        floor("flowcv.draw.geometry", "flowcv.image", "flowcv.board", "flowcv.draw.layout", "flowcv.draw.canvas");
    }

    @Test
    void theCanvasStandsOnImage() {
        floor("flowcv.draw.canvas", "flowcv.image");
    }

    @Test
    void layoutsStandOnImageAndBoard() {
        floor("flowcv.draw.layout", "flowcv.image", "flowcv.board");
    }

    @Test
    void drawingsStandOnScreensAndStrokes() {
        floor(
                "flowcv.draw.svg",
                SEAM_OF_READING,
                "flowcv.image",
                "flowcv.board",
                "flowcv.draw",
                "flowcv.draw.canvas",
                "flowcv.draw.geometry",
                "flowcv.draw.screen");
    }

    @Test
    void theCameraStandsOnScreens() {
        floor("flowcv.draw.camera", SEAM_OF_READING, "flowcv.image", "flowcv.draw.screen");
    }

    @Test
    void theWayStandsOnItsStations() {
        floor(
                "flowcv",
                "flowcv.image",
                "flowcv.read",
                "flowcv.read.decide",
                "flowcv.board",
                "flowcv.format",
                "flowcv.solve",
                "flowcv.solve.hint",
                "flowcv.draw");
    }

    /** What goes through many pictures stands on the whole way, and on no command. */
    @Test
    void verifyStandsOnTheWay() {
        floor(
                "flowcv.verify",
                "flowcv",
                "flowcv.image",
                "flowcv.read",
                "flowcv.board",
                "flowcv.format..",
                "flowcv.solve",
                "flowcv.draw");
    }

    @Test
    void batchStandsOnTheWay() {
        floor("flowcv.batch", "flowcv", "flowcv.image", "flowcv.read", "flowcv.board", "flowcv.solve");
    }

    @Test
    void thePageStandsOnTheWayAndOnFormats() {
        floor(
                "flowcv.web",
                "flowcv.web.call",
                "flowcv",
                "flowcv.image",
                "flowcv.read",
                "flowcv.board",
                "flowcv.format..",
                "flowcv.generate",
                "flowcv.solve",
                "flowcv.solve.hint",
                "flowcv.draw",
                "flowcv.draw.geometry",
                "flowcv.draw.layout",
                "flowcv.draw.screen");
    }

    @Test
    void commandsStandOnTop() {
        noClasses()
                .that()
                .resideOutsideOfPackage("flowcv.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("flowcv.cli..")
                .check(HOUSE);
    }

    private static void floor(String own, String... below) {
        floor(own, DescribedPredicate.alwaysFalse(), below);
    }

    private static void floor(String own, DescribedPredicate<JavaClass> also, String... below) {
        DescribedPredicate<JavaClass> allowed = resideInAPackage(own)
                .or(resideInAnyPackage(below))
                .or(also)
                .or(DescribedPredicate.not(resideInAPackage("flowcv..")))
                .as("%s, %s or other people's classes", own, String.join(", ", below));
        classes()
                .that()
                .resideInAPackage(own)
                .should()
                .onlyDependOnClassesThat(allowed)
                .check(HOUSE);
    }

    /** Packages one by one, so that a package and one inside it may not stand on each other either. */
    private static final class Floors implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return resideInAPackage("flowcv..").test(type)
                    ? SliceIdentifier.of(type.getPackageName())
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }
}
