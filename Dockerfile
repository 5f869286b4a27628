# An image of the site: everything but the database of DATABASE_URL and a volume. docs/OPERATIONS.md says how it is built and run.
# Any Debian with npm in its archive will do.
ARG BASE=docker.io/library/debian:trixie-slim

FROM ${BASE} AS source
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates npm \
  && rm -rf /var/lib/apt/lists/* \
  && npm install --global npm@11.19.1
WORKDIR /app
# npm reads the whole workspace's manifests; sources come later, so that a change of them installs nothing anew.
COPY package.json package-lock.json .npmrc ./
COPY e2e/package.json e2e/
COPY packages/core/package.json packages/core/
COPY packages/demo/package.json packages/demo/
COPY packages/pictures/package.json packages/pictures/
COPY packages/texts/package.json packages/texts/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY tools/bench/package.json tools/bench/
COPY tools/browsers/package.json tools/browsers/
COPY tools/long-tests/package.json tools/long-tests/
COPY tools/mutation/package.json tools/mutation/
COPY tools/old-data/package.json tools/old-data/

FROM source AS web
RUN npm ci --workspace=@palmares/web --include-workspace-root --no-audit --no-fund
COPY scripts scripts
COPY tsconfig.base.json ./
COPY packages packages
RUN node --input-type=module --eval "await (await import('./scripts/build-web.mjs')).ensureWebBuilt()"

FROM source AS server
# Of two thirds of it nothing is read here: what is for debuggers and compilers, and the parts of TensorFlow.js that decision 0005 leaves out.
RUN npm ci --omit=dev --workspace=@palmares/server --include-workspace-root --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' \) -delete \
  && rm -rf node_modules/node-linux-*/include \
    node_modules/@tensorflow/tfjs node_modules/@tensorflow/tfjs-data \
    node_modules/@tensorflow/tfjs-layers node_modules/@tensorflow/tfjs-backend-webgl

FROM ${BASE}
# With a name: PostgreSQL, where it is the embedded one, refuses an account without.
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin palmares \
  && install --directory --owner=palmares --group=palmares --mode=700 /data
WORKDIR /app
COPY --from=server /app/node_modules node_modules
COPY package.json LICENSE ./
COPY packages/core packages/core
COPY packages/demo packages/demo
COPY packages/pictures packages/pictures
COPY packages/texts packages/texts
COPY packages/server packages/server
COPY --from=web /app/packages/web/dist packages/web/dist
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER palmares
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# The server is process 1: it handles SIGTERM itself, and stops within ten seconds.
CMD ["node", "packages/server/src/main.ts"]
