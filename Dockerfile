# One image for every process of the service; the command says which (server/deploy/README.md). To pin the base by its
# digest: --build-arg NODE_IMAGE=docker.io/library/node@sha256:…
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY sdk/package.json sdk/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json CHANGELOG.md ./
COPY openapi/v1.yaml openapi/
COPY openapi/read openapi/read
COPY openapi/guides openapi/guides
COPY sdk/package.json sdk/
COPY sdk/src sdk/src
COPY server server
COPY worker worker
# Nothing is written to the image, so that its file system may be read-only; uploads stay in memory.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
# Of the API. The worker serves no requests: switch this off for it, or ask its METRICS_PORT.
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
