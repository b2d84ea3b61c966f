import { buffer } from 'node:stream/consumers'
import { type CadernoDeExame, MAX_BYTES_DO_RASCUNHO } from '@rumo/contract'
import { ZodError } from 'zod'
import { InvalidInputError } from '../../errors.ts'
import { ArchiveError, openExamArchive } from '../../infra/exam-archive.ts'
import type { ImagemGuardada } from '../../infra/leitura/keep-pictures.ts'
import { examImageOf } from '../../infra/seed/exam-images.ts'
import type { Storage, StoredFile } from '../../infra/storage.ts'
import { exameDe, imagesNamedIn, rascunhoDe } from './rascunho.ts'

type ReadImage = (name: string) => Promise<Buffer | undefined>

const noImages: ReadImage = () => Promise.resolve(undefined)

/**
 * The draft of an exam file, alone or in a .zip with its images, which are kept. Throws an InvalidInputError beside
 * `url_arquivo` where it is none.
 */
export async function lerExame(
  storage: Storage,
  file: StoredFile,
  kind: 'json' | 'zip',
): Promise<CadernoDeExame> {
  try {
    const { image, text } = kind === 'zip' ? await inArchive(file) : await alone(file)
    const exame = exameDe(JSON.parse(text.replace(/^\uFEFF/, '')))
    const imagens = await keepImages(storage, imagesNamedIn(exame), image)
    const rascunho = rascunhoDe(exame, imagens)
    if (Buffer.byteLength(JSON.stringify(rascunho)) > MAX_BYTES_DO_RASCUNHO) refuse(TOO_LONG)
    return rascunho
  } catch (error) {
    if (error instanceof SyntaxError) refuse('O arquivo da prova não é um JSON válido.')
    if (error instanceof ArchiveError) refuse(NO_ARCHIVE)
    if (error instanceof ZodError) refuse(wordsOf(error))
    throw error
  }
}

const TOO_LONG = 'O arquivo da prova passa de 1,5 MB.'
const NO_ARCHIVE =
  'O .zip não pôde ser lido: ele deve ter um só arquivo .json (até 1,5 MB) e as imagens dele (até 10 MB cada).'

async function alone(file: StoredFile): Promise<{ text: string; image: ReadImage }> {
  if (file.size > MAX_BYTES_DO_RASCUNHO) refuse(TOO_LONG)
  return { text: (await buffer(await file.open())).toString(), image: noImages }
}

async function inArchive(file: StoredFile): Promise<{ text: string; image: ReadImage }> {
  const archive = await openExamArchive(file)
  return { text: await archive.exam(), image: (name) => archive.image(name) }
}

/** Keeps those that are there and can be shown; of the others whoever reviews is told. */
async function keepImages(
  storage: Storage,
  names: Iterable<string>,
  read: ReadImage,
): Promise<Map<string, ImagemGuardada>> {
  const kept = new Map<string, ImagemGuardada>()
  for (const name of names) {
    const content = await read(name)
    const image = content && examImageOf(content)
    if (!image) continue
    const { altura, extension, largura } = image
    const key = await storage.save('figuras', extension, image.content)
    kept.set(name, { url: `arquivos/${key}`, largura, altura })
  }
  return kept
}

function wordsOf({ issues: [first] }: ZodError): string {
  const place = first?.path.join('.') || 'o arquivo todo'
  return `O arquivo da prova não segue o formato: confira ${place}.`
}

function refuse(sentence: string): never {
  throw new InvalidInputError({ url_arquivo: sentence })
}
