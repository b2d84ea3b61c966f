import './trusted-types.ts'
import '@rumo/shared-ui/base.css'
import './boundaries.css'
import { readSiteConfig } from './config.ts'
import { startShell } from './start-shell.tsx'

startShell(readSiteConfig(document))

const { searchParams } = new URL(location.href)
document.documentElement.toggleAttribute('data-boundaries', searchParams.has('boundaries'))
