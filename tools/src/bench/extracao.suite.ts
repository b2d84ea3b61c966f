import { BOOKLETS, bookletName, readDemoExams } from '@rumo/api'
import { readCaderno, Refusal, type Extracao } from '@rumo/exam-pdf'
import fc from 'fast-check'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readAssets } from '../booklets/assets.ts'
import { openPrinter } from '../booklets/print-booklet.ts'
import { silentErrors } from '../extract/generated-exam-errors.fixture.ts'
import { generatedExam } from '../extract/generated-exam.fixture.ts'
import { readToolsConfig } from '../config.ts'
import type { Figure, Suite } from './figure.ts'
import { healthMeanwhile } from './health-meanwhile.ts'

/** The pages of a booklet for which the limits of time below are promised. */
const PAGES = 24
const MOST_TEXT_S = 3
const MOST_PICTURES_S = 10
/** Both percentages count only the questions for which the reader reports no problem. */
const LEAST_RIGHT_PERCENT = 99.5
const LEAST_ALTERNATIVES_PERCENT = 99
const EXAMS = 100
const SEED = 1

/** How long reading a booklet takes, what that costs other requests, and how often an undoubted result is right. */
export const extracao: Suite = {
  key: 'extracao',
  name: 'Booklets read by exam-pdf, and exams of random layout',
  run: async () => [...(await accuracy()), ...(await speed()), await others()],
}

async function speed(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const booklet of await demoBooklets()) figures.push(...(await figuresOf(booklet)))
  for (const booklet of await realBooklets()) figures.push(...(await figuresOf(booklet)))
  return figures
}

async function others(): Promise<Figure> {
  const booklets = await demoBooklets()
  return healthMeanwhile(booklets.map(({ bytes }) => bytes))
}

/**
 * Measures the second of two readings, because the first one also loads the reader. Gives no figure for a booklet that
 * is refused.
 */
async function figuresOf({ bytes, name, truth }: Booklet): Promise<Figure[]> {
  const first = await readCaderno(bytes).catch(refused)
  if (!first) return []
  first[Symbol.dispose]()
  const start = performance.now()
  using caderno = await readCaderno(bytes)
  const read = performance.now()
  for await (const { conteudo } of caderno.imagens()) {
    if (conteudo.length === 0) throw new Error(`${name} has an empty picture`)
  }
  const scale = PAGES / caderno.extracao.paginas / 1000
  return [
    {
      name: `${name}: text, as of ${PAGES} pages`,
      value: scale * (read - start),
      unit: 's',
      atMost: MOST_TEXT_S,
      row: `Text of a booklet, as of ${PAGES} pages`,
    },
    {
      name: `${name}: text and pictures, as of ${PAGES} pages`,
      value: scale * (performance.now() - start),
      unit: 's',
      atMost: MOST_PICTURES_S,
      row: 'with its pictures',
    },
    ...(truth ? [alternativesRight(name, caderno.extracao, truth)] : []),
  ]
}

function refused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

function alternativesRight(name: string, { questoes }: Extracao, truth: Truth): Figure {
  const printed = truth.questoes.flatMap(({ alternativas, numero }) =>
    alternativas.map((alternativa) => ({ numero, ...alternativa })),
  )
  const right = printed.filter(({ imagem, nome, numero, texto }) => {
    const questao = questoes.find((each) => each.numero === numero)
    const found = questao?.alternativas.find((each) => each.nome === nome)
    return imagem ? found?.imagem !== undefined : lettersOf(found?.texto) === lettersOf(texto)
  })
  return {
    name: `${name}: alternatives that are right`,
    value: percent(right.length, printed.length),
    unit: '%',
    atLeast: LEAST_ALTERNATIVES_PERCENT,
    row: 'Alternatives of a real booklet that are right',
  }
}

/** Keeps only letters, digits, `+` and `=`: how a board divides its words and places other signs is not compared. */
const lettersOf = (text = '') =>
  text
    .replaceAll(/<[^>]+>/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+=]/gu, '')

/** The content of a booklet as a person has written it down, with which the reader's result is compared. */
const truth = z.object({
  questoes: z.array(
    z.object({
      numero: z.number(),
      alternativas: z.array(
        z.object({
          nome: z.string(),
          texto: z.string().optional(),
          imagem: z.boolean().optional(),
        }),
      ),
    }),
  ),
})
type Truth = z.infer<typeof truth>

interface Booklet {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  truth?: Truth
}

async function demoBooklets(): Promise<Booklet[]> {
  const exams = await readDemoExams()
  return Promise.all(
    exams.map(async ({ exam: { chave } }) => ({
      name: chave,
      bytes: await readFile(new URL(bookletName(chave, 'prova'), BOOKLETS)),
    })),
  )
}

/** The readable booklets of the folder that RUMO_EXAMS names, as in real-exams.test.ts; none when it is not set. */
async function realBooklets(): Promise<Booklet[]> {
  const folder = readToolsConfig().realExams
  if (folder === undefined) return []
  const files = (await readdir(folder)).filter((file) => file.endsWith('-prova.pdf'))
  return Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -'-prova.pdf'.length)
      const written = path.join(folder, `${name}-truth.json`)
      return {
        name,
        bytes: await readFile(path.join(folder, file)),
        ...(existsSync(written) && {
          truth: truth.parse(JSON.parse(await readFile(written, 'utf8'))),
        }),
      }
    }),
  )
}

async function accuracy(): Promise<Figure[]> {
  const { fonts } = await readAssets()
  await using printer = await openPrinter()
  const counts = { printed: 0, sure: 0, wrong: 0 }
  for (const { page, questoes } of fc.sample(generatedExam(fonts), {
    numRuns: EXAMS,
    seed: SEED,
  })) {
    using caderno = await readCaderno(await printer.print(page))
    const { extracao: found } = caderno
    counts.printed += questoes.length
    counts.sure += found.questoes.filter(({ problemas }) => problemas.length === 0).length
    counts.wrong += questoes.filter((questao) => silentErrors(questao, found).length > 0).length
  }
  const { printed, sure, wrong } = counts
  return [
    {
      name: `of ${sure} questions without a problem in ${EXAMS} exams of random layout, right`,
      value: percent(sure - wrong, sure),
      unit: '%',
      atLeast: LEAST_RIGHT_PERCENT,
      row: 'Questions without a problem that are right, of random layouts',
    },
    {
      name: `of ${printed} questions of random layout, right or doubted`,
      value: percent(printed - wrong, printed),
      unit: '%',
      atLeast: 100,
      row: 'right or doubted, of all',
    },
    {
      name: `of ${printed} questions of random layout, without a problem`,
      value: percent(sure, printed),
      unit: '%',
      row: 'without a problem, of all',
    },
  ]
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)
