package flowcv.read.inference;
public final class Knobs { public static void set(double o, double p) { Costs.openings = o; Labelings.plain = p; } }
