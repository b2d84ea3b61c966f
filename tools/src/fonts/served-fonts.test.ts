import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { FONTS_FOLDER, servedFonts } from './served-fonts.ts'

it('serves the fonts that `npm run fonts` makes of what texts and formulas are drawn with', async () => {
  for (const [file, made] of await servedFonts()) {
    const served = await readFile(new URL(file, FONTS_FOLDER))
    expect([file, served.equals(made)]).toEqual([file, true])
  }
})
