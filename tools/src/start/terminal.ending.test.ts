import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ROOT } from '../config.ts'

/**
 * A command that serves until it is asked to end. It writes the file `pid` with its process id, and `closed` when it
 * has closed.
 */
const COMMAND = `
import { writeFileSync } from 'node:fs'
import { runCommand } from ${JSON.stringify(path.join(ROOT, 'tools/src/start/terminal.ts'))}
await runCommand(async () => {
  const serving = setInterval(() => {}, 1000)
  // Once it can be asked to end.
  setImmediate(() => writeFileSync('pid', String(process.pid)))
  return async () => {
    clearInterval(serving)
    writeFileSync('closed', 'closed')
  }
})
`

/** A folder in which tools/run.mjs finds all that it asks for, and one command, `start`. */
async function installed(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-run-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const at = (name: string) => path.join(folder, name)
  await mkdir(at('node_modules/.bin'), { recursive: true })
  await mkdir(at('tools/src/commands'), { recursive: true })
  await copyFile(path.join(ROOT, 'tools/run.mjs'), at('tools/run.mjs'))
  await symlink(process.execPath, at('node_modules/.bin/node'))
  await writeFile(at('node_modules/.rumo-pnpm'), folder)
  await writeFile(at('node_modules/.rumo-installed'), 'all\nlock')
  await writeFile(at('pnpm-lock.yaml'), 'lock')
  await writeFile(at('package.json'), '{"type":"module"}')
  await writeFile(at('tools/src/commands/start.ts'), COMMAND)
  return folder
}

const start = (file: string, args: string[], options: object = {}): ChildProcess =>
  spawn(file, args, { stdio: 'ignore', ...options })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** For what takes a moment on a machine that is not busy. */
const WAITING_MS = 30_000

/** The process of the command, once it serves. */
async function servedBy(folder: string): Promise<number> {
  const pid = await vi.waitFor(async () => {
    const written = Number(await readFile(path.join(folder, 'pid'), 'utf8'))
    expect(written).toBeGreaterThan(0)
    return written
  }, WAITING_MS)
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')))
  return pid
}

/** What it said when it closed what it had open, once it is gone. */
async function closedBy(folder: string, pid: number): Promise<string> {
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), WAITING_MS)
  return readFile(path.join(folder, 'closed'), 'utf8')
}

describe.skipIf(process.platform === 'win32')('what tools/run.mjs started', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'closes and ends when tools/run.mjs gets a %s',
    async (signal) => {
      const folder = await installed()
      const run = start(process.execPath, [path.join(folder, 'tools/run.mjs'), 'start'], {
        cwd: folder,
      })
      const pid = await servedBy(folder)
      const exit = once(run, 'exit')
      run.kill(signal)
      expect(await closedBy(folder, pid)).toBe('closed')
      expect(await exit).toEqual(signal === 'SIGKILL' ? [null, 'SIGKILL'] : [0, null])
    },
  )

  it('closes and ends with its terminal', async () => {
    const folder = await installed()
    const command = `${process.execPath} ${path.join(folder, 'tools/run.mjs')} start; exit $?`
    const terminal = start('script', ['-qfec', command, '/dev/null'], {
      cwd: folder,
      detached: true,
    })
    const pid = await servedBy(folder)
    // What owns the terminal goes, and the terminal with it.
    terminal.kill('SIGKILL')
    expect(await closedBy(folder, pid)).toBe('closed')
  })

  it('closes and ends where the caller of tools/run.mjs is gone', async () => {
    const folder = await installed()
    const command = `${process.execPath} ${path.join(folder, 'tools/run.mjs')} start; true`
    const shell = start('/bin/sh', ['-c', command], { cwd: folder })
    const pid = await servedBy(folder)
    shell.kill('SIGKILL')
    expect(await closedBy(folder, pid)).toBe('closed')
  })
})
