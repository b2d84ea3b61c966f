// Runs through npx, which puts pnpm into PATH. Installs what the lockfile says, and writes the folder of pnpm to
// node_modules/.rumo-pnpm, so that no later command has to ask npx for it. With --prod, it leaves out the dependencies
// that only tests and checks need.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const isWindows = process.platform === 'win32'
const args = ['install', '--frozen-lockfile'].concat(process.argv.slice(2))
const { status } = spawnSync('pnpm', args, { stdio: 'inherit', shell: isWindows })
if (status !== 0) process.exit(1)
const folder = process.env.PATH.split(path.delimiter).find(function (place) {
  return fs.existsSync(path.join(place, isWindows ? 'pnpm.cmd' : 'pnpm'))
})
fs.writeFileSync(path.join('node_modules', '.rumo-pnpm'), folder)
