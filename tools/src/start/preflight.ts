import { addressesOf, isAbsentAddress } from '@rumo/api'
import { once } from 'node:events'
import { access, constants, mkdir } from 'node:fs/promises'
import net from 'node:net'

/** Rejects with a sentence for people when another program listens on the port. */
export async function checkPort(host: string, port: number): Promise<void> {
  for (const address of addressesOf(host)) await checkAddress(address, port)
}

async function checkAddress(host: string, port: number): Promise<void> {
  const probe = net.createServer().listen({ host, port })
  try {
    await once(probe, 'listening')
  } catch (cause) {
    if (isAbsentAddress(cause)) return
    throw new Error(portSentence(host, port, cause), { cause })
  }
  probe.close()
  await once(probe, 'close')
}

function portSentence(host: string, port: number, cause: unknown): string {
  const code = errorCode(cause)
  if (code === 'EADDRINUSE') {
    return `A porta ${port} já está em uso: encerre o outro programa ou escolha outra, como em PORT=${port + 1} npm start.`
  }
  if (code === 'EACCES') {
    return `A porta ${port} não é permitida para esta conta: escolha uma acima de 1023, como em PORT=3000 npm start.`
  }
  return `Não foi possível abrir a porta ${port} em ${host} (${code}).`
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/

/** Throws a sentence for people when `host` is not this machine's own: the site answers nobody else yet. */
export function checkHost(host: string): void {
  if (LOOPBACK.test(host)) return
  throw new Error(
    `HOST "${host}" não serve: por enquanto o Rumo só atende neste computador (localhost).`,
  )
}

/** Makes the folder of the database and the files. Rejects with a sentence for people when it cannot be written. */
export async function checkDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (cause) {
    const code = errorCode(cause)
    const why =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'não é uma pasta: escolha'
        : `não pode ser escrita (${code}): mude a permissão ou escolha`
    throw new Error(`A pasta dos dados, ${folder}, ${why} outra com DATA_DIR.`, { cause })
  }
}

function errorCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
}
