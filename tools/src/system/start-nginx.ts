import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ROOT } from '../config.ts'
import { findNginx } from './find-nginx.ts'

interface NginxOptions {
  /** The folder of a composed site, with the files that nginx.conf includes. */
  site: string
  /** A folder for its configuration, its logs and its process id. */
  folder: string
  port: number
  /** The paths of a certificate and of its key, for HTTPS and HTTP/2 (docs/operations.md). */
  tls?: { certificate: string; key: string }
  /** Whether nginx has Debian's modules, among them the one for brotli; true by default. */
  modules?: boolean
  /** Whether nginx takes the client's address from X-Forwarded-For, as behind a CDN (docs/operations.md). */
  isBehindProxy?: boolean
}

const POLL_MS = 50
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Starts the repository's nginx.conf on a port of this machine; gives the process, which SIGTERM ends. */
export async function startNginx(options: NginxOptions): Promise<ChildProcess> {
  const { folder, port } = options
  await writeConfiguration(options)
  const nginx = spawn(
    findNginx(),
    ['-c', path.join(folder, 'nginx.conf'), '-g', `daemon off; pid ${folder}/pid;`],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const kill = () => nginx.kill()
  process.once('exit', kill)
  nginx.once('exit', () => process.off('exit', kill))
  await answering(nginx, `http://127.0.0.1:${port}/`)
  return nginx
}

/** Ends a server's process, if it still runs. */
export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function writeConfiguration({
  site,
  folder,
  port,
  tls,
  modules = true,
  isBehindProxy = false,
}: NginxOptions) {
  await mkdir(path.join(folder, 'conf.d'), { recursive: true })
  // When the tests run as root, nginx's workers run as the user `nobody`, which must be able to open these folders.
  for (const open of [folder, path.dirname(folder), path.dirname(site)]) await chmod(open, 0o755)
  await copyFile(path.join(ROOT, 'nginx.conf'), path.join(folder, 'nginx.conf'))
  const ofTheMachine = path.join(folder, 'rumo-machine')
  await mkdir(ofTheMachine, { recursive: true })
  await writeFile(path.join(ofTheMachine, 'main.conf'), `error_log ${folder}/error.log;`)
  await writeFile(
    path.join(ofTheMachine, 'server.conf'),
    [
      `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`,
      ...(tls ? [`ssl_certificate ${tls.certificate};`, `ssl_certificate_key ${tls.key};`] : []),
      `access_log ${folder}/access.log rumo;`,
      ...(isBehindProxy ? ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;'] : []),
    ].join('\n'),
  )
  await symlink(path.join(site, 'nginx'), path.join(folder, 'rumo'))
  const own = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`)
  if (modules) {
    await symlink('/etc/nginx/modules-enabled', path.join(folder, 'modules-enabled'))
    own.push('brotli_static on;')
  }
  await writeFile(path.join(folder, 'conf.d/own.conf'), own.join('\n'))
}

/** Waits until a server answers, with any status. Rejects when the server ends before. */
export async function answering(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server for ${url} ended by itself.`)
    const answered = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (answered) return
    await setTimeout(POLL_MS)
  }
}
