import type { Acao, Entidade, Mudanca } from '@rumo/contract'

/** Where the words of a noun are not its own name with a capital. */
const ACCENTED: Partial<Readonly<Record<Entidade, string>>> = {
  correcoes: 'Correções',
  materias: 'Matérias',
  questoes: 'Questões',
  redacoes: 'Redações',
  referencias: 'Referências',
  usuarios: 'Usuários',
}

/** 'Cursos'. */
export const entidadeWords = (entidade: Entidade) =>
  ACCENTED[entidade] ?? entidade.charAt(0).toUpperCase() + entidade.slice(1)

const ACAO_WORDS: Readonly<Record<Acao, string>> = {
  criacao: 'Cadastrou',
  alteracao: 'Alterou',
  exclusao: 'Deletou',
}

/** Beyond this a value is cut: the log says that it changed, the record says to what. */
const MAX_VALUE_CHARACTERS = 60

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** '21/11/2026, 15:40', where the reader is. */
export const whenWords = ({ em }: Mudanca) => when.format(new Date(em))

/** Who it was: nobody had entered who made their own account, and of an account that is gone nobody is named. */
export const whoWords = ({ autor }: Mudanca) => autor?.nome ?? 'Sem conta'

export const whatWords = ({ acao }: Mudanca) => ACAO_WORDS[acao]

/** 'Cursos, nº 3'. */
export const recordWords = ({ entidade, id_registro }: Mudanca) =>
  `${entidadeWords(entidade)}, nº\u00A0${id_registro}`

/** What changed: each field with what it was and what it became; of what came or went, its fields. */
export function changeWords({ antes, depois }: Mudanca): string {
  if (antes && depois) {
    return Object.keys(depois)
      .filter((campo) => isOwn(campo) && !isSame(antes[campo], depois[campo]))
      .map((campo) => `${campo}: ${valueWords(antes[campo])} → ${valueWords(depois[campo])}`)
      .join(' · ')
  }
  const whole = depois ?? antes ?? {}
  return Object.entries(whole)
    .filter(([campo, value]) => isOwn(campo) && value !== null && value !== '')
    .map(([campo, value]) => `${campo}: ${valueWords(value)}`)
    .join(' · ')
}

/** The number of a record and how often it was written say nothing of what somebody did. */
const isOwn = (campo: string) => campo !== 'id' && campo !== 'versao'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vazio)'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS)}…` : text
}
