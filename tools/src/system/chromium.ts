import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { readToolsConfig } from '../config.ts'
import type { SystemProgram } from './program.ts'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The one that CHROMIUM_PATH names, an installed one, or Playwright's own. */
export const CHROMIUM: SystemProgram = {
  name: 'chromium',
  packages: ['chromium'],
  find: () => {
    const { chromium: configured } = readToolsConfig(process.env)
    if (configured === undefined) return existing([...INSTALLED, chromium.executablePath()])
    if (existsSync(configured)) return configured
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist.`)
  },
}

const existing = (paths: readonly string[]) => paths.find((path) => path && existsSync(path))
