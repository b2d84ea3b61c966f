import { letraEm } from '../edicao/letras.ts'
import { leituraDe } from '../texto/leitura-de.ts'
import { ACHADOS, type Achado, type CodigoDeAchado } from './achados.ts'
import { numerosInWords } from './numeros.ts'
import type { Situacao } from './resultado.ts'

const DEMAIS = 'Juntas, são mais do que se confere de uma vez. Encurte algumas ou divida a prova.'

interface Figura {
  url_imagem: string | null
  descricao: string | null
}

interface Alternativa extends Figura {
  texto: string
  correta: boolean
}

/**
 * A text of a record that cannot be displayed. `onde` says which text it is ('alternativa B'; null where the record has
 * only one), `campo` is the field in the editor ('alternativas.1.texto'), `palavras` is the problem in words.
 */
export interface TextoComProblema {
  onde: string | null
  campo: string
  palavras: string
}

/** The parts of a prova that are checked. */
export interface ProvaAConferir {
  id: number
  instrucoes: string | null
  url_arquivo: string | null
  problemas: readonly TextoComProblema[]
  /** Whether the prova has so many formulas that some were not checked. */
  formulasDemais: boolean
  /** Without retired questions. */
  questoes: readonly {
    id: number
    numero: number | null
    situacao: Situacao
    id_materia: number | null
    alternativas: readonly Alternativa[]
    referencias: readonly Figura[]
    problemas: readonly TextoComProblema[]
  }[]
  temas: readonly {
    id: number
    referencias: readonly Figura[]
    problemas: readonly TextoComProblema[]
  }[]
}

type Questao = ProvaAConferir['questoes'][number]

/** Checks a prova before it is published. The findings are sorted by kind, in the order of ACHADOS. */
export function conferirProva(prova: ProvaAConferir): Achado[] {
  const found = [...ofProva(prova), ...ofQuestoes(prova.questoes), ...ofTemas(prova.temas)]
  const order = Object.keys(ACHADOS)
  return found.toSorted((a, b) => order.indexOf(a.codigo) - order.indexOf(b.codigo))
}

/**
 * Pairs of indices of alternatives that read the same as an earlier one, so that a student could mark either. An
 * alternative without text and image counts as empty and is left out.
 */
export function alternativasIguais(
  alternativas: readonly {
    texto?: string | null | undefined
    url_imagem?: string | null | undefined
  }[],
): { a: number; b: number }[] {
  const first = new Map<string, number>()
  return alternativas.flatMap(({ texto, url_imagem }, b) => {
    const words = leituraDe(texto ?? '')
    if (words === '' && !url_imagem) return []
    const key = JSON.stringify([words, url_imagem ?? ''])
    const a = first.get(key)
    if (a === undefined) first.set(key, b)
    return a === undefined ? [] : { a, b }
  })
}

/**
 * The number of questions that a prova's instructions mention; the highest one where they mention several; null where
 * they mention none.
 */
export function questoesDitas(instrucoes: string | null): number | null {
  const said = [
    ...(instrucoes ?? '').matchAll(/\b(\d{1,3})(?:\s*\([^)]*\))?\s+quest(?:ões|oes|ão)/giu),
  ]
  return said.length === 0 ? null : Math.max(...said.map(([, number]) => Number(number)))
}

function ofProva(prova: ProvaAConferir): Achado[] {
  const { id, instrucoes, url_arquivo, problemas, questoes } = prova
  const at = (codigo: CodigoDeAchado, nome: string, detalhe: string | null = null): Achado => ({
    codigo,
    entidade: 'provas',
    id,
    nome,
    detalhe,
  })
  const total = questoes.length
  const ditas = questoesDitas(instrucoes)
  const missing = missingNumeros(questoes)
  return [
    ...problemas.map(({ palavras }) => at('texto_quebrado', 'Instruções da prova', palavras)),
    ...(prova.formulasDemais ? [at('formulas_demais', 'Fórmulas da prova', DEMAIS)] : []),
    ...(url_arquivo ? [] : [at('sem_arquivo', 'Arquivo da prova')]),
    ...(total === 0 ? [at('sem_questoes', 'Questões da prova')] : []),
    ...(total > 0 && ditas !== null && ditas > total
      ? [at('faltam_questoes', `Há ${total} das ${ditas} de que falam as instruções`)]
      : []),
    ...(missing.length === 0 ? [] : [at('faltam_numeros', missingInWords(missing))]),
  ]
}

