import { LETRAS } from '../edicao/letras.ts'
import type { CadernoDeExame, QuestaoDoCaderno, TemaDoCaderno } from '../importacoes/importacoes.ts'
import { problemaDeMarcacao } from '../texto/texto.ts'

// The state of the questions and themes in an import's draft: the review shows it, and the list of imports counts it.

/** A question or a theme of a draft, by its index in one of the two lists. */
export interface Alvo {
  readonly lista: 'questoes' | 'redacoes'
  readonly indice: number
}

/** The target for the question at an index, counted from 0. */
export const questaoEm = (indice: number): Alvo => ({ lista: 'questoes', indice })
/** The target for the theme at an index, counted from 0. */
export const temaEm = (indice: number): Alvo => ({ lista: 'redacoes', indice })

/** A question or a theme of a draft. */
export type Item = QuestaoDoCaderno | TemaDoCaderno

/** The question or theme at a place of the draft; undefined beyond the end of the list. */
export const itemEm = (caderno: CadernoDeExame, { lista, indice }: Alvo): Item | undefined =>
  caderno[lista][indice]

/** All questions, sorted by number, then all themes. */
export const alvosOf = ({ questoes, redacoes }: CadernoDeExame): readonly Alvo[] => [
  ...questoes
    .map(({ numero }, indice) => ({ numero, indice }))
    .toSorted((a, b) => a.numero - b.numero || a.indice - b.indice)
    .map(({ indice }) => questaoEm(indice)),
  ...redacoes.map((_, indice) => temaEm(indice)),
]

/** A problem: the path of the field in the editor, and the message. */
export interface Aviso {
  campo: string
  mensagem: string
}

/** Doubtful or incomplete; neither doubtful nor approved; approved. */
export type SituacaoDoItem = 'duvida' | 'livre' | 'aprovada'

const isEmpty = (texto: string | undefined) => (texto ?? '').trim() === ''

/** What a question lacks before it can be approved. */
function faltasDaQuestao(questao: QuestaoDoCaderno): Aviso[] {
  const { texto, alternativas, anulada } = questao
  const certas = alternativas.filter(({ correta }) => correta).length
  return [
    ...(isEmpty(texto) ? [{ campo: 'questao.texto', mensagem: 'Escreva o enunciado.' }] : []),
    ...marcacao('questao.texto', texto),
    ...(alternativas.length < 2
      ? [{ campo: 'alternativas', mensagem: 'Escreva pelo menos 2 alternativas.' }]
      : []),
    ...(alternativas.length > LETRAS.length
      ? [{ campo: 'alternativas', mensagem: demais(alternativas.length) }]
      : []),
    ...alternativas.flatMap((alternativa) => faltasDaAlternativa(alternativa)),
    ...(certas === 1 || anulada === true
      ? []
      : [{ campo: 'alternativas', mensagem: 'Marque a alternativa certa.' }]),
    ...marcacao('questao.explicacao', questao.explicacao),
  ]
}

const demais = (quantas: number) =>
  `Esta questão tem ${quantas} alternativas; uma prova tem no máximo ${LETRAS.length}: confira a junção.`

function faltasDaAlternativa({ nome, texto, imagem }: QuestaoDoCaderno['alternativas'][number]) {
  const campo = `alternativas.${nome.charCodeAt(0) - 'A'.charCodeAt(0)}.texto`
  if (isEmpty(texto) && imagem === undefined)
    return [{ campo, mensagem: `A alternativa ${nome} está sem texto e sem imagem.` }]
  return marcacao(campo, texto)
}

const faltasDoTema = ({ tema, instrucoes, textos }: TemaDoCaderno): Aviso[] => [
  ...(isEmpty(tema)
    ? [{ campo: 'instrucoes', mensagem: 'Escreva o tema na primeira linha.' }]
    : []),
  ...marcacao('instrucoes', `${tema}\n${instrucoes ?? ''}`),
  ...textos.flatMap(({ texto }, index) => marcacao(`referencias.${index}.texto`, texto)),
]

