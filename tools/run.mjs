#!/usr/bin/env node
// The entry point of every npm script. It runs on any version of Node and without dependencies, installs what the
// lockfile says and starts the command with Node 24 (docs/adr/004-node-as-a-package.md). The syntax is old on purpose:
// an old Node must get as far as the message that says it is too old.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = [20, 19]
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const bin = path.join(root, 'node_modules', '.bin')
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const isWindows = process.platform === 'win32'
/** The commands that need no devDependencies. */
const PRODUCT = new Set([
  'admin',
  'adopt',
  'build',
  'compose',
  'dev',
  'extract',
  'packages',
  'release',
  'seed',
  'start',
])

function stop(sentence) {
  console.error('\n' + sentence + '\n')
  process.exit(1)
}

function checkNode() {
  const version = process.versions.node.split('.').map(Number)
  const tooOld =
    version[0] < OLDEST_NODE[0] || (version[0] === OLDEST_NODE[0] && version[1] < OLDEST_NODE[1])
  if (tooOld) {
    stop(
      'Este computador tem o Node ' +
        process.versions.node +
        '; o Rumo precisa do Node ' +
        OLDEST_NODE.join('.') +
        ' ou mais novo (https://nodejs.org).',
    )
  }
}

function checkFolder() {
  try {
    fs.accessSync(root, fs.constants.W_OK)
  } catch {
    stop(
      'A pasta ' +
        root +
        ' não pode ser escrita: mude a permissão dela ou copie o Rumo para outra.',
    )
  }
}

/**
 * Installs the dependencies that a command needs, unless they are there already. Gives the folder of pnpm, which turbo
 * needs for a build.
 */
function install(command) {
  const lockfile = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  const stamp = path.join(root, 'node_modules', '.rumo-installed')
  const [installed, ofLockfile] = halves(read(stamp))
  // When an earlier command has installed the devDependencies too, they stay.
  const wanted = PRODUCT.has(command) && installed !== 'all' ? 'product' : 'all'
  const isThere = ofLockfile === lockfile && installed === wanted
  if (isThere && fs.existsSync(pnpmFolder())) return pnpmFolder()
  console.log('Instalando as dependências (só na primeira vez e quando elas mudam)…')
  const script = ['node', path.join('tools', 'install.mjs')]
  if (wanted === 'product') script.push('--prod')
  const { status } = spawnSync(
    'npx',
    ['--yes', '--prefer-offline', '--package=' + manifest.packageManager, '--'].concat(script),
    { cwd: root, stdio: 'inherit', shell: isWindows },
  )
  if (status !== 0) {
    stop(
      'As dependências não puderam ser instaladas: confira a conexão com a internet e tente de novo.',
    )
  }
  fs.writeFileSync(stamp, wanted + '\n' + lockfile)
  return pnpmFolder()
}

/** The first line of a text, and the rest of it. */
function halves(text) {
  const end = text.indexOf('\n')
  return [text.slice(0, end), text.slice(end + 1)]
}

const pnpmFolder = () => read(path.join(root, 'node_modules', '.rumo-pnpm'))
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

function findNode() {
  const packaged = path.join(bin, 'node')
  if (fs.existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return stop(
    'Não há um pacote do Node 24 para este sistema (' +
      process.platform +
      ' ' +
      process.arch +
      '): instale o Node 24 (https://nodejs.org) e tente de novo.',
  )
}

function findScript(command) {
  const script = path.join(root, 'tools', 'src', 'commands', command + '.ts')
  if (!fs.existsSync(script)) stop('Não existe o comando ' + command + '.')
  return script
}

function handOver(script, args, pnpm) {
  const env = Object.assign({}, process.env, {
    PATH: [bin, pnpm, process.env.PATH].join(path.delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    // Node keeps compiled code in this folder, above all that of TypeScript files, and uses it at the next start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, '.rumo', 'compiled'),
  })
  // Through the IPC channel the child notices that this process has ended, however it ended.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(findNode(), [script].concat(args), { cwd: root, stdio: stdio, env: env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, function () {
      child.kill(signal)
    })
  }
  // When npm is ended, it does not tell this process. The command must not go on after that and keep its port.
  const parent = process.ppid
  setInterval(function () {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
  child.on('exit', function (code, signal) {
    process.exit(signal ? 1 : code)
  })
}

checkNode()
const script = findScript(process.argv[2])
checkFolder()
handOver(script, process.argv.slice(3), install(process.argv[2]))
