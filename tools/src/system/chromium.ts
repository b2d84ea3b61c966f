import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { readToolsConfig } from '../config.ts'
import type { SystemProgram } from './program.ts'

/** Chromium's headless shell, which needs a third less CPU. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium that CHROMIUM_PATH names, an installed one, or Playwright's own. */
export const CHROMIUM: SystemProgram = {
  name: 'chromium',
  packages: ['chromium-headless-shell'],
  find: () => configured() ?? existing([SHELL, ...WINDOWED, chromium.executablePath()]),
}

/** A Chromium that opens windows, found in the same way. */
export const WINDOWED_CHROMIUM: SystemProgram = {
  name: 'chromium',
  packages: ['chromium'],
  find: () => configured() ?? existing([...WINDOWED, chromium.executablePath()]),
}

function configured(): string | undefined {
  const { chromium: place } = readToolsConfig()
  if (place === undefined || existsSync(place)) return place
  throw new Error(`CHROMIUM_PATH names ${place}, which does not exist.`)
}

const existing = (paths: readonly string[]) => paths.find((path) => path && existsSync(path))
