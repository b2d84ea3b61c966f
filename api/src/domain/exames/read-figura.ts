import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import { UnreadableError } from './unreadable.ts'

const MAX_MB = 10
const MAX_BYTES = MAX_MB * 1_000_000

/** Reads an image in `folder`. Type and size are checked first, because an exam file may name any path. */
export async function readFigura(folder: string, name: string): Promise<Buffer> {
  const asked = within(folder, name)
  // A symbolic link inside the folder may point outside.
  const path = within(await realpath(folder), await realpath(asked))
  const found = await stat(path)
  if (!found.isFile()) throw new UnreadableError('não é um arquivo')
  if (found.size > MAX_BYTES) throw new UnreadableError(`tem mais de ${MAX_MB} MB`)
  return readFile(path)
}

/**
 * The path of a file in the folder. Throws for a path outside of it: an exam file is not trusted, and the images that
 * it names are published.
 */
function within(folder: string, name: string): string {
  const path = resolve(folder, name)
  const inside = relative(folder, path)
  if (isAbsolute(inside) || inside.startsWith('..')) {
    throw new UnreadableError('fora da pasta das figuras')
  }
  return path
}
