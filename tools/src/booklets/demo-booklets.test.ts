import { BOOKLETS } from '@rumo/api'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { demoBooklets } from './demo-booklets.ts'
import { MANIFEST, staleBooklets } from './manifest.ts'

const MAX_BYTES = 1_500_000
// The data that the booklets are printed from. It is imported, so that Vitest runs these tests again when it changes.
const sources = import.meta.glob('/api/src/domain/seed/demo/**/*.{json,svg}')

describe('the committed booklets', async () => {
  const booklets = await demoBooklets()

  it('are those of the demonstration data, printed from what it is today', async () => {
    expect(sources).not.toEqual({})
    const stale = (await staleBooklets(booklets, BOOKLETS)).map(({ name }) => name)

    expect(stale, 'Run `npm run booklets` and commit what it writes.').toEqual([])
    const names = booklets.map(({ name }) => name)
    expect((await readdir(BOOKLETS)).toSorted()).toEqual([...names, MANIFEST].toSorted())
  })

  it.for(booklets)(
    '$name is small, tagged, in Portuguese, with an outline and a fixed date',
    async ({ name }) => {
      const pdf = await readFile(new URL(name, BOOKLETS), 'latin1')

      expect(pdf.length).toBeLessThan(MAX_BYTES)
      expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
      expect(pdf).toContain('/Lang (pt-BR)')
      expect(pdf).toContain('/Outlines')
      expect(pdf).toMatch(/\/CreationDate \(D:20260101000000/)
      // Type 3 fonts consist of drawn letters. Chromium makes them of a variable font.
      expect(pdf).not.toContain('/Type3')
    },
  )
})
