import { existsSync } from 'node:fs'

const INSTALLED = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The path of an installed nginx that can send brotli. Throws which packages are missing. */
export function findNginx(): string {
  const found = INSTALLED.find((path) => existsSync(path))
  if (found !== undefined && existsSync(BROTLI)) return found
  throw new Error(
    'nginx is not on this machine, or not its module for brotli: install the packages nginx and libnginx-mod-http-brotli-static.',
  )
}
