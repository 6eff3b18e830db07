# The command line with the programs that it uses: a C compiler, Valgrind, and git. `docker build .` needs nothing but this folder:
# dist is in the repository, so no stage builds it. docs/start.md says how to run the image.
FROM node:24.21.0-trixie-slim

LABEL org.opencontainers.image.source="https://github.com/sqlite-bench-gate/sqlite-bench-gate" \
      org.opencontainers.image.licenses="MIT"

# tini passes signals on, and waits for processes that an engine leaves behind.
# hadolint ignore=DL3008 # Debian's archive keeps one version of a package, so a pinned one soon cannot be installed
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates gcc git libc6-dev tini valgrind \
    && rm -rf /var/lib/apt/lists/* \
    && ln -s ../lib/sqlite-bench-gate/dist/cli.js /usr/local/bin/sqlite-bench-gate

COPY package.json LICENSE /usr/local/lib/sqlite-bench-gate/
COPY dist /usr/local/lib/sqlite-bench-gate/dist

# Any user of `docker run --user` can write there.
ENV XDG_CACHE_HOME=/tmp
USER 1000:1000
WORKDIR /work
ENTRYPOINT ["tini", "--", "sqlite-bench-gate"]
CMD ["--help"]
