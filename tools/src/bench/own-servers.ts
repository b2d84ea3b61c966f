import path from 'node:path'
import { measureCompressed } from './draws.ts'
import { cloneServer } from './earlier-server.ts'
import { repeatQuestoes } from './many-questoes.ts'
import { withServer } from './resident.ts'
import { sqliteTarget } from './targets.ts'

/** The last commit whose server compressed each draw anew. */
export const BEFORE = 'fc7c38db4e4b'
/** Copies of the demonstration's 120 questions: 2,400 questions are twenty years of exams. */
export const COPIES = 20

/** Measures draws of a server as docs/operations.md installs it, on the questions that `folder` has already. */
export async function measureOwn(folder: string) {
  // The first start of an installed server compiles code that later starts find in its cache.
  await withServer(folder, () => Promise.resolve())
  return withServer(folder, async ({ origin, residentMb }) => {
    const measured = await measureCompressed(`${origin}/sorteios`)
    return { ...measured, residentMb: await residentMb() }
  })
}

/** Measures draws of the server of BEFORE, on as many questions. */
export async function measureBefore(folder: string) {
  const data = path.join(folder, 'data-before')
  const program = await cloneServer(BEFORE, path.join(folder, 'before'))
  await withServer(data, () => Promise.resolve(), program)
  await using target = sqliteTarget(path.join(data, 'rumo.sqlite'))
  await repeatQuestoes(target, COPIES)
  return withServer(data, ({ origin }) => measureCompressed(`${origin}/sorteios`), program)
}
