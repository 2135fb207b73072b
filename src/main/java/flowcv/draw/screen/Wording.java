package flowcv.draw.screen;

/** The words around the board, in the languages of the phones that real pictures come from. */
public enum Wording {
    ENGLISH("level", "flows:", "moves:", "best:", "pipe:"),
    FRENCH("niveau", "flux :", "actions :", "record :", "tuyau :"),
    GERMAN("Level", "Flüsse:", "Züge:", "Bestwert:", "Rohr:"),
    SPANISH("nivel", "flujos:", "movs.:", "récord:", "tubería:"),
    ITALIAN("livello", "flussi:", "mosse:", "record:", "tubo:"),
    PORTUGUESE("nível", "fluxos:", "jogadas:", "recorde:", "cano:"),
    DUTCH("level", "stromen:", "zetten:", "beste:", "pijp:"),
    SWEDISH("nivå", "flöden:", "drag:", "bäst:", "rör:"),
    RUSSIAN("уровень", "потоки:", "ходы:", "лучшее:", "труба:");

    private final String level;
    private final String flows;
    private final String moves;
    private final String best;
    private final String pipe;

    Wording(String level, String flows, String moves, String best, String pipe) {
        this.level = level;
        this.flows = flows;
        this.moves = moves;
        this.best = best;
        this.pipe = pipe;
    }

    String title(int number) {
        return level + " " + number;
    }

    String flows(int done, int all) {
        return flows + " " + done + "/" + all;
    }

    String moves(int moves, int bestMoves) {
        return this.moves + " " + moves + "   " + best + " " + (bestMoves == 0 ? "-" : bestMoves);
    }

    String pipe(int percent) {
        return pipe + " " + percent + "%";
    }
}
