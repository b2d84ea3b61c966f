import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../config.ts'
import { run } from './run.ts'

const node = (script: string, options = {}) => run(process.execPath, ['-e', script], options)

describe('run', () => {
  it('gives the exit code and all that was printed', async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3"
    const { code, output } = await node(script)
    expect(code).toBe(3)
    expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
  })

  it('runs at the root, or where it is told, with what the environment is to have', async () => {
    const script = 'console.log(process.cwd(), process.env.ASKED)'
    expect((await node(script, { env: { ASKED: 'yes' } })).output).toBe(`${ROOT} yes\n`)
    const cwd = await realpath(await mkdtemp(path.join(tmpdir(), 'rumo-run-')))
    onTestFinished(() => rm(cwd, { recursive: true }))
    expect((await node(script, { cwd })).output).toBe(`${cwd} undefined\n`)
  })

  it('ends a program that hangs', async () => {
    const { code } = await node('setInterval(() => {}, 1000)', { timeoutMs: 200 })
    expect(code).toBeNull()
  })

  it('rejects where there is no such program', async () => {
    await expect(run('no-such-program', [])).rejects.toThrow('ENOENT')
  })
})
