import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'

/** Runs tools/run.mjs on a Node that claims another version. */
function runOn(version: string, command: string) {
  const claim = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${claim}`, path.join(ROOT, 'tools/run.mjs'), command],
    { encoding: 'utf8' },
  )
}

describe('tools/run.mjs', () => {
  it.each(['18.20.8', '20.18.3'])('says that Node %s is too old', (version) => {
    const { status, stderr } = runOn(version, 'start')
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      `Este computador tem o Node ${version}; o Rumo precisa do Node 20.19 ou mais novo (https://nodejs.org).`,
    )
  })

  it('says that there is no such command', () => {
    const { status, stderr } = runOn('20.19.0', 'dance')
    expect(status).toBe(1)
    expect(stderr.trim()).toBe('Não existe o comando dance.')
  })
})
