import { findPostgres } from '@rumo/api/testing'
import { CHROMIUM, WINDOWED_CHROMIUM } from './chromium.ts'
import { NGINX } from './find-nginx.ts'
import type { SystemProgram } from './program.ts'

export { CHROMIUM, NGINX, WINDOWED_CHROMIUM }

export const POSTGRES: SystemProgram = {
  name: 'postgres',
  packages: ['postgresql'],
  service: 'postgresql',
  find: findPostgres,
}

/** The programs that `npm test` installs if they are missing. */
export const PROGRAMS: readonly SystemProgram[] = [CHROMIUM, POSTGRES, NGINX]
