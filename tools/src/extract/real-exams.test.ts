import { readCaderno, readGabaritoPdf, withGabarito, type Extracao } from '@rumo/exam-pdf'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readToolsConfig } from '../config.ts'

/**
 * A folder with booklets that boards published. They belong to the boards and are not in the repository. One exam has
 * the files NAME-prova.pdf and NAME-gabarito.pdf, and NAME-truth.json if a person has written down its content. When
 * RUMO_EXAMS names no folder, Vitest leaves this file out (vitest.config.ts).
 */
const FOLDER = readToolsConfig().realExams ?? ''
const TWO_COLUMNS = 'enem-2020-d1'
const WITH_TRUTH = 'fatec-2024-1'
const BROKEN = 'enem-2021-d1-prova-broken-text.pdf'
const file = (name: string) => readFile(path.join(FOLDER, name))

async function extracted(name: string): Promise<Extracao> {
  using caderno = await readCaderno(await file(`${name}-prova.pdf`))
  return withGabarito(caderno.extracao, await readGabaritoPdf(await file(`${name}-gabarito.pdf`)))
}

interface Truth {
  questoes: {
    numero: number
    correta: string
    materia: string
    alternativas: { nome: string; texto?: string; imagem?: boolean }[]
  }[]
}

/** Keeps only letters, digits, `+` and `=`: how a board divides its words and places other signs is not compared. */
const lettersOf = (text = '') =>
  text
    .replaceAll(/<[^>]+>/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+=]/gu, '')

describe('real booklets, in the folder that RUMO_EXAMS names', () => {
  it('come back with every question, key, subject and alternative', async () => {
    const { questoes } = await extracted(WITH_TRUTH)
    const truth = JSON.parse((await file(`${WITH_TRUTH}-truth.json`)).toString()) as Truth

    const told = questoes.map(({ alternativas, materia, numero }) => ({
      numero,
      correta: alternativas.find(({ correta }) => correta)?.nome,
      materia,
      alternativas: alternativas.map(({ imagem, texto }) =>
        imagem === undefined ? lettersOf(texto) : 'imagem',
      ),
    }))
    expect(told).toEqual(
      truth.questoes.map(({ alternativas, correta, materia, numero }) => ({
        numero,
        correta,
        materia,
        alternativas: alternativas.map(({ imagem, texto }) =>
          imagem ? 'imagem' : lettersOf(texto),
        ),
      })),
    )
  })

  it('of two columns and two languages come back whole', async () => {
    const { numeros_ausentes, questoes } = await extracted(TWO_COLUMNS)

    expect(numeros_ausentes).toEqual([])
    expect(questoes).toHaveLength(95)
    for (const { alternativas } of questoes) {
      expect(alternativas).toHaveLength(5)
      expect(alternativas.filter(({ correta }) => correta)).toHaveLength(1)
    }
  })

  it('without a readable text are refused', async () => {
    await expect(readCaderno(await file(BROKEN))).rejects.toMatchObject({
      codigo: 'pdf_com_texto_ilegivel',
    })
  })
})
