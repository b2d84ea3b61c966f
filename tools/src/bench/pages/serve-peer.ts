import { fastify } from 'fastify'
import { cp, glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeCompressed } from '../../compose/write-whole.ts'
import { servePages } from './serve.ts'

const TEXTS = '**/*.{css,html,js,json,mjs,svg}'

/** A site of others, served; its address has a slash at its end. */
interface ServedPeer extends AsyncDisposable {
  url: string
}

/**
 * Serves a built site of others as a plain static host does: its files, compressed by brotli, and its one page under
 * every other path. `copy` becomes a copy of its folder with the compressed files.
 */
export async function servePeer(folder: string, copy: string): Promise<ServedPeer> {
  await cp(folder, copy, { recursive: true })
  for await (const text of glob(TEXTS, { cwd: copy })) {
    const file = path.join(copy, text)
    await writeCompressed(file, await readFile(file, 'utf8'))
  }
  const app = fastify()
  await servePages(app, { prefix: '/', folder: copy, headers: {} })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url: `${origin}/`, [Symbol.asyncDispose]: () => app.close() }
}
