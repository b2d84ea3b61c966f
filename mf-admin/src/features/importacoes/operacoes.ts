import { type CadernoDeExame, letraEm, type QuestaoDoCaderno, type Regiao } from '@rumo/contract'
import { type Alvo, faltasDe, itemEm, questaoEm, situacoesDe } from '@rumo/contract/caderno'
import { omit, uniq, uniqBy } from 'es-toolkit'
import { changedAt, emOrdem } from './caderno-changes.ts'

type Alternativa = QuestaoDoCaderno['alternativas'][number]

const MAX_ALTERNATIVAS = 26
const USUAL_ALTERNATIVAS = 5
const PARAGRAFO = /\n{2,}/

const vazias = (quantas: number): Alternativa[] =>
  Array.from({ length: quantas }, (_, indice) => ({ nome: letraEm(indice) }))

const comLetras = (alternativas: readonly Alternativa[]): Alternativa[] =>
  alternativas
    .slice(0, MAX_ALTERNATIVAS)
    .map((each, indice) => ({ ...each, nome: letraEm(indice) }))

const isVazia = ({ texto, imagem }: Alternativa) =>
  (texto ?? '').trim() === '' && imagem === undefined

/** All regions of a question on its pages, in their order. */
export const regioesDe = ({ regiao, continua = [] }: QuestaoDoCaderno): readonly Regiao[] =>
  regiao ? [regiao, ...continua] : continua

const comRegioes = (questao: QuestaoDoCaderno, regioes: readonly Regiao[]): QuestaoDoCaderno => {
  const [regiao, ...continua] = regioes
  const without = omit(questao, ['regiao', 'continua'])
  return regiao ? { ...without, pagina: regiao.pagina, regiao, continua } : without
}

/** Marks a question or a theme as reviewed. While a part of it is missing, returns the draft unchanged. */
export function aprovar(caderno: CadernoDeExame, alvo: Alvo): CadernoDeExame {
  if (faltasDe(caderno, alvo).length > 0) return caderno
  return changedAt(caderno, alvo, (item) => ({ ...item, aprovada: true }))
}

export const desaprovar = (caderno: CadernoDeExame, alvo: Alvo): CadernoDeExame =>
  changedAt(caderno, alvo, (item) => ({ ...item, aprovada: false }))

/** Approves every question and theme in which nothing is doubtful or missing. */
export const aprovarLivres = (caderno: CadernoDeExame): CadernoDeExame =>
  situacoesDe(caderno)
    .filter(({ situacao }) => situacao === 'livre')
    .reduce((sofar, { alvo }) => aprovar(sofar, alvo), caderno)

/** The index of the question with the next number; null after the last one. */
export function seguinteDe({ questoes }: CadernoDeExame, indice: number): number | null {
  const numero = questoes[indice]?.numero ?? Infinity
  const after = questoes
    .map((questao, at) => ({ at, numero: questao.numero }))
    .filter(({ at, numero: each }) => each > numero || (each === numero && at > indice))
    .toSorted((a, b) => a.numero - b.numero || a.at - b.at)
  return after[0]?.at ?? null
}

const juntos = (a: string, b: string) => [a, b].filter((each) => each.trim() !== '').join('\n\n')

/** If more than one alternative is marked as right, removes all marks. */
function semVariasCertas(alternativas: readonly Alternativa[]): Alternativa[] {
  const certas = alternativas.filter(({ correta }) => correta)
  if (certas.length <= 1) return [...alternativas]
  return alternativas.map((each) => omit(each, ['correta']))
}

/** Merges a question with the one after it, under the number of the first. */
export function juntar(caderno: CadernoDeExame, indice: number): CadernoDeExame {
  const at = seguinteDe(caderno, indice)
  const [first, second] = [caderno.questoes[indice], at === null ? undefined : caderno.questoes[at]]
  if (!first || !second) return caderno
  const filled = [...first.alternativas, ...second.alternativas].filter((each) => !isVazia(each))
  const materia = first.materia ?? second.materia
  const joined: QuestaoDoCaderno = {
    ...first,
    ...(materia !== undefined && { materia }),
    texto: juntos(first.texto, second.texto),
    referencias: uniq([...first.referencias, ...second.referencias]),
    alternativas: semVariasCertas(comLetras(filled.length > 0 ? filled : first.alternativas)),
    problemas: uniqBy([...first.problemas, ...second.problemas], ({ mensagem }) => mensagem),
    aprovada: false,
  }
  const questoes = caderno.questoes
    .with(indice, comRegioes(joined, [...regioesDe(first), ...regioesDe(second)]))
    .filter((_, each) => each !== at)
  return emOrdem({ ...caderno, questoes })
}

