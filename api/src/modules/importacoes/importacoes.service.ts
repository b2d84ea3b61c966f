import { buffer } from 'node:stream/consumers'
import type { ImportacaoIniciada, LinhaDeImportacao, NovaImportacao } from '@rumo/contract'
import { InvalidInputError } from '../../errors.ts'
import { HEAD_BYTES, kindOf } from '../../infra/file-kind.ts'
import { keyIn, type Storage, type StoredFile } from '../../infra/storage.ts'
import { MissingImportacaoError, ReadAlreadyError } from './importacoes.errors.ts'
import type { ImportacoesRepository } from './importacoes.repository.ts'

interface Needs {
  repository: ImportacoesRepository
  storage: Storage
}

export type ImportacoesService = ReturnType<typeof importacoesService>

/** What is taken to be read, by what its bytes say. */
export function importacoesService({ repository, storage }: Needs) {
  return {
    /** Throws an InvalidInputError for a file that is not there or is no PDF, a QueueFullError where too many wait. */
    async begin(
      { nome, url_arquivo, url_gabarito, gabarito = '' }: NovaImportacao,
      autor: number,
    ): Promise<ImportacaoIniciada> {
      const file = await pdfAt(storage, 'url_arquivo', url_arquivo)
      if (url_gabarito !== undefined) await pdfAt(storage, 'url_gabarito', url_gabarito)
      const key = { url_gabarito: url_gabarito ?? null, gabarito: gabarito.trim() || null }
      const values = { nome, url_arquivo, ...key, hash_arquivo: file.hash }
      const begun = await repository.insert(values, autor)
      return { ...begun, iguais: await repository.alike(file.hash, begun.id) }
    },

    /** Throws a MissingImportacaoError or a ReadAlreadyError. */
    async cancel(id: number): Promise<LinhaDeImportacao> {
      const isEnded = await repository.cancel(id)
      const linha = await repository.findLinha(id)
      if (!linha) throw new MissingImportacaoError()
      if (!isEnded) throw new ReadAlreadyError()
      return linha
    },
  }
}

/** The PDF at an address that `POST /envios` gave. */
async function pdfAt(storage: Storage, campo: string, address: string): Promise<StoredFile> {
  const key = keyIn(address)
  const file = key === undefined ? undefined : await storage.find(key)
  if (!file)
    throw new InvalidInputError({
      [campo]: 'O arquivo não está mais no servidor: envie-o de novo.',
    })
  if (kindOf(await headOf(file)) !== 'pdf')
    throw new InvalidInputError({ [campo]: 'Escolha um PDF.' })
  return file
}

async function headOf(file: StoredFile): Promise<Uint8Array> {
  if (file.size === 0) return new Uint8Array()
  return buffer(await file.open({ start: 0, end: Math.min(file.size, HEAD_BYTES) - 1 }))
}
