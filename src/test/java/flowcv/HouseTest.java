package flowcv;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import flowcv.board.Board;
import flowcv.read.Placement;
import flowcv.read.Point;
import flowcv.read.StageObserver;
import flowcv.solve.Graph;

/** The floors of the house: a package is a floor, and arrows point only downwards. */
@AnalyzeClasses(packages = "flowcv", importOptions = ImportOption.DoNotIncludeTests.class)
class HouseTest {
    /** What drawing knows of reading: where a board lies in its picture, and who watches. */
    private static final DescribedPredicate<JavaClass> SEAM_OF_READING = JavaClass.Predicates.equivalentTo(
                    Placement.class)
            .or(JavaClass.Predicates.equivalentTo(Point.class))
            .or(JavaClass.Predicates.equivalentTo(StageObserver.class));

    @ArchTest
    static final ArchRule boardStandsOnNothing = floor("flowcv.board..");

    @ArchTest
    static final ArchRule formatStandsOnBoard = floor("flowcv.format..", "flowcv.board..");

    @ArchTest
    static final ArchRule solveStandsOnBoard = floor("flowcv.solve..", "flowcv.board..");

    @ArchTest
    static final ArchRule countStandsOnTheGraphAlone = classes()
            .that()
            .resideInAPackage("flowcv.count..")
            .should()
            .onlyDependOnClassesThat(
                    ownOr("flowcv.count..", "flowcv.board..").or(JavaClass.Predicates.equivalentTo(Graph.class)));

    @ArchTest
    static final ArchRule generateStandsOnBoardAndSolve =
            floor("flowcv.generate..", "flowcv.board..", "flowcv.solve..");

    @ArchTest
    static final ArchRule playStandsOnPuzzlesAndTheirMakers =
            floor("flowcv.play..", "flowcv.board..", "flowcv.format..", "flowcv.solve..", "flowcv.generate..");

    @ArchTest
    static final ArchRule theGameAloneKnowsTerminals = noClasses()
            .that()
            .resideOutsideOfPackage("flowcv.play..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.jline..");

    @ArchTest
    static final ArchRule imageStandsOnNothing = floor("flowcv.image..");

    @ArchTest
    static final ArchRule readStandsOnImageAndBoard = floor("flowcv.read..", "flowcv.image..", "flowcv.board..");

    @ArchTest
    static final ArchRule drawStandsOnImageBoardAndPlacement = classes()
            .that()
            .resideInAPackage("flowcv.draw..")
            .should()
            .onlyDependOnClassesThat(
                    ownOr("flowcv.draw..", "flowcv.image..", "flowcv.board..").or(SEAM_OF_READING));

    /** What goes through many pictures stands on the whole way, and on no command. */
    @ArchTest
    static final ArchRule verifyStandsOnTheWay = noClasses()
            .that()
            .resideInAPackage("flowcv.verify..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("flowcv.cli..", "flowcv.batch..");

    @ArchTest
    static final ArchRule batchStandsOnTheWay = noClasses()
            .that()
            .resideInAPackage("flowcv.batch..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("flowcv.cli..", "flowcv.verify..");

    @ArchTest
    static final ArchRule theWayKnowsNoCommand = noClasses()
            .that()
            .resideOutsideOfPackage("flowcv.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("flowcv.cli..");

    @ArchTest
    static final ArchRule packagesAreFreeOfCircles =
            slices().matching("flowcv.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule openCvStaysWherePixelsAre = noClasses()
            .that()
            .resideOutsideOfPackages("flowcv.image..", "flowcv.read..", "flowcv.draw..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.opencv..");

    @ArchTest
    static final ArchRule commandsAloneKnowTheParser = noClasses()
            .that()
            .resideOutsideOfPackage("flowcv.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli..");

    /** The page about a batch carries its rows as JSON, and the local page is answered in it. */
    @ArchTest
    static final ArchRule commandsAndPagesAloneKnowJson = noClasses()
            .that()
            .resideOutsideOfPackages("flowcv.cli..", "flowcv.batch..", "flowcv.web..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.fasterxml..");

    @ArchTest
    static final ArchRule commandsAloneKnowThePage = noClasses()
            .that()
            .resideOutsideOfPackages("flowcv.cli..", "flowcv.web..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("flowcv.web..");

    @ArchTest
    static final ArchRule thePageAloneKnowsTheServer = noClasses()
            .that()
            .resideOutsideOfPackage("flowcv.web..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.eclipse.jetty..", "com.google.zxing..");

    @ArchTest
    static final ArchRule solversKnowNoRowsAndColumns = noClasses()
            .that()
            .resideInAnyPackage("flowcv.solve..", "flowcv.count..")
            .should()
            .callMethod(Board.class, "rows")
            .orShould()
            .callMethod(Board.class, "columns")
            .orShould()
            .callMethod(Board.class, "place", int.class, int.class)
            .orShould()
            .callMethod(Board.class, "topology");

    @ArchTest
    static final ArchRule nothingStaticChanges =
            fields().that().areStatic().should().beFinal();

    private static ArchRule floor(String own, String... below) {
        return classes().that().resideInAPackage(own).should().onlyDependOnClassesThat(ownOr(own, below));
    }

    private static DescribedPredicate<JavaClass> ownOr(String own, String... below) {
        return resideInAPackage(own)
                .or(resideInAnyPackage(below))
                .or(DescribedPredicate.not(resideInAPackage("flowcv..")))
                .as("%s, %s or other people's classes", own, String.join(", ", below));
    }
}