/** The place at which one question is split in two: at a paragraph of its text, or at an alternative. */
export interface Corte {
  em: 'paragrafo' | 'alternativa'
  /** At least 1, because at 0 nothing would be left for the first question. */
  indice: number
}

/** The places at which a question can be split, with the words at each. */
export const cortesDe = ({ texto, alternativas }: QuestaoDoCaderno) => [
  ...texto
    .split(PARAGRAFO)
    .map((words, indice) => ({ corte: { em: 'paragrafo', indice } as Corte, words }))
    .slice(1),
  ...alternativas
    .map(({ nome, texto: words = '' }, indice) => ({
      corte: { em: 'alternativa', indice } as Corte,
      words: `${nome}) ${words}`,
    }))
    .slice(1),
]

/** Splits a question in two. The second one gets the next number and stands after the first. */
export function dividir(caderno: CadernoDeExame, indice: number, corte: Corte): CadernoDeExame {
  const questao = caderno.questoes[indice]
  if (!questao || corte.indice < 1) return caderno
  const { texto, alternativas } = questao
  const paragrafos = texto.split(PARAGRAFO)
  const doTexto = corte.em === 'paragrafo'
  const first: QuestaoDoCaderno = {
    ...questao,
    texto: doTexto ? paragrafos.slice(0, corte.indice).join('\n\n') : texto,
    alternativas: doTexto ? vazias(USUAL_ALTERNATIVAS) : alternativas.slice(0, corte.indice),
    aprovada: false,
  }
  const second: QuestaoDoCaderno = {
    ...omit(questao, ['anulada', 'retificada', 'explicacao']),
    numero: questao.numero + 1,
    texto: doTexto ? paragrafos.slice(corte.indice).join('\n\n') : '',
    alternativas: comLetras(doTexto ? alternativas : alternativas.slice(corte.indice)),
    aprovada: false,
  }
  return emOrdem({ ...caderno, questoes: caderno.questoes.toSpliced(indice, 1, first, second) })
}

/** Removes a question or a theme, and texts that no question uses any more. */
export const tirar = (caderno: CadernoDeExame, { lista, indice }: Alvo): CadernoDeExame => {
  const numero = caderno.questoes[indice]?.numero
  const rest = { ...caderno, [lista]: caderno[lista].toSpliced(indice, 1) }
  // The user removed the question on purpose, so its number no longer counts as missing at the end of the booklet.
  return emOrdem({
    ...rest,
    numeros_ausentes: caderno.numeros_ausentes.filter((each) => each !== numero),
  })
}

/** Adds an empty question with a number that was missing, on the page of the question before it. */
export function acrescentar(caderno: CadernoDeExame, numero: number): CadernoDeExame {
  const before = caderno.questoes.findLastIndex((each) => each.numero < numero)
  const pagina = caderno.questoes[before]?.pagina
  const nova: QuestaoDoCaderno = {
    numero,
    texto: '',
    referencias: [],
    alternativas: vazias(USUAL_ALTERNATIVAS),
    ...(pagina !== undefined && { pagina }),
    problemas: [],
    aprovada: false,
  }
  return emOrdem({ ...caderno, questoes: caderno.questoes.toSpliced(before + 1, 0, nova) })
}

export function comNumero({ questoes }: CadernoDeExame, numero: number): Alvo | null {
  const at = questoes.findIndex((each) => each.numero === numero)
  return at < 0 ? null : questaoEm(at)
}

/** Gives a question another number. All numbers after it move by the same amount. An invalid number changes nothing. */
export function renumerar(caderno: CadernoDeExame, indice: number, numero: number): CadernoDeExame {
  const from = caderno.questoes[indice]?.numero
  if (from === undefined || !Number.isInteger(numero) || numero < 1) return caderno
  const moved = numero - from
  return emOrdem({
    ...caderno,
    // The missing numbers after the question move, too. `emOrdem` then removes those that are taken.
    numeros_ausentes: caderno.numeros_ausentes
      .map((each) => (each > from ? each + moved : each))
      .filter((each) => each > 0),
    questoes: caderno.questoes.map((questao, at) =>
      at === indice || questao.numero > from
        ? { ...questao, numero: questao.numero + moved }
        : questao,
    ),
  })
}

/** The question at a place; undefined for a theme. */
export const questaoDe = (caderno: CadernoDeExame, alvo: Alvo): QuestaoDoCaderno | undefined =>
  alvo.lista === 'questoes' ? (itemEm(caderno, alvo) as QuestaoDoCaderno) : undefined
