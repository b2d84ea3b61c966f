import { addressesOf, isAbsentAddress } from '@rumo/api'
import { once } from 'node:events'
import { access, constants, mkdir } from 'node:fs/promises'
import net from 'node:net'

/**
 * Rejects with a message for the user if another program listens on the port, or if this machine does not have the
 * address; `instead` says how to choose another port.
 */
export async function checkPort(
  host: string,
  port: number,
  instead = `PORT=${port + 1} npm start`,
): Promise<void> {
  let isHere = false
  for (const address of addressesOf(host)) {
    isHere = (await checkAddress(address, port, instead)) || isHere
  }
  if (!isHere) throw new Error(`HOST "${host}" não serve: este computador não tem esse endereço.`)
}

/** Whether this machine has the address. */
async function checkAddress(host: string, port: number, instead: string): Promise<boolean> {
  const probe = net.createServer().listen({ host, port })
  try {
    await once(probe, 'listening')
  } catch (cause) {
    if (isAbsentAddress(cause)) return false
    throw new Error(portSentence(host, port, instead, cause), { cause })
  }
  probe.close()
  await once(probe, 'close')
  return true
}

function portSentence(host: string, port: number, instead: string, cause: unknown): string {
  const code = errorCode(cause)
  if (code === 'EADDRINUSE') {
    return `A porta ${port} já está em uso: encerre o outro programa ou escolha outra, como em ${instead}.`
  }
  if (code === 'EACCES') {
    return `A porta ${port} não é permitida para esta conta: escolha uma acima de 1023, como em PORT=3000 npm start.`
  }
  if (code === 'ENOTFOUND') return `HOST "${host}" não serve: não há computador com esse nome.`
  return `Não foi possível abrir a porta ${port} em ${host} (${code}).`
}

/** Makes the folder of the database and the files. Rejects with a message for the user if it cannot be written. */
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
