import type { Trecho } from './copia.ts'
import { estruturaOf, PARAGRAFOS_MIN } from './estrutura.ts'
import { counted } from './folha.words.ts'

/**
 * `falta`: not there yet; `espera`: there is no text yet to say it of; `problema`: there is something that should not
 * be.
 */
export type Situacao = 'certo' | 'falta' | 'espera' | 'problema'

export interface Item {
  nome: 'titulo' | 'paragrafos' | 'versos' | 'copia'
  situacao: Situacao
  /** What there is, as in '2 parágrafos'. */
  palavras: string
  /** What to do about it, where something is to be done; short, for a phone. */
  pendencia: string
}

/**
 * What can be said of an essay by its form alone (docs/decisions/essay.md): title, paragraphs, no
 * verse, nothing copied, which `trechos` tells, or null where the theme has no text to copy from. In the order in which
 * one would see to them.
 */
export function conferir(texto: string, trechos: readonly Trecho[] | null): Item[] {
  const { titulo, paragrafos, pareceVerso } = estruturaOf(texto)
  const isBegun = paragrafos.length > 0
  const copias = trechos?.length ?? 0
  return [
    {
      nome: 'titulo',
      situacao: titulo === null ? 'falta' : 'certo',
      palavras: titulo === null ? 'Sem título' : 'Com título',
      pendencia: texto.trim() === '' ? 'Comece pelo título' : 'Falta o título',
    },
    {
      nome: 'paragrafos',
      situacao: paragrafos.length < PARAGRAFOS_MIN ? 'falta' : 'certo',
      palavras: countInWords(paragrafos.length, 'parágrafo', 'Nenhum parágrafo'),
      pendencia:
        paragrafos.length === PARAGRAFOS_MIN - 1 ? 'Falta um parágrafo' : 'Faltam parágrafos',
    },
    {
      nome: 'versos',
      situacao: pareceVerso ? 'problema' : progress(isBegun),
      palavras: pareceVerso ? 'Parece em versos' : 'Sem versos',
      pendencia: 'Parece em versos',
    },
    {
      nome: 'copia',
      situacao: copias > 0 ? 'problema' : progress(isBegun),
      palavras:
        trechos === null
          ? 'Sem textos para comparar'
          : countInWords(copias, 'trecho copiado', 'Nada copiado dos textos'),
      pendencia: countInWords(copias, 'trecho copiado', ''),
    },
  ]
}

const progress = (isBegun: boolean): Situacao => (isBegun ? 'certo' : 'espera')

/** What to see to first: what should not be there before what is not there yet. */
export function firstPendencia(itens: readonly Item[]): string | null {
  const first =
    itens.find(({ situacao }) => situacao === 'problema') ??
    itens.find(({ situacao }) => situacao === 'falta')
  return first?.pendencia ?? null
}

const countInWords = (count: number, noun: string, none: string) =>
  count === 0 ? none : counted(count, noun)
