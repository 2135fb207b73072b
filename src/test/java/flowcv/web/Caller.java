package flowcv.web;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

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
                .timeout(Duration.ofSeconds(60));
        return headers.length > 0 ? request.headers(headers) : request;
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** Sends bytes as they are; what comes back until the server closes or is silent for a while. */
    String raw(String request, Duration patience) throws IOException {
        try (Socket socket = new Socket("localhost", port)) {
            socket.setSoTimeout((int) patience.toMillis());
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            StringBuilder answer = new StringBuilder();
            try {
                for (int b = socket.getInputStream().read();
                        b >= 0;
                        b = socket.getInputStream().read()) {
                    answer.append((char) b);
                }
            } catch (java.net.SocketTimeoutException e) {
                return answer.toString();
            }
            return answer.toString();
        }
    }

    /** Sends a call and leaves without waiting for the answer. */
    void abandon(String path, String body) throws IOException {
        try (Socket socket = new Socket("localhost", port)) {
            String head = "POST " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\nContent-Length: "
                    + body.length() + "\r\n\r\n";
            socket.getOutputStream().write((head + body).getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
        }
    }
}
