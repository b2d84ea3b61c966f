import { openAdmin } from '../src/admin.ts'
import { journey, WAYS } from '../src/admin-journey.ts'
import { NOUNS } from '../src/admin-nouns.ts'
import { test } from '../src/fixtures.ts'

for (const { width, way } of WAYS)
  test.describe(`at ${width} px by ${way}`, () => {
    test.use({ viewport: { width, height: 800 } })
    for (const noun of NOUNS)
      test(`${noun.titulo}: add, find, change, delete`, async ({ page }) => {
        await openAdmin(page, noun.path)
        await journey(page, noun, way)
      })
  })
