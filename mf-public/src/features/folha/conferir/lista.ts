import { estruturaOf, PARAGRAFOS_MIN } from '../estrutura.ts'
import { linhasNaProva } from '../linhas.ts'
import { countPalavras } from '../palavras.ts'
import { countedWords, listWords } from '@rumo/shared-ui/words'
import { conectivosOf } from './conectivos.ts'
import { dobradasIn } from './dobradas.ts'
import { limiteDeLinhas, type LimiteDeLinhas } from './limite-de-linhas.ts'
import { frasesOf, linesOf, type Passagem } from './passagem.ts'
import { repetidasIn } from './repetidas.ts'

/** Longer sentences are hard to follow. */
export const FRASE_MAX_PALAVRAS = 40
/** A connective counts as linking a paragraph when it stands among the paragraph's first words, up to this number. */
const COMECO_PALAVRAS = 12

/** One check of the text, and the passages to look at again. It gives no grade and changes nothing. */
export interface Ponto {
  nome: 'titulo' | 'paragrafos' | 'linhas' | 'repetidas' | 'dobradas' | 'conectivos' | 'frases'
  /** `informa`: the text says nothing by which this could be right or not. */
  situacao: 'certo' | 'olhar' | 'informa'
  titulo: string
  /** Advice to the candidate; empty when all is in order. */
  conselho: string
  passagens: readonly Passagem[]
}

/** The checks of an essay by its form alone, in the order in which a candidate would deal with them. */
export function conferirTexto(texto: string, tema: string): Ponto[] {
  const { titulo, paragrafos } = estruturaOf(texto)
  const lines = linesOf(texto)
  const bodies = titulo === null ? lines : lines.slice(1)
  return [
    tituloOf(titulo),
    paragrafosOf(paragrafos.length),
    linhasOf(linhasNaProva(texto), tema),
    frasesLongas(texto, bodies),
    conectivosBetween(texto, bodies),
    repetidas(texto),
    ...dobradas(texto),
  ]
}

const okWhere = (isOk: boolean) => (isOk ? 'certo' : 'olhar')

const tituloOf = (titulo: string | null): Ponto => ({
  nome: 'titulo',
  situacao: okWhere(titulo !== null),
  titulo: titulo === null ? 'Sem título' : 'Com título',
  conselho: titulo === null ? 'Escreva um título curto na primeira linha, sem ponto final.' : '',
  passagens: [],
})

const paragrafosOf = (count: number): Ponto => ({
  nome: 'paragrafos',
  situacao: okWhere(count >= PARAGRAFOS_MIN),
  titulo: count === 0 ? 'Nenhum parágrafo' : countedWords(count, 'parágrafo', 'parágrafos'),
  conselho:
    count < PARAGRAFOS_MIN ? 'Começo, meio e fim costumam pedir pelo menos três parágrafos.' : '',
  passagens: [],
})

/** Lines are measured against what the theme asks for. Without that, their number is no merit and no fault. */
function linhasOf(count: number, tema: string): Ponto {
  const limite = limiteDeLinhas(tema)
  const lines = `Cerca de ${countedWords(count, 'linha', 'linhas')} na prova`
  if (!limite) {
    const conselho = 'O tema não diz quantas linhas pede. Veja no edital da sua prova.'
    return { nome: 'linhas', situacao: 'informa', titulo: lines, conselho, passagens: [] }
  }
  const isFew = limite.min !== null && count < limite.min
  const isMany = limite.max !== null && count > limite.max
  return {
    nome: 'linhas',
    situacao: okWhere(!isFew && !isMany),
    titulo: `${lines}; o tema pede ${limiteWords(limite)}`,
    conselho: isMany
      ? 'Corte o que se repete.'
      : isFew
        ? 'Há espaço para mais um exemplo ou detalhe.'
        : '',
    passagens: [],
  }
}

function limiteWords({ min, max }: LimiteDeLinhas): string {
  if (min !== null && max !== null) return `de ${min} a ${max}`
  return max === null ? `pelo menos ${min}` : `no máximo ${max}`
}

function frasesLongas(texto: string, bodies: readonly Passagem[]): Ponto {
  const long = bodies
    .flatMap((body) => frasesOf(texto, body))
    .filter(({ from, to }) => countPalavras(texto.slice(from, to)) > FRASE_MAX_PALAVRAS)
  return {
    nome: 'frases',
    situacao: okWhere(long.length === 0),
    titulo:
      long.length === 0
        ? 'Nenhuma frase muito longa'
        : countedWords(long.length, 'frase muito longa', 'frases muito longas'),
    conselho:
      long.length === 0
        ? ''
        : `Mais de ${countedWords(FRASE_MAX_PALAVRAS, 'palavra', 'palavras')}: tente dividir em duas.`,
    passagens: long,
  }
}

function conectivosBetween(texto: string, bodies: readonly Passagem[]): Ponto {
  const used = bodies.flatMap((body) => conectivosOf(texto, body))
  const words = [...new Set(used.map(({ from, to }) => texto.slice(from, to).toLowerCase()))]
  const without = bodies.slice(1).filter((body) => !beginsLinked(texto, body))
  const said =
    words.length === 0 ? 'Nenhum conectivo' : `Conectivos: ${listWords(words.slice(0, 8))}`
  if (words.length === 0 && bodies.length < 2) {
    const conselho = 'Ainda não há dois parágrafos para ligar.'
    return { nome: 'conectivos', situacao: 'informa', titulo: said, conselho, passagens: [] }
  }
  return {
    nome: 'conectivos',
    situacao: okWhere(without.length === 0),
    titulo: said,
    conselho:
      without.length === 0
        ? ''
        : 'Estes parágrafos começam sem uma palavra que os ligue ao anterior, como “além disso” ou “porém”. Veja se falta.',
    passagens: without.map(({ from, to }) => beginning(texto, { from, to })),
  }
}

/** Whether a connective stands among the first words of the paragraph. */
const beginsLinked = (texto: string, body: Passagem) =>
  conectivosOf(texto, beginning(texto, body)).length > 0

function beginning(texto: string, { from, to }: Passagem): Passagem {
  const words = [...texto.slice(from, to).matchAll(/\S+/g)]
  const last = words[Math.min(words.length, COMECO_PALAVRAS) - 1]
  return { from, to: last ? from + last.index + last[0].length : to }
}

function repetidas(texto: string): Ponto {
  const found = repetidasIn(texto)
  const words = found.map(
    ({ palavra, passagens }) => `${palavra} (${countedWords(passagens.length, 'vez', 'vezes')})`,
  )
  return {
    nome: 'repetidas',
    situacao: okWhere(found.length === 0),
    titulo:
      found.length === 0 ? 'Nenhuma palavra repetida de perto' : `Repetidas: ${listWords(words)}`,
    conselho:
      found.length === 0 ? '' : 'Troque uma delas por um sinônimo ou um pronome, se couber.',
    passagens: found.flatMap(({ passagens }) => passagens),
  }
}

/** Left out when there are none, because nobody looks for such words. */
function dobradas(texto: string): Ponto[] {
  const passagens = dobradasIn(texto)
  if (passagens.length === 0) return []
  const words = new Set(passagens.map(({ from, to }) => firstWordOf(texto.slice(from, to))))
  return [
    {
      nome: 'dobradas',
      situacao: 'olhar',
      titulo: `Escritas duas vezes seguidas: ${listWords([...words])}`,
      conselho: 'Apague uma delas, se não foi de propósito.',
      passagens,
    },
  ]
}

const firstWordOf = (words: string) => (words.split(' ')[0] ?? '').toLocaleLowerCase('pt-BR')
