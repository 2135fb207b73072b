package flowcv.web;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

/** Somebody who calls a server. */
final class Caller {
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final int port;

    Caller(int port) {
        this.port = port;
    }

    HttpResponse<String> post(String path, byte[] body, String... headers) throws Exception {
        return send(request(path, headers).POST(HttpRequest.BodyPublishers.ofByteArray(body)));
    }

    HttpResponse<String> post(String path, String body, String... headers) throws Exception {
        return post(path, body.getBytes(StandardCharsets.UTF_8), headers);
    }

    /** The answer to a call without a body, where no fault is expected. */
    String posted(String path) {
        try {
            return post(path, "").body();
        } catch (Exception e) {
            throw new AssertionError(path, e);
        }
    }

    HttpResponse<String> get(String path, String... headers) throws Exception {
        return send(request(path, headers).GET());
    }

    HttpResponse<String> call(String method, String path) throws Exception {
        return send(request(path).method(method, HttpRequest.BodyPublishers.noBody()));
    }

    HttpResponse<byte[]> bytes(String path, byte[] body, String type) throws Exception {
        return client.send(
                request(path, "Content-Type", type)
                        .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                        .build(),
                HttpResponse.BodyHandlers.ofByteArray());
    }

    private HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .timeout(ServedPage.LONGEST);
        return headers.length > 0 ? request.headers(headers) : request;
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** Sends bytes as they are; the status line and the headers of the answer. */
    String raw(String request) throws IOException {
        try (Socket socket = open(request)) {
            StringBuilder answer = new StringBuilder();
            while (answer.indexOf("\r\n\r\n") < 0) {
                int b = socket.getInputStream().read();
                if (b < 0) {
                    break;
                }
                answer.append((char) b);
            }
            return answer.toString();
        }
    }

    /** Sends bytes as they are, and does not wait; close it to leave. */
    Socket open(String request) throws IOException {
        Socket socket = new Socket("localhost", port);
        socket.setSoTimeout((int) ServedPage.LONGEST.toMillis());
        try {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            // A server may answer and close before it has heard all.
        }
        return socket;
    }

    /** Sends a call, and does not wait for the answer; close it to leave. */
    Socket ask(String path, String body, String... headers) throws IOException {
        StringBuilder more = new StringBuilder();
        for (String header : headers) {
            more.append(header).append("\r\n");
        }
        return open("POST " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\nContent-Length: " + body.length()
                + "\r\n" + more + "\r\n" + body);
    }
}
