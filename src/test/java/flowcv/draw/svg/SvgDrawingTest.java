package flowcv.draw.svg;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Tilings;
import flowcv.format.FlowFormat;
import flowcv.testing.AnyBoard;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgDrawingTest {
    /** Cells are 60 units large, the board begins 12 units from the edge. */
    private static final Trail DOWN = new Trail("A", List.of(0, 2));

    static List<Arguments> families() {
        return List.of(
                Arguments.of("plain", RandomBoards.of(1).plain(7, 7)),
                Arguments.of("holes", RandomBoards.of(2).holes(7, 7)),
                Arguments.of("walls", RandomBoards.of(3).walls(7, 6)),
                Arguments.of("warps", RandomBoards.of(4).warps(6, 6)),
                Arguments.of("bridges", RandomBoards.of(5).bridges(7, 7)),
                Arguments.of("hexagons", RandomBoards.of(6).hex(2)),
                Arguments.of("cube", RandomBoards.of(7).cube(3)),
                Arguments.of("ring", RandomBoards.of(8).ring(12, 3)),
                Arguments.of("tower", RandomBoards.of(9).tiling(Tilings.tower(2, new int[] {2, 1}, 1), 6)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("families")
    void everyFlowOfEveryFamilyIsNamedAndGoesFromDotToDot(String name, RandomBoards.Solved solved) throws Exception {
        Document svg = parse(SvgDrawing.write(List.of(Drawing.solved(solved.board(), solved.solution())), false));
        assertThat(svg.getDocumentElement().getAttribute("role")).isEqualTo("img");
        List<Element> flows = flows(svg);
        assertThat(flows).hasSameSizeAs(solved.solution().trails());
        for (int i = 0; i < flows.size(); i++) {
            Trail trail = solved.solution().trails().get(i);
            assertThat(title(flows.get(i)))
                    .startsWith(trail.label() + ", ")
                    .endsWith(", " + trail.places().size() + " cells");
            List<double[]> dots = dots(flows.get(i));
            List<Element> paths = children(flows.get(i), "path").stream()
                    .filter(path -> path.getAttribute("fill").equals("none"))
                    .toList();
            List<double[]> first = points(paths.get(0).getAttribute("d"));
            List<double[]> last = points(paths.get(paths.size() - 1).getAttribute("d"));
            double[] begin = first.get(0);
            double[] end = last.get(last.size() - 1);
            assertThat(dots.stream().anyMatch(dot -> isNear(dot, begin, 0.2))).isTrue();
            assertThat(dots.stream().anyMatch(dot -> isNear(dot, end, 0.2))).isTrue();
            assertThat(isNear(begin, end, 0.2)).isFalse();
        }
    }

    @Test
    void aFlowVisitsTheMiddlesOfItsCellsInOrder() throws Exception {
        RandomBoards.Solved solved = RandomBoards.of(1).plain(7, 7);
        Document svg = parse(SvgDrawing.write(List.of(Drawing.solved(solved.board(), solved.solution())), false));
        for (int i = 0; i < solved.solution().trails().size(); i++) {
            List<double[]> middles = solved.solution().trails().get(i).places().stream()
                    .map(place -> new double[] {12 + 60 * (place % 7) + 30, 12 + 60 * (place / 7) + 30})
                    .toList();
            List<double[]> corners =
                    points(children(flows(svg).get(i), "path").get(0).getAttribute("d"));
            List<double[]> steps = new ArrayList<>(List.of(corners.get(0)));
            for (int k = 1; k < corners.size(); k++) {
                double[] a = corners.get(k - 1);
                double[] b = corners.get(k);
                int cells = (int) (Math.hypot(b[0] - a[0], b[1] - a[1]) / 60);
                IntStream.rangeClosed(1, cells)
                        .mapToObj(
                                s -> new double[] {a[0] + (b[0] - a[0]) * s / cells, a[1] + (b[1] - a[1]) * s / cells})
                        .forEach(steps::add);
            }
            assertThat(steps.toArray(double[][]::new)).isDeepEqualTo(middles.toArray(double[][]::new));
        }
    }

    @Test
    void aSmallBoardIsDrawnSo() throws Exception {
        Board board = FlowFormat.read("AB\nAB\n", "two").get(0).board();
        Solution solution = new Solution(List.of(DOWN, new Trail("B", List.of(1, 3))));
        assertThat(SvgDrawing.write(List.of(Drawing.solved(board, solution)), false))
                .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 144 144\" width=\"144\""
                        + " height=\"144\" role=\"img\">\n<title>Board of 2x2, 2 flows, solved</title>\n")
                .contains("<title>B, blue, 2 cells</title>\n<path fill=\"none\" d=\"M102 42V102\"/>\n"
                        + "<circle stroke=\"none\" cx=\"102\" cy=\"42\" r=\"21\"/>");
    }

    @Test
    void aSevenBySevenBoardTakesLessThanSixKilobytes() {
        for (long seed = 1; seed <= 5; seed++) {
            RandomBoards.Solved solved = RandomBoards.of(seed).plain(7, 7);
            List<Drawing> drawing = List.of(Drawing.solved(solved.board(), solved.solution()));
            assertThat(SvgDrawing.write(drawing, true).getBytes(StandardCharsets.UTF_8))
                    .hasSizeLessThan(6000);
        }
    }

    /** What does not know animations shows the last picture; what does draws one stroke after the other. */
    @Test
    void anAnimationEndsWithAllThatStandsThere() throws Exception {
        RandomBoards.Solved solved = RandomBoards.of(4).warps(6, 6);
        List<Drawing> drawing = List.of(Drawing.solved(solved.board(), solved.solution()));
        Document still = parse(SvgDrawing.write(drawing, false));
        Document moving = parse(SvgDrawing.write(drawing, true));
        assertThat(paths(moving)).isEqualTo(paths(still));
        assertThat(all(still, "animate")).isEmpty();
        double before = 0;
        for (Element stroke : all(moving, "animate")) {
            double end = seconds(stroke);
            double begin =
                    end * Double.parseDouble(stroke.getAttribute("keyTimes").split(";")[1]);
            assertThat(begin).isBetween(before - 0.02, before + 0.02);
            assertThat(stroke.getAttribute("values")).endsWith(";0");
            assertThat(stroke.hasAttribute("fill")).isFalse();
            before = end;
        }
        assertThat(before).isBetween(4.0, 6.0);
        double last = before;
        assertThat(all(moving, "set")).allMatch(set -> seconds(set) <= last);
    }

    @Test
    void colorsThatAreNearEachOtherGetLetters() throws Exception {
        Board board = FlowFormat.read("BbR\nBbR\n", "blues").get(0).board();
        Document svg = parse(SvgDrawing.write(List.of(Drawing.unsolved(board)), false));
        assertThat(all(svg, "text").stream().map(Element::getTextContent)).containsExactly("B", "B", "b", "b");
    }

    @Test
    void stepsAreNumbered() throws Exception {
        Board board = FlowFormat.read("AB\n..\nAB\n", "two").get(0).board();
        Drawing drawing = Drawing.hint(board, List.of(), List.of(DOWN, new Trail("B", List.of(1, 3))), List.of());
        Document svg = parse(SvgDrawing.write(List.of(drawing), false));
        assertThat(all(svg, "text").stream().map(Element::getTextContent)).containsExactly("1", "2");
        assertThat(title(svg.getDocumentElement())).isEqualTo("Board of 3x2, 2 flows, 2 steps");
    }

    @Test
    void anyBoardAndSeveralAreWellFormed() throws Exception {
        List<Drawing> drawings = Stream.iterate(1L, seed -> seed + 1)
                .limit(200)
                .map(seed -> Drawing.unsolved(AnyBoard.of(seed)))
                .toList();
        for (Drawing drawing : drawings) {
            parse(SvgDrawing.write(List.of(drawing), false));
        }
        assertThat(children(parse(SvgDrawing.write(drawings, false)).getDocumentElement(), "g"))
                .hasSize(drawings.size());
    }

    /** It takes some tenths of a second; joining its lines by comparing all of them took minutes. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aLargeBoardDoesNotHang() throws Exception {
        String row = ".".repeat(70) + "\n";
        Board board = FlowFormat.read("A" + row.substring(1) + row.repeat(68) + ".".repeat(69) + "A\n", "large")
                .get(0)
                .board();
        Document svg = parse(SvgDrawing.write(List.of(Drawing.unsolved(board)), false));
        assertThat(title(svg.getDocumentElement())).isEqualTo("Board of 70x70, 1 flow");
    }

    @Test
    void labelsOfCharactersThatXmlForbidsAreReplaced() throws Exception {
        String forbidden = "\u0001\uFFFE\uFFFF\uD800";
        String allowed = "\uFFFD\uD83D\uDE00<&";
        String text = new Xml()
                .root("svg", "id=" + forbidden + allowed)
                .text("title", forbidden + allowed)
                .close()
                .toString();
        Element root = parse(text).getDocumentElement();
        assertThat(root.getAttribute("id")).isEqualTo("\uFFFD".repeat(4) + allowed);
        assertThat(title(root)).isEqualTo("\uFFFD".repeat(4) + allowed);
    }

    @Test
    void cellsOfFreeShapesShowTheirNames() throws Exception {
        Board cube = RandomBoards.of(7).cube(3).board();
        List<String> names =
                IntStream.range(0, cube.size()).mapToObj(cube::name).toList();
        assertThat(cellNames(cube)).isEqualTo(names);
        assertThat(cellNames(RandomBoards.of(1).plain(7, 7).board())).isEmpty();
    }

    private static List<String> cellNames(Board board) throws Exception {
        Document svg = parse(SvgDrawing.write(List.of(Drawing.unsolved(board)), false));
        return all(svg, "path").stream()
                .filter(path -> !children(path, "title").isEmpty())
                .map(SvgDrawingTest::title)
                .toList();
    }

    private static Document parse(String text) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }

    /** The groups with a title. */
    private static List<Element> flows(Document svg) {
        return all(svg, "g").stream()
                .filter(group -> !children(group, "title").isEmpty())
                .toList();
    }

    private static String title(Element element) {
        return children(element, "title").get(0).getTextContent();
    }

    private static List<String> paths(Document svg) {
        return all(svg, "path").stream().map(path -> path.getAttribute("d")).toList();
    }

    private static double seconds(Element element) {
        return Double.parseDouble(element.getAttribute("dur").replace("s", ""));
    }

    private static List<double[]> dots(Element flow) {
        return Stream.concat(children(flow, "circle").stream(), children(flow, "ellipse").stream())
                .map(dot -> new double[] {
                    Double.parseDouble(dot.getAttribute("cx")), Double.parseDouble(dot.getAttribute("cy"))
                })
                .toList();
    }

    private static boolean isNear(double[] a, double[] b, double reach) {
        return Math.hypot(a[0] - b[0], a[1] - b[1]) < reach;
    }

    /** The corners of a path of M, L, H and V. */
    private static List<double[]> points(String data) {
        List<double[]> points = new ArrayList<>();
        double x = 0;
        double y = 0;
        for (String part : data.split("(?=[MLHVZ])")) {
            String[] numbers =
                    part.substring(1).trim().replace("-", " -").trim().split("\\s+");
            switch (part.charAt(0)) {
                case 'H' -> x = Double.parseDouble(numbers[0]);
                case 'V' -> y = Double.parseDouble(numbers[0]);
                default -> {
                    x = Double.parseDouble(numbers[0]);
                    y = Double.parseDouble(numbers[1]);
                }
            }
            points.add(new double[] {x, y});
        }
        return points;
    }

    private static List<Element> children(Element parent, String name) {
        return elements(parent.getChildNodes(), name);
    }

    private static List<Element> all(Document svg, String name) {
        return elements(svg.getElementsByTagName(name), name);
    }

    private static List<Element> elements(NodeList nodes, String name) {
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(node -> node.getNodeName().equals(name))
                .map(Element.class::cast)
                .toList();
    }
}
