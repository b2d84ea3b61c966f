import type { GabaritoTardio, LinhaDeImportacao } from '@rumo/contract'
import { byCount } from '@rumo/contract/plural'
import { isOfAnother, type Resposta } from '@rumo/exam-pdf/gabarito'
import { z } from 'zod'
import { InvalidInputError, StaleVersionError } from '../../errors.ts'
import type { LeitorDePdfs } from '../../domain/leitura/leitor-de-pdfs.ts'
import { orUnreadable } from '../../domain/leitura/leitura.errors.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { comGabarito } from './com-gabarito.ts'
import { existing, NotInReviewError } from './importacoes.errors.ts'
import type { ImportacoesRepository } from './importacoes.repository.ts'
import { gabaritoAt, respostasTyped } from './importacoes.service.ts'

const NONE = 'Escolha o PDF do gabarito, ou escreva as respostas.'
const OF_ANOTHER =
  'Este gabarito parece ser de outra prova: a maioria das respostas é de questões que não estão neste rascunho.'

/** What the process that reads a key sends; a letter may be null, because JSON has no undefined. */
const RESPOSTAS = z.object({
  respostas: z.array(
    z.object({
      numero: z.int(),
      letras: z.array(z.string().nullable()),
      materia: z.string().max(200).exactOptional(),
      isRetificada: z.boolean(),
    }),
  ),
})

interface Dependencies {
  repository: ImportacoesRepository
  storage: Storage
  leitor: LeitorDePdfs
}

export type GabaritoService = ReturnType<typeof gabaritoService>

/** Adds a key to a draft in review. */
export function gabaritoService({ repository, storage, leitor }: Dependencies) {
  async function respostasOf(url: string): Promise<Resposta[]> {
    const file = await gabaritoAt(storage, url)
    // Reading takes a second or two, so it continues even when the client disconnects.
    const { signal } = new AbortController()
    const read = await orUnreadable(leitor.read({ como: 'gabarito' }, [file], { signal }))
    return RESPOSTAS.parse(read).respostas.map((resposta) => ({
      ...resposta,
      letras: resposta.letras.map((letra) => letra ?? undefined),
    }))
  }

  return {
    /**
     * Writes a key's answers into a draft; a typed key has precedence over a PDF. Throws a MissingRecordError, a
     * NotInReviewError, a StaleVersionError when the draft was saved meanwhile, an InvalidInputError for a key that has
     * no answers or belongs to another booklet, a QueueFullError when too many PDFs wait, and an UnreadablePdfError.
     */
    async add(
      id: number,
      { versao, url_gabarito, gabarito = '' }: GabaritoTardio,
      autor: number,
    ): Promise<{ linha: LinhaDeImportacao; respondidas: number; semQuestao: number[] }> {
      const typed = respostasTyped(gabarito)
      const isTyped = typed.length > 0
      if (!isTyped && url_gabarito === undefined) throw new InvalidInputError({ gabarito: NONE })
      const found = existing(await repository.find(id))
      if (found.estado !== 'em_revisao' || !found.rascunho) throw new NotInReviewError()
      if (found.versao !== versao) throw new StaleVersionError()
      const respostas = isTyped ? typed : await respostasOf(url_gabarito ?? '')
      const numeros = found.rascunho.questoes.map(({ numero }) => numero)
      if (isOfAnother(numeros, respostas))
        throw new InvalidInputError({ [isTyped ? 'gabarito' : 'url_gabarito']: OF_ANOTHER })
      const { rascunho, ...counted } = comGabarito(found.rascunho, respostas)
      const chave = isTyped
        ? { url_gabarito: found.url_gabarito, gabarito: gabarito.trim() }
        : { url_gabarito: url_gabarito ?? null, gabarito: null }
      const linha = existing(await repository.save(id, { versao, rascunho, autor, chave }))
      return { linha, ...counted }
    },
  }
}

/** '50 de 54 questões com a resposta do gabarito.' */
export const respostasInWords = (respondidas: number, total: number) =>
  byCount(
    total,
    'A questão tem a resposta do gabarito.',
    `${respondidas} de ${total} questões com a resposta do gabarito.`,
  )

const MAX_NUMEROS = 20
const list = new Intl.ListFormat('pt-BR')

/** 'Ele também tem respostas para números que não estão neste rascunho: 2 e 99.' */
export function semQuestaoInWords(numeros: readonly number[]): string {
  const rest = numeros.length - MAX_NUMEROS
  const said = [
    ...numeros.slice(0, MAX_NUMEROS).map(String),
    ...(rest > 0 ? [byCount(rest, 'mais um', `mais ${rest}`)] : []),
  ]
  return `Ele também tem respostas para números que não estão neste rascunho: ${list.format(said)}.`
}
