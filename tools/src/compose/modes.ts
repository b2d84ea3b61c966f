import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** The mode of served files: everybody may read them, whatever the umask of the account that composes. */
export const FILE_MODE = 0o644
const FOLDER_MODE = 0o755

/**
 * Lets everybody read a file or enter a folder. The mode is set only when needed, because the file may belong to
 * another account.
 */
export async function openToAll(place: string): Promise<void> {
  const found = await stat(place)
  const needed = found.isDirectory() ? FOLDER_MODE : FILE_MODE
  if ((found.mode & needed) !== needed) await chmod(place, needed)
}

/** Makes a folder and its missing parents. Everybody may enter them. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await chmod(made, FOLDER_MODE)
  }
}

/** Opens a folder to everybody, with all that lies in it. */
export async function openTree(folder: string): Promise<void> {
  await openToAll(folder)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await openToAll(path.join(entry.parentPath, entry.name))
  }
}
