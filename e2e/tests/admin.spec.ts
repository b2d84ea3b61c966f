import { openAdmin } from '../src/admin.steps.ts'
import { journey, WAYS } from '../src/admin-journey.ts'
import { OTHER_NOUNS, SERVED_NOUN } from '../src/admin-nouns.ts'
import { test } from '../src/fixtures.ts'
import { drawn } from '../src/viewports.ts'

for (const noun of [SERVED_NOUN, ...drawn(OTHER_NOUNS, 'admin: noun')])
  for (const { viewport, way } of drawn(WAYS, noun.path))
    test(
      `${noun.titulo}: add, find, change, delete, by ${way} at ${viewport.width} px`,
      { tag: noun === SERVED_NOUN ? '@served' : [] },
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await openAdmin(page, noun.path)
        await journey(page, noun, way)
      },
    )
