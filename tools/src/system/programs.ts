import { existsSync } from 'node:fs'
import { findPostgres } from '@rumo/api/testing'
import { CHROMIUM } from './chromium.ts'
import type { SystemProgram } from './program.ts'

export { CHROMIUM }

export const POSTGRES: SystemProgram = {
  name: 'postgres',
  packages: ['postgresql'],
  find: findPostgres,
}

/** Debian keeps it out of the PATH of whoever is not root. */
const NGINX_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']

const NGINX: SystemProgram = {
  name: 'nginx',
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  find: () => NGINX_PATHS.find((path) => existsSync(path)),
}

/** What `npm test` installs where it is missing. */
export const PROGRAMS: readonly SystemProgram[] = [CHROMIUM, POSTGRES, NGINX]
