import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkExam } from './check-exam.ts'
import { readFigura } from './read-figura.ts'

const SVG = '<svg width="240" height="160"/>'

describe('readFigura', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'rumo-figuras-'))
    mkdirSync(join(dir, 'pasta'))
    writeFileSync(join(dir, 'rampa.svg'), SVG)
  })
  afterEach(() => {
    rmSync(dir, { recursive: true })
  })

  function check(imagem: string) {
    const redacao = { tema: 'A rampa', textos: [{ imagem }] }
    return checkExam(JSON.stringify({ questoes: [], redacao }), 'prova.json', (name) =>
      readFigura(dir, name),
    )
  }

  it('reads an image up to its limit', async () => {
    writeFileSync(join(dir, 'pasta/grande.svg'), SVG)
    truncateSync(join(dir, 'pasta/grande.svg'), 10_000_000)

    expect((await readFigura(dir, 'rampa.svg')).toString()).toBe(SVG)
    expect(await readFigura(dir, 'pasta/grande.svg')).toHaveLength(10_000_000)
  })

  it.each([
    ['nada.svg', 'a imagem "nada.svg" não foi encontrada'],
    ['rampa.svg/x', 'a imagem "rampa.svg/x" não foi encontrada'],
    ['.', 'a imagem "." não pôde ser lida (não é um arquivo)'],
    ['pasta', 'a imagem "pasta" não pôde ser lida (não é um arquivo)'],
    ['a\0.svg', String.raw`a imagem "a\u0000.svg" não pôde ser lida (o nome não serve)`],
    [`${'a/'.repeat(10)}../../x`, 'não foi encontrada'],
    ['../rampa.svg', 'a imagem "../rampa.svg" não pôde ser lida (fora da pasta das figuras)'],
  ])('says of %j what is wrong', async (imagem, problem) => {
    await expect(check(imagem)).rejects.toThrow(problem)
  })

  it('follows a link inside the folder, and refuses one that leads out of it', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'rumo-fora-'))
    writeFileSync(join(outside, 'segredo.svg'), SVG)
    symlinkSync(join(dir, 'rampa.svg'), join(dir, 'dentro.svg'))
    symlinkSync(join(outside, 'segredo.svg'), join(dir, 'arquivo.svg'))
    symlinkSync(outside, join(dir, 'atalho'))
    expect((await readFigura(dir, 'dentro.svg')).toString()).toBe(SVG)
    for (const name of ['arquivo.svg', 'atalho/segredo.svg']) {
      await expect(check(name)).rejects.toThrow('fora da pasta das figuras')
    }
    rmSync(outside, { recursive: true })
  })

  it('reads from a folder that is a link itself', async () => {
    symlinkSync(dir, join(dir, 'eu'))
    expect((await readFigura(join(dir, 'eu'), 'rampa.svg')).toString()).toBe(SVG)
  })

  it('refuses an image that is too large, unread', async () => {
    truncateSync(join(dir, 'rampa.svg'), 10_000_001)
    await expect(check('rampa.svg')).rejects.toThrow(
      'a imagem "rampa.svg" não pôde ser lida (tem mais de 10 MB)',
    )
  })
})
