import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadExamFile } from '@rumo/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownEnv, ROOT } from '../config.ts'
import { readSeedArguments, summaryOf } from './seed-exam.ts'

describe('readSeedArguments', () => {
  it('takes the figures from beside the file, unless told', () => {
    expect(readSeedArguments(['provas/a.json'], '/home/ana')).toEqual({
      file: '/home/ana/provas/a.json',
      figuras: '/home/ana/provas/figuras',
    })
    expect(readSeedArguments(['/a.json', '--figuras', 'imagens'], '/home/ana')).toEqual({
      file: '/a.json',
      figuras: '/home/ana/imagens',
    })
  })

  it.each([[[]], [['a.json', 'b.json']], [['a.json', '--fotos', 'x']], [['a.json', '--figuras']]])(
    'says what it takes to %j',
    (args) => {
      expect(() => readSeedArguments(args, '/')).toThrow('Uso: npm run seed -- ARQUIVO.json')
    },
  )
})

describe('summaryOf', () => {
  const exam = { chave: 'a.json' }

  it.each([
    [
      { questoes: 54, redacoes: 1, provas: 1 },
      '54 questões carregadas, 1 tema de redação carregado',
    ],
    [{ questoes: 1, referencias: 2 }, '1 questão carregada, 2 referências carregadas'],
    [{}, 'nada de novo'],
  ])('says of %j: %s', (inserted, sentence) => {
    expect(summaryOf({ exam, inserted, isDeleted: false })).toBe(`a.json: ${sentence}.`)
  })

  it('fails when the exam was deleted', () => {
    expect(() => summaryOf({ exam, inserted: {}, isDeleted: true })).toThrow('dê ao arquivo outra')
  })
})

// Each run is a process that opens a database: on a busy machine it takes seconds.
describe('npm run seed', { timeout: 60_000 }, () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'rumo-seed-'))
  })
  afterEach(() => {
    rmSync(dir, { recursive: true })
  })

  const dados = () => path.join(dir, 'dados')

  /** What the command loads and prints, without starting a process, which costs a second. */
  const load = async (file: string) => {
    const settings = { dataDir: dados(), database: path.join(dados(), 'rumo.sqlite') }
    return summaryOf(await loadExamFile(settings, { file, figuras: path.join(dir, 'figuras') }))
  }

  function run(name: string) {
    const script = path.join(ROOT, 'tools/src/commands/seed.ts')
    return spawnSync(process.execPath, [script, name], {
      encoding: 'utf8',
      env: ownEnv({ DATA_DIR: dados(), DATABASE_URL: '' }),
    })
  }

  function seed(file: object) {
    const name = path.join(dir, 'prova.json')
    writeFileSync(name, JSON.stringify(file))
    return run(name)
  }

  const questao = {
    numero: 1,
    texto: 'Qual?',
    alternativas: [
      { nome: 'A', texto: 'Esta', correta: true },
      { nome: 'B', texto: 'Aquela' },
    ],
  }

  it('loads a file, and the second time nothing', async () => {
    const first = seed({ questoes: [questao] })
    expect(first).toMatchObject({ status: 0, stdout: 'prova.json: 1 questão carregada.\n' })
    expect(await load(path.join(dir, 'prova.json'))).toBe('prova.json: nada de novo.')
  })

  it('tells what is wrong, ends with 1 and loads nothing', () => {
    const { status, stderr } = seed({
      referencias: [{ id: 'mapa', imagem: '../prova.json' }],
      questoes: [questao, { ...questao, texto: '' }],
    })

    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      'prova.json tem 3 problemas, e nada foi carregado:',
      '  questão 1: texto: está em branco',
      '  questão 1: há mais de uma com esse número',
      '  referência mapa: a imagem "../prova.json" não pôde ser lida (fora da pasta das figuras)',
    ])
    expect(existsSync(path.join(dir, 'dados/rumo.sqlite'))).toBe(false)
  })

  it('says that there is no such file', async () => {
    await expect(load(path.join(dir, 'nada.json'))).rejects.toThrow(
      /O arquivo .*nada\.json não pôde ser lido \(não existe\)\./,
    )
  })
})
