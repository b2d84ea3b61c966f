import { buffer } from 'node:stream/consumers'
import type {
  ImportacaoIniciada,
  LinhaDeImportacao,
  NovaImportacao,
  Regiao,
  Trecho,
  TrechoPedido,
} from '@rumo/contract'
import { importacoesSchemas } from '@rumo/contract/schemas/importacoes'
import { readGabaritoText, Refusal, type Resposta } from '@rumo/exam-pdf/gabarito'
import { InvalidInputError, refuseAll } from '../../errors.ts'
import { HEAD_BYTES, kindOf } from '../../infra/files/file-kind.ts'
import { keeperOf, type PaginaGuardada } from '../../domain/leitura/keep-pictures.ts'
import type { LeitorDePdfs } from '../../domain/leitura/leitor-de-pdfs.ts'
import { orUnreadable } from '../../domain/leitura/leitura.errors.ts'
import type { Storage } from '../../infra/files/storage.ts'
import type { StoredFile } from '../../infra/files/stored-file.ts'
import { ownKeyIn } from '../../infra/files/file-keys.ts'
import { existing, ReadAlreadyError } from './importacoes.errors.ts'
import { fileAt } from './ler-caderno.ts'
import { lerExame } from './ler-exame.ts'
import type { ImportacoesRepository } from './importacoes.repository.ts'

const TRECHO = importacoesSchemas.read.dados

const NO_ANSWER = 'Nenhuma resposta foi encontrada: escreva como em “1 D 2 C 3 ANULADA”.'

type Size = Pick<PaginaGuardada, 'largura' | 'altura'>

interface Dependencies {
  repository: ImportacoesRepository
  storage: Storage
  leitor: LeitorDePdfs
  /** Tells the queue that a new import is waiting. */
  wake: () => void
}

export type ImportacoesService = ReturnType<typeof importacoesService>

/** Starts and cancels imports, and reads parts of their PDFs. */
export function importacoesService({ repository, storage, leitor, wake }: Dependencies) {
  return {
    /**
     * Puts a PDF into the queue; an exam file is in review at once. Throws an InvalidInputError for a file that is
     * missing or is neither a PDF nor an exam file, and for a typed key without answers. Throws a QueueFullError when
     * the queue is full, a TooManyImportacoesError when there are too many imports, and the signal's reason.
     */
    async begin(
      { nome, url_arquivo, url_gabarito, gabarito = '' }: NovaImportacao,
      autor: number,
      signal: AbortSignal,
    ): Promise<ImportacaoIniciada> {
      const arquivo = provaAt(storage, url_arquivo)
      await refuseAll([
        () => arquivo,
        () => respostasTyped(gabarito),
        () => url_gabarito !== undefined && gabaritoAt(storage, url_gabarito),
      ])
      const { file, kind } = await arquivo
      const key = { url_gabarito: url_gabarito ?? null, gabarito: gabarito.trim() || null }
      const values = { nome, url_arquivo, ...key, hash_arquivo: file.hash }
      const rascunho = kind === 'pdf' ? undefined : await lerExame(storage, file, kind, signal)
      const begun = await repository.insert({ ...values, ...(rascunho && { rascunho }) }, autor)
      wake()
      return { ...begun, iguais: await repository.alike(file.hash, begun.id) }
    },

    /** Throws a MissingRecordError or a ReadAlreadyError. */
    async cancel(id: number): Promise<LinhaDeImportacao> {
      const isEnded = await repository.cancel(id)
      const linha = existing(await repository.findLinha(id))
      if (!isEnded) throw new ReadAlreadyError()
      return linha
    },

    /**
     * Reads a part of a page as text, as a question, or as a picture, which is kept. Throws a MissingRecordError, an
     * InvalidInputError when the page has no such part, a QueueFullError when too many PDFs wait, and an
     * UnreadablePdfError.
     */
    async readTrecho(id: number, { como, regiao }: TrechoPedido): Promise<Trecho> {
      const pdf = existing(await repository.findPdf(id))
      const inside = within(regiao, pdf.paginas[regiao.pagina - 1])
      const kept = keeperOf(storage)
      const read = async () => {
        const files = [await fileAt(storage, pdf.url_arquivo)]
        // Reading takes a second or two, so it continues even when the client disconnects.
        const { signal } = new AbortController()
        return leitor.read({ como, regiao: inside }, files, { signal, onMessage: kept.keep })
      }
      const lido = await orUnreadable(read())
      if (como !== 'figura') return TRECHO.parse(lido)
      const { url: imagem, ...tamanho } = kept.imagens.get('trecho.png') ?? {}
      return TRECHO.parse({ imagem, ...tamanho })
    },
  }
}

/** The answers in a typed key; throws an InvalidInputError when the text has none. */
export function respostasTyped(texto: string): readonly Resposta[] {
  if (texto.trim() === '') return []
  try {
    return readGabaritoText(texto)
  } catch (error) {
    if (error instanceof Refusal) throw new InvalidInputError({ gabarito: NO_ANSWER })
    throw error
  }
}

/** The part of a region that lies on its page. */
function within(regiao: Regiao, page: Size | undefined): Regiao {
  const [x0, x1] = [Math.max(0, regiao.x0), Math.min(page?.largura ?? 0, regiao.x1)]
  const [y0, y1] = [Math.max(0, regiao.y0), Math.min(page?.altura ?? 0, regiao.y1)]
  if (x1 - x0 < 1 || y1 - y0 < 1)
    throw new InvalidInputError({ regiao: 'Escolha uma parte da página.' })
  return { pagina: regiao.pagina, x0, y0, x1, y1 }
}

async function provaAt(storage: Storage, address: string) {
  const { file, kind } = await fileWithKind(storage, 'url_arquivo', address)
  if (kind === 'pdf' || kind === 'json' || kind === 'zip') return { file, kind }
  throw new InvalidInputError({ url_arquivo: 'Escolha um PDF, ou o arquivo de uma prova.' })
}

export async function gabaritoAt(storage: Storage, address: string): Promise<StoredFile> {
  const { file, kind } = await fileWithKind(storage, 'url_gabarito', address)
  if (kind !== 'pdf') throw new InvalidInputError({ url_gabarito: 'Escolha um PDF.' })
  return file
}

/** The file at an address that `POST /envios` gave. Its kind is found by its bytes. */
async function fileWithKind(storage: Storage, campo: string, address: string) {
  const key = ownKeyIn(address)
  const file = key === undefined ? undefined : await storage.find(key)
  if (!file) {
    const gone = 'O arquivo não está mais no servidor: envie-o de novo.'
    throw new InvalidInputError({ [campo]: gone })
  }
  return { file, kind: kindOf(await headOf(file)) }
}

async function headOf(file: StoredFile): Promise<Uint8Array> {
  if (file.size === 0) return new Uint8Array()
  return buffer(await file.open({ start: 0, end: Math.min(file.size, HEAD_BYTES) - 1 }))
}
