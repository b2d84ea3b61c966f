import { appendFile, chmod } from 'node:fs/promises'
import path from 'node:path'
import { ownEnv } from '../config.ts'
import type { Suite } from './figure.ts'
import { cloneHead, plainEnv, secondsOf } from './fresh-clone.ts'
import { inFolder } from './in-folder.ts'

const MOST_TEST_S = 600
const MOST_CHECK_S = 60
/** A typical change: in one module of the API. */
const CHANGED = 'api/src/modules/cursos/cursos.repository.ts'

/** The duration of all tests in a fresh clone, and of those for one change. */
export const testes: Suite = {
  key: 'testes',
  name: 'npm test in a fresh clone, packages cached, and npm run check after it',
  onRequest: true,
  run: () =>
    inFolder(async (folder) => {
      // PostgreSQL and nginx may run as other accounts, which must be able to read the clone.
      await chmod(folder, 0o755)
      const clone = path.join(folder, 'clone')
      const env = plainEnv(ownEnv())
      await cloneHead(clone)
      const testS = await secondsOf(clone, ['test'], env)
      const change = () => appendFile(path.join(clone, CHANGED), '\n// A change.\n')
      await change()
      // The first run keeps results that later runs use, so that only a later run is measured.
      await secondsOf(clone, ['run', 'check'], env)
      await change()
      const checkS = await secondsOf(clone, ['run', 'check'], env)
      return [
        {
          name: 'npm test',
          value: testS,
          unit: 's',
          atMost: MOST_TEST_S,
          row: '`npm test` in a fresh clone, packages cached',
        },
        {
          name: `npm run check, warm, with a change in ${CHANGED}`,
          value: checkS,
          unit: 's',
          atMost: MOST_CHECK_S,
          row: '`npm run check`, warm, with a change in one module of the API',
        },
      ]
    }),
}
