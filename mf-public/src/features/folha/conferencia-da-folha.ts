import type { Trecho } from './copia.ts'
import { estruturaOf, PARAGRAFOS_MIN } from './estrutura.ts'
import { counted } from './folha.words.ts'

/**
 * The state of one check. `falta`: a required part is not there yet. `espera`: there is no text to check yet.
 * `problema`: the text has something that should not be there.
 */
export type Situacao = 'certo' | 'falta' | 'espera' | 'problema'

export interface Item {
  nome: 'titulo' | 'paragrafos' | 'versos' | 'copia'
  situacao: Situacao
  /** What the check found, such as '2 parágrafos'. */
  palavras: string
  /** What the candidate has to do, if anything; short enough for a phone. */
  pendencia: string
}

/**
 * Checks an essay by its form alone (docs/decisions/essay.md): title, paragraphs, no verse, nothing copied. `trechos`
 * are the copied passages, or null when the theme has no text to copy from. The items are in the order in which a
 * candidate would deal with them.
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

/** The first thing to deal with. What should not be there comes before what is missing. Null when all is in order. */
export function firstPendencia(itens: readonly Item[]): string | null {
  const first =
    itens.find(({ situacao }) => situacao === 'problema') ??
    itens.find(({ situacao }) => situacao === 'falta')
  return first?.pendencia ?? null
}

const countInWords = (count: number, noun: string, none: string) =>
  count === 0 ? none : counted(count, noun)
