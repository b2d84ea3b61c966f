import { buffer } from 'node:stream/consumers'
import { type CadernoDeExame, MAX_BYTES_DO_RASCUNHO } from '@rumo/contract'
import { ZodError } from 'zod'
import { InvalidInputError } from '../../errors.ts'
import { ArchiveError, openExamArchive } from '../../domain/exames/exam-archive.ts'
import type { Storage } from '../../infra/files/storage.ts'
import type { StoredFile } from '../../infra/files/stored-file.ts'
import { guardarImagens } from './guardar-imagens.ts'
import { exameDe, imagesNamedIn, rascunhoDe } from './rascunho.ts'

/**
 * The draft of an exam file, alone or in a .zip with its images, which are kept. Throws an InvalidInputError for the
 * field `url_arquivo` when the file is not an exam file, and the signal's reason.
 */
export async function lerExame(
  storage: Storage,
  file: StoredFile,
  kind: 'json' | 'zip',
  signal: AbortSignal,
): Promise<CadernoDeExame> {
  try {
    const archive = kind === 'zip' ? await openExamArchive(file) : undefined
    const text = archive ? await archive.exam() : await alone(file)
    const exame = exameDe(JSON.parse(text.replace(/^\uFEFF/, '')))
    const names = imagesNamedIn(exame)
    const imagens = archive
      ? await guardarImagens(storage, archive, names, signal)
      : new Map<string, never>()
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

async function alone(file: StoredFile): Promise<string> {
  if (file.size > MAX_BYTES_DO_RASCUNHO) refuse(TOO_LONG)
  return (await buffer(await file.open())).toString()
}

function wordsOf({ issues: [first] }: ZodError): string {
  const place = first?.path.join('.') || 'o arquivo todo'
  return `O arquivo da prova não segue o formato: confira ${place}.`
}

function refuse(sentence: string): never {
  throw new InvalidInputError({ url_arquivo: sentence })
}
