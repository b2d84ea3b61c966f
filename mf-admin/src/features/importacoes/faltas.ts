import type { CadernoDeExame, QuestaoDoCaderno, TemaDoCaderno } from '@rumo/contract'
import { problemaDeMarcacao } from '@rumo/contract/texto'
import { countBy } from 'es-toolkit'
import { alvosOf, itemEm, type Alvo, type Item } from './caderno.ts'

/** What is to be looked at: the field that it is about, by its path in the editor, and the words. */
export interface Aviso {
  campo: string
  mensagem: string
}

/** Something doubtful or missing, approved by somebody, or neither. */
export type Situacao = 'duvida' | 'livre' | 'aprovada'

const isEmpty = (texto: string | undefined) => (texto ?? '').trim() === ''

/** What a question needs before it can be approved. */
function faltasDaQuestao(questao: QuestaoDoCaderno): Aviso[] {
  const { texto, alternativas, anulada } = questao
  const certas = alternativas.filter(({ correta }) => correta).length
  return [
    ...(isEmpty(texto) ? [{ campo: 'questao.texto', mensagem: 'Escreva o enunciado.' }] : []),
    ...marcacao('questao.texto', texto),
    ...(alternativas.length < 2
      ? [{ campo: 'alternativas', mensagem: 'Escreva ao menos 2 alternativas.' }]
      : []),
    ...alternativas.flatMap((alternativa) => faltasDaAlternativa(alternativa)),
    ...(certas === 1 || anulada === true
      ? []
      : [{ campo: 'alternativas', mensagem: 'Marque a alternativa certa.' }]),
    ...marcacao('questao.explicacao', questao.explicacao),
  ]
}

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

const isQuestao = (item: Item): item is QuestaoDoCaderno => 'numero' in item

const judged = new WeakMap<Item, Aviso[]>()

/** By the item alone; each is judged once, however often a list is drawn. */
function faltasDoItem(item: Item): Aviso[] {
  const known = judged.get(item) ?? (isQuestao(item) ? faltasDaQuestao(item) : faltasDoTema(item))
  judged.set(item, known)
  return known
}

/** What keeps a question or a theme from being approved, by its fields. */
export function faltasDe(caderno: CadernoDeExame, alvo: Alvo): readonly Aviso[] {
  const item = itemEm(caderno, alvo)
  if (!item) return []
  const own = faltasDoItem(item)
  if (!isQuestao(item)) return own
  const repeated = caderno.questoes.filter(({ numero }) => numero === item.numero).length > 1
  return [
    ...(repeated
      ? [{ campo: 'questao.numero', mensagem: `Há outra questão com o número ${item.numero}.` }]
      : []),
    ...own,
    ...item.referencias.flatMap((id, index) =>
      marcacao(
        `referencias.${index}.texto`,
        caderno.referencias.find((each) => each.id === id)?.texto,
      ),
    ),
  ]
}

/** The field of the editor at which a doubt of the extraction stands; unless told, the text. */
const CAMPOS: Readonly<Record<string, string>> = {
  alternativas_incompletas: 'alternativas',
  alternativa_vazia: 'alternativas',
  alternativa_com_imagem: 'alternativas',
  figura_entre_alternativas: 'alternativas',
  fim_de_alternativa: 'alternativas',
  letra_no_texto: 'alternativas',
  texto_depois_das_alternativas: 'alternativas',
  sem_resposta: 'alternativas',
  figura_com_texto: 'referencias',
  tabela: 'referencias',
  texto_anunciado_vazio: 'referencias',
  anuncio_no_texto: 'questao.texto',
  numero_antes_ausente: 'questao.numero',
  numero_repetido: 'questao.numero',
}

/** What the extraction doubts of it, by the fields of the editor. */
export function duvidasDe(item: Item): readonly Aviso[] {
  const texto = isQuestao(item) ? 'questao.texto' : 'instrucoes'
  return item.problemas.map(({ codigo, mensagem }) => ({
    campo: (isQuestao(item) && CAMPOS[codigo]) || texto,
    mensagem,
  }))
}

export function situacaoDe(caderno: CadernoDeExame, alvo: Alvo): Situacao {
  const item = itemEm(caderno, alvo)
  if (!item || faltasDe(caderno, alvo).length > 0) return 'duvida'
  if (item.aprovada) return 'aprovada'
  return item.problemas.length > 0 ? 'duvida' : 'livre'
}

/** Each question and theme with how it stands: by number, themes last. */
export const situacoesDe = (caderno: CadernoDeExame) =>
  alvosOf(caderno).map((alvo) => ({ alvo, situacao: situacaoDe(caderno, alvo) }))

export function contagem(caderno: CadernoDeExame): Readonly<Record<Situacao, number>> {
  const found: Partial<Record<Situacao, number>> = countBy(
    situacoesDe(caderno),
    ({ situacao }) => situacao,
  )
  const { duvida = 0, livre = 0, aprovada = 0 } = found
  return { duvida, livre, aprovada }
}

/**
 * Where to look next: the next doubt after a place, or else the next that nobody approved, going round to the
 * beginning; null where all are approved, or only the one at the place itself is not.
 */
export function proximoDe(caderno: CadernoDeExame, atual: Alvo | null): Alvo | null {
  const all = situacoesDe(caderno)
  const at = all.findIndex(
    ({ alvo }) => alvo.lista === atual?.lista && alvo.indice === atual.indice,
  )
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  const found =
    round.find(({ situacao }) => situacao === 'duvida') ??
    round.find(({ situacao }) => situacao === 'livre')
  return found?.alvo ?? null
}
