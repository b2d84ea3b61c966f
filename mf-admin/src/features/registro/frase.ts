import type { Entidade, FiltroDoRegistro, Mudanca, Restauracao } from '@rumo/contract'

interface Nome {
  singular: string
  plural: string
  /** How a record with a name is spoken of; `nome` is as the server calls it. */
  of: (nome: string) => string
}

const quoted = (article: string, noun: string) => (nome: string) => `${article} ${noun} “${nome}”`

const NOMES: Readonly<Record<Entidade, Nome>> = {
  correcoes: { singular: 'correção', plural: 'correções', of: quoted('a', 'correção de') },
  cursos: { singular: 'curso', plural: 'cursos', of: quoted('o', 'curso') },
  materias: { singular: 'matéria', plural: 'matérias', of: quoted('a', 'matéria') },
  provas: { singular: 'prova', plural: 'provas', of: quoted('a', 'prova') },
  questoes: { singular: 'questão', plural: 'questões', of: (nome) => `a ${nome}` },
  redacoes: { singular: 'tema de redação', plural: 'temas de redação', of: (nome) => `o ${nome}` },
  referencias: { singular: 'referência', plural: 'referências', of: quoted('a', 'referência') },
  relatos: {
    singular: 'aviso de erro',
    plural: 'avisos de erro',
    of: (nome) => `o aviso de erro na ${nome}`,
  },
  usuarios: { singular: 'conta', plural: 'contas', of: (nome) => `a conta de ${nome}` },
  vestibulares: {
    singular: 'vestibular',
    plural: 'vestibulares',
    of: (nome) => `o vestibular ${nome}`,
  },
}

/** 'Questões'. */
export const tipoWords = (entidade: Entidade) =>
  NOMES[entidade].plural.charAt(0).toUpperCase() + NOMES[entidade].plural.slice(1)

/** By the verbs of docs/glossary.md, as its buttons have them. */
export const ACAO_WORDS: Readonly<Record<NonNullable<FiltroDoRegistro['acao']>, string>> = {
  criacao: 'Cadastrar',
  alteracao: 'Editar',
  exclusao: 'Deletar',
  restauracao: 'Trazer de volta',
}

const list = new Intl.ListFormat('pt-BR')

/** '54 questões e 2 temas de redação'. */
export const countWords = (partes: readonly { entidade: Entidade; total: number }[]) =>
  list.format(
    partes.map(({ entidade, total }) => {
      const { singular, plural } = NOMES[entidade]
      return `${total.toLocaleString('pt-BR')}\u00A0${total === 1 ? singular : plural}`
    }),
  )

/** 'a questão 12 da Prova Azul'; without a name, by its number. */
export function recordWords(mudanca: Mudanca): string {
  const { entidade, id_registro, acao, nomes, antes, depois } = mudanca
  const nome = nomes[`${entidade}/${id_registro}`] ?? nomeIn(depois) ?? nomeIn(antes)
  const { of, singular } = NOMES[entidade]
  if (nome !== undefined) return of(nome)
  if (entidade === 'usuarios') return acao === 'exclusao' ? 'uma conta' : 'uma conta já deletada'
  const article = of('').startsWith('o') ? 'o' : 'a'
  return `${article} ${singular} nº\u00A0${id_registro}`
}

function nomeIn(record: Mudanca['antes']): string | undefined {
  const nome = record?.['nome'] ?? record?.['titulo']
  return typeof nome === 'string' ? nome : undefined
}

/** Who it was: nobody had entered who made their own account, and of an account that is gone nobody is named. */
export const whoWords = ({ autor }: Mudanca) => autor?.nome ?? 'Alguém sem conta'

/** 'editou a questão 12 da Prova Azul', 'deletou a prova “Azul”, com 54 questões'. */
export function doneWords(mudanca: Mudanca): string {
  const { partes, acao } = mudanca
  const others = countWords(partes)
  const joined = acao === 'alteracao' ? `, e mais ${others}` : `, com ${others}`
  return `${verbOf(mudanca)} ${recordWords(mudanca)}${partes.length > 0 ? joined : ''}`
}

function verbOf({ acao, restaura, entidade, antes, depois }: Mudanca): string {
  if (restaura !== null) return RESTORED[acao]
  if (acao === 'criacao') return 'cadastrou'
  if (acao === 'exclusao') return 'deletou'
  if (entidade === 'relatos') return depois?.['resolvido'] ? 'resolveu' : 'reabriu'
  if (entidade === 'correcoes') return 'entregou'
  const only = onlyChange(antes, depois)
  if (only === 'publicada') return depois?.['publicada'] ? 'publicou' : 'tirou do ar'
  if (only === 'retirada_em') return depois?.['retirada_em'] ? 'retirou' : 'pôs de novo em uso'
  return 'editou'
}

const RESTORED = {
  criacao: 'trouxe de volta',
  alteracao: 'voltou ao que era',
  exclusao: 'deletou de novo',
} as const

/** The field that alone became another, if it is one. */
function onlyChange(antes: Mudanca['antes'], depois: Mudanca['antes']): string | undefined {
  const changed = Object.keys(depois ?? {}).filter(
    (campo) =>
      campo !== 'versao' && JSON.stringify(antes?.[campo]) !== JSON.stringify(depois?.[campo]),
  )
  return changed.length === 1 ? changed[0] : undefined
}

/** What the button says that brings back what a line is of. */
export function restaurarWords({ acao }: Mudanca): string {
  if (acao === 'exclusao') return 'Trazer de volta'
  return acao === 'criacao' ? 'Deletar de novo' : 'Voltar ao que era antes'
}

/** 'Trazer de volta a prova “Azul”?' */
export function perguntaWords(mudanca: Mudanca): string {
  const what = recordWords(mudanca)
  return mudanca.acao === 'alteracao'
    ? `Voltar ${what} ao que era antes?`
    : `${restaurarWords(mudanca)} ${what}?`
}

/** What bringing back does, for the question whether to. */
export function previewWords({ itens, publica }: Restauracao, campos: readonly string[]): string {
  const of = (acao: Mudanca['acao']) => itens.filter((item) => item.acao === acao)
  const [volta, muda, sai] = [of('criacao'), of('alteracao'), of('exclusao')]
  const fields = campos.length > 0 ? ` O que muda: ${list.format(campos)}.` : ''
  return [
    volta.length > 0 && `Volta como era: ${countWords(volta)}.`,
    muda.length > 0 && `Fica de novo como era antes desta mudança: ${countWords(muda)}.${fields}`,
    sai.length > 0 && `Sai de novo: ${countWords(sai)}.`,
    publica && 'Todos voltam a ver a prova.',
    'Isto também fica no registro, e pode ser desfeito.',
  ]
    .filter(Boolean)
    .join(' ')
}
