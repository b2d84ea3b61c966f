import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { ExameExtraido } from '@rumo/contract'
import { exameExtraido } from '@rumo/contract/schemas/provas'
import type { ReceivedFile } from '../../infra/files/receive-file.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { type ImagemGuardada, keeperOf } from '../../domain/leitura/keep-pictures.ts'
import type { LeitorDePdfs } from '../../domain/leitura/leitor-de-pdfs.ts'
import { orUnreadable } from '../../domain/leitura/leitura.errors.ts'

interface Dependencies {
  leitor: LeitorDePdfs
  storage: Storage
}

/** A received booklet with its key, as a file or as typed text. */
interface Received {
  prova: ReceivedFile
  arquivoDoGabarito: ReceivedFile | undefined
  gabarito: string | null
}

/** Reads a booklet while its sender waits. Only the booklet's pictures are kept, for a day. */
export function extractPdfService({ leitor, storage }: Dependencies) {
  return {
    /** Stores the upload, until `read` or `discard`. */
    receive: (file: Readable): Promise<ReceivedFile> => storage.receive(file, 0),

    /** Throws an UnreadablePdfError, a QueueFullError when too many PDFs wait, and the signal's reason. */
    async read(
      { arquivoDoGabarito, gabarito, prova }: Received,
      signal: AbortSignal,
    ): Promise<ExameExtraido> {
      const kept = keeperOf(storage)
      const files = [prova, ...(arquivoDoGabarito ? [arquivoDoGabarito] : [])].map(toRead)
      const pedido = { como: 'caderno', gabarito, comPaginas: false } as const
      const turn = { signal, onMessage: kept.keep }
      const result = await orUnreadable(leitor.read(pedido, files, turn))
      return withAddresses(exameExtraido.parse(result), kept.imagens)
    },
  }
}

function toRead({ path, size }: ReceivedFile) {
  return { size, open: async () => createReadStream(path) }
}

function withAddresses(
  exame: ExameExtraido,
  imagens: ReadonlyMap<string, ImagemGuardada>,
): ExameExtraido {
  const shown = <Item extends { imagem?: string | undefined }>(item: Item): Item => {
    const { url, ...size } = imagens.get(item.imagem ?? '') ?? {}
    return url === undefined ? item : { ...item, ...size, imagem: url }
  }
  const { questoes, redacao, referencias } = exame
  const theme = (tema: Extract<typeof redacao, { tema: string }>) => ({
    ...tema,
    textos: tema.textos.map(shown),
  })
  return {
    ...exame,
    referencias: referencias.map(shown),
    questoes: questoes.map((questao) => ({
      ...questao,
      alternativas: questao.alternativas.map(shown),
    })),
    ...(redacao && { redacao: Array.isArray(redacao) ? redacao.map(theme) : theme(redacao) }),
  }
}
