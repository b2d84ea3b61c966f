import './trusted-types.ts'
import '@rumo/shared-ui/base.css'
import './skip-link.css'
import './late.css'
import './boundaries.css'
import { apiAddress, http, session } from '@rumo/shared-auth'
import { readSiteConfig } from './config.ts'
import { letFontCome, takeLateAway } from './page.ts'
import { linkRefusedStyles } from './refused-styles.ts'
import { beginAhead } from './remotes/head-start.ts'
import { provideSingletons } from './remotes/singletons.ts'
import { RestOfShell } from './rest-of-shell.ts'
import { askBeforeSteps } from './routing/ask-before-steps.ts'
import { followLinks } from './routing/links.ts'
import { reloadOnSecondFailure } from './stale-chunks.ts'

linkRefusedStyles(document)
reloadOnSecondFailure()
const site = readSiteConfig(document)
http.configure({
  address: apiAddress(site, location),
  extensoes: site.extensoes,
  onUnauthorized: session.drop,
})
provideSingletons()
askBeforeSteps()

const headStart = beginAhead(site)
const rest = new RestOfShell(async () => {
  const { startShell } = await import('./start-shell.tsx')
  return () => {
    takeLateAway()
    return startShell(site, headStart)
  }
})
// A screen that works is not called late, even if the rest of the shell is.
void headStart?.over.then(takeLateAway)
followLinks(site.base, rest.navigate)
// The font makes the browser lay out all text again. That would delay the first button of a screen that the page has
// already, and would move a screen that still waits for the API, if the font came after it.
if (headStart?.hasContent) void headStart.over.then(letFontCome)
else letFontCome()
if (headStart) rest.startAfter(headStart.over)
else void rest.start()

const { searchParams } = new URL(location.href)
document.documentElement.toggleAttribute('data-boundaries', searchParams.has('boundaries'))
