import './trusted-types.ts'
import '@rumo/shared-ui/base.css'
import './skip-link.css'
import './boundaries.css'
import { readSiteConfig } from './config.ts'
import { linkRefusedStyles } from './refused-styles.ts'
import { startShell } from './start-shell.tsx'

linkRefusedStyles(document)
startShell(readSiteConfig(document))

const { searchParams } = new URL(location.href)
document.documentElement.toggleAttribute('data-boundaries', searchParams.has('boundaries'))