function marcacao(campo: string, texto: string | undefined): Aviso[] {
  const mensagem = problemaDeMarcacao(texto ?? '')
  return mensagem === undefined ? [] : [{ campo, mensagem }]
}

/** Tells a question from a theme. */
export const isQuestao = (item: Item): item is QuestaoDoCaderno => 'numero' in item

const judged = new WeakMap<Item, Aviso[]>()

/** What is wrong with an item by itself. The result is cached for each item, because lists are drawn often. */
function faltasDoItem(item: Item): Aviso[] {
  const known = judged.get(item) ?? (isQuestao(item) ? faltasDaQuestao(item) : faltasDoTema(item))
  judged.set(item, known)
  return known
}

/** What prevents the approval of a question or a theme, field by field. */
export function faltasDe(caderno: CadernoDeExame, alvo: Alvo): readonly Aviso[] {
  const item = itemEm(caderno, alvo)
  if (!item) return []
  const own = faltasDoItem(item)
  if (!isQuestao(item)) return own
  const { repetidos, problemas } = wholeOf(caderno)
  return [
    ...(repetidos.has(item.numero)
      ? [{ campo: 'questao.numero', mensagem: `Há outra questão com o número ${item.numero}.` }]
      : []),
    ...own,
    ...item.referencias.flatMap((id, index) => {
      const mensagem = problemas.get(id)
      return mensagem === undefined ? [] : [{ campo: `referencias.${index}.texto`, mensagem }]
    }),
  ]
}

/** Problems that only the whole draft shows. */
interface Whole {
  /** The numbers that several questions have. */
  repetidos: ReadonlySet<number>
  /** The problems in the texts of references that cannot be displayed, by the id of the reference. */
  problemas: ReadonlyMap<string, string | undefined>
}

const wholes = new WeakMap<CadernoDeExame, Whole>()

/** Cached for each draft, because five hundred questions may use five hundred references each. */
function wholeOf(caderno: CadernoDeExame): Whole {
  const known = wholes.get(caderno)
  if (known) return known
  const { questoes, referencias } = caderno
  const seen = new Set<number>()
  const repetidos = new Set<number>()
  for (const { numero } of questoes) (seen.has(numero) ? repetidos : seen).add(numero)
  // Where two references have the same id, the first one counts.
  const problemas = new Map(
    referencias.toReversed().map(({ id, texto }) => [id, problemaDeMarcacao(texto ?? '')]),
  )
  const whole = { repetidos, problemas }
  wholes.set(caderno, whole)
  return whole
}

/** The state of a question or a theme. An incomplete one is doubtful, even if it was approved. */
export function situacaoDe(caderno: CadernoDeExame, alvo: Alvo): SituacaoDoItem {
  const item = itemEm(caderno, alvo)
  if (!item || faltasDe(caderno, alvo).length > 0) return 'duvida'
  if (item.aprovada) return 'aprovada'
  return item.problemas.length > 0 ? 'duvida' : 'livre'
}

/** Every question and theme with its state, in the order of `alvosOf`. */
export const situacoesDe = (caderno: CadernoDeExame) =>
  alvosOf(caderno).map((alvo) => ({ alvo, situacao: situacaoDe(caderno, alvo) }))

/** How many questions and how many themes have this state. */
export function quantosDe(
  caderno: CadernoDeExame,
  situacao: SituacaoDoItem,
): Readonly<Record<Alvo['lista'], number>> {
  const found = { questoes: 0, redacoes: 0 }
  for (const each of situacoesDe(caderno))
    if (each.situacao === situacao) found[each.alvo.lista] += 1
  return found
}

/** How many questions and themes have each state. */
export function contagem(caderno: CadernoDeExame): Readonly<Record<SituacaoDoItem, number>> {
  const found = { duvida: 0, livre: 0, aprovada: 0 }
  for (const { situacao } of situacoesDe(caderno)) found[situacao] += 1
  return found
}
