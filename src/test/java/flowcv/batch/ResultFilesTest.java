package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultFilesTest {
    /** Spreadsheets take them for formulas, and names of files may come from anywhere. */
    @ParameterizedTest
    @ValueSource(strings = {"=1+1.png", "+a.png", "-a.png", "@SUM(A1).png", "\t=1.png", "\r=1.png", "-", "+1-1"})
    void noCellIsAFormula(String cell) {
        assertThat(ResultFiles.harmless(cell)).isEqualTo("'" + cell);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a=1.png", "0.9512", "-1", "+2.5", "7x7", "'=1"})
    void otherCellsStay(String cell) {
        assertThat(ResultFiles.harmless(cell)).isEqualTo(cell);
    }
}
