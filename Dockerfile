# The server, from the Debian package that `make dist` has made for this architecture:
#   make dist && docker build --tag tictactoe --file Dockerfile build/dist
#   docker run --publish 8080:8080 --volume tictactoe:/var/lib/tictactoe tictactoe
FROM debian:bookworm-slim@sha256:abd67ffcfa541b485a3dff59865ab629aa048a6c613e639d36e7456b0b229241
RUN --mount=type=bind,target=/dist \
  apt-get update \
  && apt-get install --yes --no-install-recommends /dist/tictactoe_*_"$(dpkg --print-architecture)".deb fonts-dejavu-core \
    ca-certificates libcurl4 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --home-dir /var/lib/tictactoe --create-home tictactoe
USER tictactoe
VOLUME /var/lib/tictactoe
EXPOSE 8080
# bash asks by itself, so that the image needs no client.
HEALTHCHECK CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ $status = 200 ]"]
ENTRYPOINT ["tictactoe", "serve", "--listen", "0.0.0.0:8080", "--data", "/var/lib/tictactoe"]
