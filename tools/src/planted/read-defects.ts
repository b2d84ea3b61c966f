import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import type { Defect, NamedDefect } from './defect.ts'

const FOLDER = path.join(ROOT, 'tools/fixtures/planted')

/** Reads the planted defects. Each file is an area. The names of its defects begin with the area's name. */
export async function readDefects(): Promise<NamedDefect[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.defects.ts')).toSorted()
  const areas = await Promise.all(
    files.map(async (file) => {
      const { defects } = (await import(path.join(FOLDER, file))) as {
        defects: Readonly<Record<string, Defect>>
      }
      const area = path.basename(file, '.defects.ts')
      return Object.entries(defects).map(([title, defect]) => ({
        ...defect,
        name: `${area}: ${title}`,
      }))
    }),
  )
  return areas.flat()
}
