import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { unlessMissing } from '../../infra/files/unless-missing.ts'

const BYTES = 32
const FILE = 'jwt-secret'

/** The secret's file has content that this program did not write; the message is for people. */
class UnusableSecretError extends StartError {
  override name = 'UnusableSecretError'

  constructor(file: string) {
    super(
      `O arquivo ${file} não guarda um segredo inteiro: apague-o, e o Rumo faz outro (quem estava dentro entra de novo).`,
    )
  }
}

/**
 * The secret of a data folder: random bytes, in a file that only its owner can read. The first call makes it. If
 * several servers start at once, one makes it and all use it.
 */
export async function secretOf(dataDir: string): Promise<Uint8Array> {
  const file = join(dataDir, FILE)
  const text = (await unlessMissing(readFile(file, 'utf8'))) ?? (await make(file))
  if (!new RegExp(`^[0-9a-f]{${2 * BYTES}}\\n$`).test(text)) throw new UnusableSecretError(file)
  return Buffer.from(text.trim(), 'hex')
}

/**
 * Writes the secret to a temporary file and links that to the final name. So no reader sees a half-written file, and a
 * second server does not replace the first one's secret.
 */
async function make(file: string): Promise<string> {
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600 })
  try {
    await link(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(unfinished)
  }
  return readFile(file, 'utf8')
}
