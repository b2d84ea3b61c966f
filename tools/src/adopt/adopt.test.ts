import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownEnv, ROOT } from '../config.ts'
import { summaryOf } from './adopt.ts'

describe('summaryOf', () => {
  it('says what becomes of files that no record names', () => {
    expect(summaryOf({ files: 3, named: 3 })).toBe(
      'Arquivos que agora são deste banco de dados: 3.',
    )
    expect(summaryOf({ files: 3, named: 1 })).toContain('Nenhum registro usa 2 deles.')
  })
})

// Each run is a process that opens a database: on a busy machine it takes seconds.
describe('npm run adopt', { timeout: 60_000 }, () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'rumo-adopt-'))
  })
  afterEach(() => {
    rmSync(dir, { recursive: true })
  })

  it('makes the files those of the database', () => {
    const files = path.join(dir, 'arquivos')
    mkdirSync(path.join(files, 'provas'), { recursive: true })
    writeFileSync(path.join(files, 'provas', `${'a'.repeat(64)}.pdf`), '%PDF-1.7')
    writeFileSync(path.join(files, 'banco'), 'outro\n')

    const script = path.join(ROOT, 'tools/src/commands/adopt.ts')
    const { stderr, stdout } = spawnSync(process.execPath, [script], {
      encoding: 'utf8',
      env: ownEnv({ DATA_DIR: dir, DATABASE_URL: '' }),
    })
    expect(stderr).toBe('')
    expect(stdout).toContain('Arquivos que agora são deste banco de dados: 1.')
    const db = new DatabaseSync(path.join(dir, 'rumo.sqlite'))
    const name = db.prepare('select chave from identidade').get()?.chave
    db.close()
    expect(readFileSync(path.join(files, 'banco'), 'utf8')).toBe(`${String(name)}\n`)
  })
})