/** The name of a question by its number: 'Questão 12'. */
export const nomeDaQuestao = (numero: number | null) =>
  numero === null ? 'Questão sem número' : `Questão ${numero}`

function ofQuestoes(questoes: ProvaAConferir['questoes']): Achado[] {
  const times = Map.groupBy(questoes, ({ numero }) => numero)
  return questoes.flatMap((questao) => {
    const { id, numero, id_materia, problemas } = questao
    const nome = nomeDaQuestao(numero)
    const at = (codigo: CodigoDeAchado, detalhe: string | null = null): Achado => ({
      codigo,
      entidade: 'questoes',
      id,
      nome,
      detalhe,
    })
    const isTwice = numero !== null && (times.get(numero)?.length ?? 0) > 1
    return [
      ...ofAlternativas(questao, at),
      ...(isTwice ? [at('numero_repetido')] : []),
      ...problemas.map((problema) => ({ ...at('texto_quebrado'), ...brokenIn(nome, problema) })),
      ...(numero === null ? [at('sem_numero')] : []),
      ...(id_materia === null ? [at('sem_materia')] : []),
      ...([...questao.alternativas, ...questao.referencias].some(lacksDescricao)
        ? [at('sem_descricao')]
        : []),
    ]
  })
}

/** An annulled question may have these faults, as they may be the reason why it was annulled. */
function ofAlternativas(
  { situacao, alternativas }: Questao,
  at: (codigo: CodigoDeAchado, detalhe?: string) => Achado,
): Achado[] {
  if (situacao === 'anulada') return []
  const iguais = alternativasIguais(alternativas)
  const isWhole =
    alternativas.length >= 2 && alternativas.every(({ texto, url_imagem }) => texto || url_imagem)
  return [
    ...(alternativas.filter(({ correta }) => correta).length === 1 ? [] : [at('sem_resposta')]),
    ...(isWhole ? [] : [at('alternativas_incompletas')]),
    ...(iguais.length === 0
      ? []
      : [
          at(
            'alternativas_iguais',
            iguais.map(({ a, b }) => `${letraEm(a)} e ${letraEm(b)}`).join(', '),
          ),
        ]),
  ]
}

function ofTemas(temas: ProvaAConferir['temas']): Achado[] {
  return temas.flatMap(({ id, problemas, referencias }, index) => {
    const at = { entidade: 'redacoes', id, nome: `Tema de redação ${index + 1}` } as const
    return [
      ...problemas.map((problema) => ({
        ...at,
        codigo: 'texto_quebrado' as const,
        ...brokenIn(at.nome, problema),
      })),
      ...(referencias.some(lacksDescricao)
        ? [{ ...at, codigo: 'sem_descricao' as const, detalhe: null }]
        : []),
    ]
  })
}

/** The place of the problem ('Questão 3, alternativa B'), the problem in words, and the field. */
const brokenIn = (nome: string, { onde, campo, palavras }: TextoComProblema) => ({
  nome: onde === null ? nome : `${nome}, ${onde}`,
  detalhe: palavras,
  campo,
})

const lacksDescricao = ({ url_imagem, descricao }: Figura) => Boolean(url_imagem) && !descricao

/** A higher number is a typing error, so the numbers below it are not reported as missing. */
const MOST = 10_000

/** The numbers between 1 and the highest one that no question has. */
function missingNumeros(questoes: ProvaAConferir['questoes']): number[] {
  const there = new Set(questoes.flatMap(({ numero }) => numero ?? []))
  const most = Math.min(MOST, Math.max(0, ...there))
  return Array.from({ length: most }, (_, index) => index + 1).filter((each) => !there.has(each))
}

/** 'Falta a questão 4', 'Faltam as questões 2, 5 e 7 a 12'. */
function missingInWords(numeros: readonly number[]): string {
  if (numeros.length === 1) return `Falta a questão ${numeros[0]}`
  return `Faltam as questões ${numerosInWords(numeros)}`
}
