package flowcv.batch;

import java.util.Comparator;

/** Names as people order them: {@code shot2} before {@code shot10}, whatever the case; no two names are equal. */
final class NaturalOrder implements Comparator<String> {
    @Override
    public int compare(String a, String b) {
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            if (isDigit(a.charAt(i)) && isDigit(b.charAt(j))) {
                int endA = endOfNumber(a, i);
                int endB = endOfNumber(b, j);
                int order = compareNumbers(a.substring(i, endA), b.substring(j, endB));
                if (order != 0) {
                    return order;
                }
                i = endA;
                j = endB;
            } else {
                int order = Character.compare(rank(a.charAt(i)), rank(b.charAt(j)));
                if (order != 0) {
                    return order;
                }
                i++;
                j++;
            }
        }
        int order = Integer.compare(a.length() - i, b.length() - j);
        return order != 0 ? order : a.compareTo(b);
    }

    /** What lies in a folder comes right behind it, before names that go on with another character. */
    private static char rank(char character) {
        return character == '/' || character == '\\' ? 0 : Character.toLowerCase(character);
    }

    private static int compareNumbers(String a, String b) {
        String plainA = withoutZeros(a);
        String plainB = withoutZeros(b);
        int order = Integer.compare(plainA.length(), plainB.length());
        return order != 0 ? order : plainA.compareTo(plainB);
    }

    private static String withoutZeros(String number) {
        int at = 0;
        while (at < number.length() - 1 && number.charAt(at) == '0') {
            at++;
        }
        return number.substring(at);
    }

    private static int endOfNumber(String text, int from) {
        int end = from;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}
