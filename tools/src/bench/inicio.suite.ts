import { rm } from 'node:fs/promises'
import path from 'node:path'
import { ownEnv } from '../config.ts'
import type { Figure, Suite } from './figure.ts'
import { cachesIn, cloneHead, plainEnv, secondsToFirstPage } from './fresh-clone.ts'
import { inFolder } from './in-folder.ts'

const MOST_BARE_S = 40
const MOST_SECOND_S = 2

/** `npm start` in a fresh clone, until the first page is there. */
export const inicio: Suite = {
  key: 'inicio',
  name: 'npm start in a fresh clone',
  run: () => inFolder(measureIn),
}

async function measureIn(folder: string): Promise<Figure[]> {
  const env = { ...plainEnv(ownEnv()), ...cachesIn(path.join(folder, 'caches')) }
  const [bare, cached] = [path.join(folder, 'bare'), path.join(folder, 'cached')]
  await cloneHead(bare)
  const bareS = await secondsToFirstPage(bare, env)
  await rm(bare, { recursive: true })
  await cloneHead(cached)
  const cachedS = await secondsToFirstPage(cached, env)
  const secondS = await secondsToFirstPage(cached, env)
  return [
    {
      name: 'to the first page, no package cached',
      value: bareS,
      unit: 's',
      atMost: MOST_BARE_S,
      row: '`npm start` in a fresh clone to the first page, no package cached',
    },
    {
      name: 'to the first page, packages cached',
      value: cachedS,
      unit: 's',
      row: 'the same, packages cached',
    },
    {
      name: 'to the first page, second start',
      value: secondS,
      unit: 's',
      atMost: MOST_SECOND_S,
      row: 'the same, second start',
    },
  ]
}
