package flowcv.format;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A text form, as options name it, and as the endings of files tell it. */
public interface NamedForm {
    /** Of the constant that stands for the form. */
    String name();

    /** Endings of file names in lower case; none for a form whose files end in txt, which says nothing. */
    List<String> endings();

    /** As options write it. */
    default String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The form of a name in any case. */
    static <F extends NamedForm> Optional<F> named(F[] forms, String word) {
        return Arrays.stream(forms)
                .filter(form -> form.word().equalsIgnoreCase(word))
                .findFirst();
    }

    /** The form that an ending in any case stands for. */
    static <F extends NamedForm> Optional<F> ofEnding(F[] forms, String ending) {
        return Arrays.stream(forms)
                .filter(form -> form.endings().contains(ending.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    static List<String> words(NamedForm[] forms) {
        return Arrays.stream(forms).map(NamedForm::word).toList();
    }
}
