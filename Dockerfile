# Rumo in containers (docs/operations.md#in-containers): `rumo` is the API and the commands, `nginx` serves site and API.
FROM node:24-bookworm-slim AS rumo
ARG BASE_PATH=/rumo/
WORKDIR /opt/rumo
COPY . .
RUN npm run build \
  && useradd --system --home-dir /var/lib/rumo rumo \
  && install -d -o rumo -g rumo -m 700 /var/lib/rumo /var/cache/rumo \
  && install -d -o rumo -g rumo /srv/rumo
ENV HOST=0.0.0.0 DATA_DIR=/var/lib/rumo DEMO=0 TRUST_PROXY=uniquelocal
# As docs/rumo-api@.service has them. What Node compiles is written when a process ends: here, once for all containers.
ENV MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/var/cache/rumo
USER rumo
RUN ["node_modules/.bin/node", "--max-semi-space-size=8", "--max-old-space-size=512", "--eval", "import('./api/src/app.ts')"]
EXPOSE 3000
# Bounds what answers leave behind in memory until it is collected; `npm run bench sorteios` measures with it.
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--max-old-space-size=512", "api/src/server.ts"]

FROM debian:bookworm-slim AS nginx
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && ln -sfn /srv/rumo/www/nginx /etc/nginx/rumo \
  && echo 'brotli_static on;' > /etc/nginx/conf.d/rumo-brotli.conf \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY nginx.conf /etc/nginx/nginx.conf
COPY docs/nginx-machine /etc/nginx/rumo-machine
EXPOSE 80
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
