import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readToolsConfig } from './config.ts'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium to test with: the one that CHROMIUM_PATH names, an installed one, Playwright's
 * own, or one that the machine's package manager installs now. Throws where none can be had.
 */
export async function findChromium(): Promise<string> {
  const { chromium: configured } = readToolsConfig(process.env)
  if (configured !== undefined) return existing([configured]) ?? refuse(configured)
  const found = existing([...INSTALLED, chromium.executablePath()])
  if (found !== undefined) return found
  install()
  return existing(INSTALLED) ?? refuse()
}

const existing = (paths: readonly string[]) => paths.find((path) => path && existsSync(path))

function install(): void {
  console.log('Instalando o Chromium pelo gerenciador de pacotes…')
  const apt = ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium']
  const [program = '', ...args] =
    process.getuid?.() === 0 ? apt : ['sudo', '--non-interactive', ...apt]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const attempt = () => spawnSync(program, args, { stdio: 'inherit', env }).status
  if (attempt() === 0) return
  // The list of packages may be missing or old.
  spawnSync(program, [...args.slice(0, args.indexOf('install')), 'update'], {
    stdio: 'inherit',
    env,
  })
  attempt()
}

function refuse(configured?: string): never {
  throw new Error(
    configured === undefined
      ? 'No Chromium could be had: install one, or name one in CHROMIUM_PATH.'
      : `CHROMIUM_PATH names ${configured}, which does not exist.`,
  )
}
