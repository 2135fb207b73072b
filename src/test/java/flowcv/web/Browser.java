package flowcv.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;
import org.awaitility.core.ConditionTimeoutException;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A browser without a window. */
final class Browser implements AutoCloseable {
    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /**
     * Starts one; skips the test where none is installed.
     *
     * @param width of the page in pixels; below 600 it is a phone
     */
    static Browser start(int width, int height, Path downloads) {
        return start(width, height, downloads, Optional.empty());
    }

    /**
     * Starts one with a camera.
     *
     * @param seen what the camera sees: JPEG pictures one after the other in a file named {@code .mjpeg}
     */
    static Browser start(int width, int height, Path downloads, Optional<Path> seen) {
        Optional<Path> binary = lookUp("chromium", "chromium-browser", "google-chrome", "chrome");
        Optional<Path> service = lookUp("chromedriver");
        assumeTrue(
                binary.isPresent() && service.isPresent(),
                "no chromium with its driver: apt-get install chromium chromium-driver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(binary.get().toString());
        // Containers have neither a user of their own nor much shared memory.
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu");
        options.addArguments("--window-size=" + width + "," + height, "--force-color-profile=srgb");
        options.addArguments("--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream");
        seen.ifPresent(file -> options.addArguments("--use-file-for-fake-video-capture=" + file));
        options.setExperimentalOption("prefs", Map.of("download.default_directory", downloads.toString()));
        if (width < 600) {
            options.setExperimentalOption(
                    "mobileEmulation",
                    Map.of("deviceMetrics", Map.of("width", width, "height", height, "pixelRatio", 2.0)));
        }
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService driver = new ChromeDriverService.Builder()
                .usingDriverExecutable(service.get().toFile())
                .build();
        return new Browser(new ChromeDriver(driver, options));
    }

    private static Optional<Path> lookUp(String... names) {
        return Stream.of(names)
                .flatMap(name -> Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                        .map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    ChromeDriver driver() {
        return driver;
    }

    void open(String address) {
        driver.get(address);
        await("the page is alive", () -> text("#samples").contains("7 x 7"));
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    /** Clicks on an element, away from the bar at the bottom of phones. */
    void click(String selector) {
        WebElement element = find(selector);
        run("if (!arguments[0].closest('.bar')) arguments[0].scrollIntoView({block: 'center'})", element);
        element.click();
    }

    /** Changes to looking, editing or playing. */
    void mode(String name) {
        click("#modes [data-mode='" + name + "']");
    }

    /** The middle of a cell in the window, in pixels; cells are the polygons of the first layer. */
    int[] cell(int place) {
        List<?> at = (List<?>) run(
                "const view = document.querySelector('#view'); view.scrollIntoView({block: 'center'});"
                        + "const r = view.querySelectorAll('g:first-of-type polygon')[arguments[0]]"
                        + ".getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2].map(Math.round)",
                place);
        return at.stream().mapToInt(each -> ((Number) each).intValue()).toArray();
    }

    String text(String selector) {
        return (String) run("return document.querySelector(arguments[0])?.textContent ?? ''", selector);
    }

    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    void await(String what, BooleanSupplier done) {
        try {
            ServedPage.until(what, done);
        } catch (ConditionTimeoutException e) {
            String seen = "message '" + text("#message") + "', outcome '" + text("#outcome") + "'";
            throw new AssertionError("in vain waited until " + what + "; " + seen + ", console " + complaints(), e);
        }
    }

    void awaitText(String selector, String part) {
        await(selector + " says '" + part + "'", () -> text(selector).contains(part));
    }

    /** What the browser has to complain about the page since it was asked last. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(entry -> entry.getMessage())
                .toList();
    }

    /** Drops a file on the page. */
    void drop(byte[] file, String name, String type) {
        String code = java.util.Base64.getEncoder().encodeToString(file);
        run(
                "const bytes = Uint8Array.from(atob(arguments[0]), (c) => c.charCodeAt(0));"
                        + "const data = new DataTransfer();"
                        + "data.items.add(new File([bytes], arguments[1], {type: arguments[2]}));"
                        + "document.querySelector('#frame').dispatchEvent("
                        + "new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));",
                code,
                name,
                type);
    }

    /** Serious faults that axe finds, a line each. */
    List<String> accessibilityFaults() {
        driver.executeScript(axe());
        Object faults = driver.executeAsyncScript("const done = arguments[arguments.length - 1];"
                + "axe.run().then((found) => done(found.violations"
                + ".filter((v) => v.impact === 'serious' || v.impact === 'critical')"
                + ".map((v) => v.id + ': ' + v.help + ' ' + v.nodes.map((n) => n.html).join(' '))));");
        return ((List<?>) faults).stream().map(String::valueOf).toList();
    }

    /** Opens a board by its text. */
    void openText(String text) {
        click("#open-text");
        run("document.querySelector('#text').value = arguments[0]", text);
        click("#text-use");
        await("the dialog is closed", () -> run("return document.querySelector('#text-dialog').open")
                .equals(false));
    }

    /** Sets the slider of the speed, from 0 to 10. */
    void speed(String mark) {
        run(
                "const s = document.querySelector('#speed'); s.value = arguments[0];"
                        + "s.dispatchEvent(new Event('input'))",
                mark);
    }

    void screenshot(Path file) throws IOException {
        FileUtils.writeByteArrayToFile(file.toFile(), driver.getScreenshotAs(OutputType.BYTES));
    }

    private static String axe() {
        return Uncheck.get(() -> IOUtils.resourceToString("/axe.min.js", StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        driver.quit();
    }
}
