import type { Entidade, FiltroDoRegistro, Mudanca, Restauracao } from '@rumo/contract'
import { fraseDe, NOMES, recordWords } from '@rumo/contract/frase-do-registro'
import { countedWords, listWords } from '@rumo/shared-ui/words'

export const tipoWords = (entidade: Entidade) =>
  NOMES[entidade].plural.charAt(0).toUpperCase() + NOMES[entidade].plural.slice(1)

/** The verbs of docs/glossary.md, as buttons have them. */
export const ACAO_WORDS: Readonly<Record<NonNullable<FiltroDoRegistro['acao']>, string>> = {
  criacao: 'Cadastrar',
  alteracao: 'Editar',
  exclusao: 'Deletar',
  restauracao: 'Trazer de volta',
}

/** '54 questões e 2 temas de redação'. */
export const countWords = (partes: readonly { entidade: Entidade; total: number }[]) =>
  listWords(
    partes.map(({ entidade, total }) => {
      const { singular, plural } = NOMES[entidade]
      return countedWords(total, singular, plural)
    }),
  )

/**
 * The author's name. Without an author, the account was deleted or a visitor signed up: nothing else that visitors do
 * is logged.
 */
export function whoWords({ autor, entidade, acao }: Mudanca): string {
  if (autor) return autor.nome
  const mayBeSignUp = entidade === 'usuarios' && acao === 'criacao'
  return mayBeSignUp ? 'Alguém sem conta' : 'Alguém de conta já deletada'
}

/** 'editou a questão 12 de “Prova Azul”', 'deletou a prova “Azul”, com 54 questões'. */
export function doneWords(mudanca: Mudanca): string {
  const { partes, acao } = mudanca
  const others = countWords(partes)
  const joined = acao === 'alteracao' ? `, e mais ${others}` : `, com ${others}`
  return `${fraseDe(mudanca)}${partes.length > 0 ? joined : ''}`
}

/** The label of the button that reverses a change. */
export function restaurarWords({ acao }: Mudanca): string {
  if (acao === 'exclusao') return 'Trazer de volta'
  return acao === 'criacao' ? 'Deletar de novo' : 'Restaurar como era antes'
}

/** 'Trazer de volta a prova “Azul”?' */
export function perguntaWords(mudanca: Mudanca): string {
  const what = recordWords(mudanca)
  return mudanca.acao === 'alteracao'
    ? `Restaurar ${what} como era antes?`
    : `${restaurarWords(mudanca)} ${what}?`
}

/** Describes the effect of a restoration, for the confirmation before it. */
export function previewWords({ itens, publica }: Restauracao, campos: readonly string[]): string {
  const of = (acao: Mudanca['acao']) => itens.filter((item) => item.acao === acao)
  const [volta, muda, sai] = [of('criacao'), of('alteracao'), of('exclusao')]
  const fields = campos.length > 0 ? ` O que muda: ${listWords(campos)}.` : ''
  return [
    volta.length > 0 && `Isto volta como era: ${countWords(volta)}.`,
    muda.length > 0 &&
      `Isto fica de novo como era antes desta mudança: ${countWords(muda)}.${fields}`,
    sai.length > 0 && `Isto será deletado de novo: ${countWords(sai)}.`,
    publica && 'Todos voltam a ver a prova.',
    'Esta ação também fica no registro e pode ser desfeita.',
  ]
    .filter(Boolean)
    .join(' ')
}
