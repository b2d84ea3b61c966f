import { mapValues } from 'es-toolkit'
import { NOUN_WORDS } from '../calls/nouns.ts'
import type { Mudanca } from '../registro/registro.ts'
import type { Entidade } from '../registro/registro.values.ts'

// The sentence for an entry of the audit log, for the screen and for searching the log.

/** The fields of an entry that its sentence needs. */
export type DadosDaFrase = Pick<
  Mudanca,
  'acao' | 'entidade' | 'id_registro' | 'antes' | 'depois' | 'restaura' | 'nomes'
>

interface Nome {
  singular: string
  plural: string
  /** The words for a record with a name; `nome` is the name that the server sends. */
  of: (nome: string) => string
}

const quoted = (article: string, noun: string) => (nome: string) => `${article} ${noun} “${nome}”`

/** The words for the records of each kind. */
export const NOMES: Readonly<Record<Entidade, Nome>> = {
  ...mapValues(NOUN_WORDS, ({ singular, plural, genero }) => ({
    singular,
    plural,
    of: quoted(genero === 'm' ? 'o' : 'a', singular),
  })),
  correcoes: { singular: 'correção', plural: 'correções', of: quoted('a', 'correção de') },
  questoes: { singular: 'questão', plural: 'questões', of: (nome) => `a ${nome}` },
  redacoes: { singular: 'tema de redação', plural: 'temas de redação', of: (nome) => `o ${nome}` },
  referencias: { singular: 'referência', plural: 'referências', of: quoted('a', 'referência') },
  relatos: {
    singular: 'aviso de erro',
    plural: 'avisos de erro',
    of: (nome) => `o aviso de erro na ${nome}`,
  },
  usuarios: { singular: 'conta', plural: 'contas', of: (nome) => `a conta de ${nome}` },
  vestibulares: { ...NOUN_WORDS.vestibulares, of: (nome) => `o vestibular ${nome}` },
}

/**
 * 'a questão 12 de “Prova Azul”'. A record without a name is called by its id, except a reference, whose id no screen
 * shows.
 */
export function recordWords(feito: DadosDaFrase): string {
  const { entidade, id_registro, acao, nomes, antes, depois } = feito
  const nome = nomes[`${entidade}/${id_registro}`] ?? nomeIn(depois) ?? nomeIn(antes)
  const { of, singular } = NOMES[entidade]
  if (nome !== undefined) return of(nome)
  if (entidade === 'usuarios') return acao === 'exclusao' ? 'uma conta' : 'uma conta já deletada'
  if (entidade === 'referencias') return 'a referência sem título'
  const article = of('').startsWith('o') ? 'o' : 'a'
  return `${article} ${singular} nº\u00A0${id_registro}`
}

function nomeIn(record: Mudanca['antes']): string | undefined {
  const nome = record?.['nome'] ?? record?.['titulo']
  return typeof nome === 'string' ? nome : undefined
}

/** 'editou a questão 12 de “Prova Azul”': the action, without the other changes of the same action. */
export const fraseDe = (feito: DadosDaFrase): string => `${verbOf(feito)} ${recordWords(feito)}`

function verbOf({ acao, restaura, entidade, antes, depois }: DadosDaFrase): string {
  if (restaura !== null) return RESTORED[acao]
  if (acao === 'criacao') return 'cadastrou'
  if (acao === 'exclusao') return 'deletou'
  if (entidade === 'relatos') return depois?.['resolvido'] ? 'resolveu' : 'reabriu'
  if (entidade === 'correcoes') return 'entregou'
  const only = onlyChange(antes, depois)
  if (only === 'publicada') return depois?.['publicada'] ? 'publicou' : 'pôs em rascunho'
  if (only === 'retirada_em') return depois?.['retirada_em'] ? 'retirou' : 'pôs de novo em uso'
  return 'editou'
}

const RESTORED = {
  criacao: 'trouxe de volta',
  alteracao: 'restaurou',
  exclusao: 'deletou de novo',
} as const

/** The name of the changed field where exactly one field was changed. */
function onlyChange(antes: Mudanca['antes'], depois: Mudanca['antes']): string | undefined {
  const changed = Object.keys(depois ?? {}).filter(
    (campo) =>
      campo !== 'versao' && JSON.stringify(antes?.[campo]) !== JSON.stringify(depois?.[campo]),
  )
  return changed.length === 1 ? changed[0] : undefined
}
