import { existsSync } from 'node:fs'
import { MissingProgramError, type SystemProgram } from './program.ts'

/**
 * Debian's nginx is only in the PATH of root, so these places are searched. The module is expected in Debian's place.
 */
const INSTALLED = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** An nginx that can send brotli. */
export const NGINX: SystemProgram = {
  name: 'nginx',
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  service: 'nginx',
  find: () => (existsSync(BROTLI) ? INSTALLED.find((path) => existsSync(path)) : undefined),
}

/** The path of an installed nginx. Throws which packages are missing. */
export function findNginx(): string {
  const found = NGINX.find()
  if (found !== undefined) return found
  throw new MissingProgramError(
    `nginx is not on this machine, or not its module for brotli: install the packages ${NGINX.packages.join(' and ')}.`,
  )
}
