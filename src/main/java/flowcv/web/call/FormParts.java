package flowcv.web.call;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.http.MultiPartConfig;
import org.eclipse.jetty.http.MultiPartFormData;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.util.Attributes;

/** The parts of a form, all in memory. */
public final class FormParts {
    private static final int MOST_PARTS = 8;

    private final Map<String, byte[]> parts = new HashMap<>();

    private FormParts() {}

    /** Takes a body of type {@code multipart/form-data} apart. */
    public static FormParts of(Call call) throws RejectedCallException {
        if (!call.isForm()) {
            throw new RejectedCallException(
                    415, Payload.oneLine("a body of type '" + call.type() + "', expected multipart/form-data"));
        }
        MultiPartConfig config = new MultiPartConfig.Builder()
                .maxParts(MOST_PARTS)
                .maxSize(call.body().length)
                .maxPartSize(call.body().length)
                .maxMemoryPartSize(call.body().length)
                .useFilesForPartsWithoutFileName(false)
                .build();
        // The library tells the capitals of this name apart, unlike the standard.
        String type = call.type().replaceFirst("(?i);\\s*boundary=", ";boundary=");
        FormParts found = new FormParts();
        Content.Source source = Content.Source.from(ByteBuffer.wrap(call.body()));
        try (MultiPartFormData.Parts all = MultiPartFormData.getParts(source, new Attributes.Mapped(), type, config)) {
            for (MultiPart.Part part : all) {
                ByteBuffer bytes = Content.Source.asByteBuffer(part.getContentSource());
                byte[] copy = new byte[bytes.remaining()];
                bytes.get(copy);
                found.parts.put(part.getName(), copy);
            }
        } catch (Exception e) {
            // The library has no common type for what may be wrong with a form.
            throw new RejectedCallException(400, Payload.oneLine("the form is damaged: " + e.getMessage()));
        }
        return found;
    }

    public Optional<byte[]> take(String name) {
        return Optional.ofNullable(parts.remove(name));
    }

    public void done() throws RejectedCallException {
        if (!parts.isEmpty()) {
            throw new RejectedCallException(
                    400,
                    Payload.oneLine("unknown part '" + parts.keySet().iterator().next() + "' of the form"));
        }
    }
}
