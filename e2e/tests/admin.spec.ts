import { openAdmin } from '../src/admin.steps.ts'
import { journey, WAYS } from '../src/admin-journey.ts'
import { NOUNS } from '../src/admin-nouns.ts'
import { test } from '../src/fixtures.ts'
import { drawn } from '../src/viewports.ts'

for (const [place, noun] of NOUNS.entries())
  for (const { viewport, way } of drawn(WAYS, noun.path))
    test(
      `${noun.titulo}: add, find, change, delete, by ${way} at ${viewport.width} px`,
      { tag: place === 0 ? '@served' : [] },
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await openAdmin(page, noun.path)
        await journey(page, noun, way)
      },
    )
