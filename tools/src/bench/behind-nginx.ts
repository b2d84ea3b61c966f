import path from 'node:path'
import { buildOf } from '../build.ts'
import { composeForNginx } from '../compose/site-folder.ts'
import { obtainProgram } from '../system/program.ts'
import { NGINX } from '../system/programs.ts'
import { startNginx, stopProcess } from '../system/start-nginx.ts'
import { makeCertificate } from './certificate.ts'
import { freePort } from './free-port.ts'
import { makeProduct } from './make-product.ts'

/** The product as docs/operations.md puts it before visitors: nginx with HTTP/2 and TLS, over demonstration data. */
export async function serveBehindNginx(folder: string) {
  // As in docs/rumo-api@.service: a file's address begins with https there.
  const { app, base, settings } = await makeProduct(folder, { TRUST_PROXY: 'loopback' })
  try {
    obtainProgram(NGINX)
    const api = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const site = path.join(folder, 'behind-nginx')
    const behind = { ...settings, api: '/api/', servidores_da_api: [api.host] }
    await composeForNginx({ base, settings: behind, buildOf, out: site })
    const port = await freePort()
    const tls = await makeCertificate(folder)
    const nginx = await startNginx({ site, folder: path.join(folder, 'nginx'), port, tls })
    return {
      /** The address of the home page, with a slash at its end. */
      home: `https://localhost:${port}${base}`,
      async [Symbol.asyncDispose]() {
        await stopProcess(nginx)
        await app.close()
      },
    }
  } catch (error) {
    await app.close()
    throw error
  }
}
