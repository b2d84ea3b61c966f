import {
  examFileOf,
  pageSvg,
  readCaderno,
  readGabaritoPdf,
  readGabaritoText,
  withGabarito,
  type Caderno,
  type Extracao,
  type Resposta,
} from '@rumo/exam-pdf'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ExtractArguments } from './arguments.ts'
import { pagesInWords } from './extraction-report.ts'

/** Where `npm run extract` writes its result and its messages. */
export interface Output {
  /** Gets the exam file when it is not written to a file. */
  write(text: string): void
  /** Gets the progress, and what is doubtful. */
  say(text: string): void
}

/**
 * Reads a booklet with its key and writes what was found. The path of a key is relative to `folder`. Throws a message
 * for the user.
 */
export async function extract(
  { debug, gabarito, images, json, prova }: ExtractArguments,
  folder: string,
  output: Output,
): Promise<Extracao> {
  const respostas = gabarito === undefined ? undefined : await readGabarito(gabarito, folder)
  using caderno = await readCaderno(await readFile(prova), {
    onProgress: ({ feitas, total }) => {
      if (feitas === total) output.say(pagesInWords(total))
    },
  })
  const extracao = respostas ? withGabarito(caderno.extracao, respostas) : caderno.extracao
  const file = `${JSON.stringify(examFileOf(extracao), null, 2)}\n`
  if (images !== undefined) await writeImages(caderno, images)
  if (debug !== undefined) await writeDebug(caderno, debug)
  if (json === undefined) output.write(file)
  else {
    await mkdir(path.dirname(json), { recursive: true })
    await writeFile(json, file)
  }
  return extracao
}

async function readGabarito(given: string, folder: string): Promise<Resposta[]> {
  const file = path.resolve(folder, given)
  if (!existsSync(file)) return readGabaritoText(given)
  const bytes = await readFile(file)
  return bytes.subarray(0, 1024).includes('%PDF-')
    ? readGabaritoPdf(bytes)
    : readGabaritoText(bytes.toString('utf8'))
}

async function writeImages(caderno: Caderno, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for await (const { conteudo, nome } of caderno.imagens({})) {
    await writeFile(path.join(folder, nome), conteudo)
  }
}

async function writeDebug({ extracao, laid, pagina }: Caderno, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const page of laid) {
    const picture = Buffer.from(await pagina(page.page)).toString('base64')
    const svg = pageSvg(page, extracao, `data:image/png;base64,${picture}`)
    await writeFile(path.join(folder, `pagina-${String(page.page).padStart(3, '0')}.svg`), svg)
  }
}
