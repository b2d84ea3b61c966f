import type { Correcao, EquipeDeCorrecao, EstadoDeCorrecao, LinhaDeCorrecao } from '@rumo/contract'
import { maximoOf, MIN_PARES, notaOf, RUBRICAS, type Passagem } from '@rumo/contract/rules'
import {
  byCount,
  countedWords,
  decimalWords,
  listWords,
  numberWords,
  whenWords,
} from '@rumo/shared-ui/words'
import type { LeftDraft } from './rascunho/kept-draft.ts'
import type { Rascunho } from './rascunho/correcao-rascunho.ts'

export const FILTRO_WORDS: Readonly<Record<EstadoDeCorrecao, string>> = {
  a_corrigir: 'A corrigir',
  em_correcao: 'Em correção',
  corrigida: 'Corrigidas',
}

export const ESTADO_WORDS: Readonly<Record<EstadoDeCorrecao, string>> = {
  a_corrigir: 'A corrigir',
  em_correcao: 'Em correção',
  corrigida: 'Corrigida',
}

type Who = Pick<LinhaDeCorrecao['correcoes'][number], 'corretor'>

/** The corrector's name, or that their account was deleted. */
export const corretorName = ({ corretor }: Who) => corretor?.nome ?? 'Conta deletada'

/** The names of the essay's correctors: 'Ana e Bruno'; empty for none. */
export const corretoresInWords = ({ correcoes }: LinhaDeCorrecao) =>
  listWords(correcoes.map(corretorName))

/** Whether the correctors of an essay may not yet see each other's corrections. */
export const isAsCegas = ({
  corretores = 1,
  estado,
}: Pick<LinhaDeCorrecao, 'corretores' | 'estado'>) => corretores > 1 && estado !== 'corrigida'

/** The state of an essay. Where several correct it, also how many have delivered: 'A corrigir: 1 de 2 entregue'. */
export function estadoInWords({ estado, corretores = 1, correcoes }: LinhaDeCorrecao): string {
  if (!isAsCegas({ corretores, estado })) return ESTADO_WORDS[estado]
  const delivered = correcoes.filter(({ entregue_em }) => entregue_em !== null).length
  return `${ESTADO_WORDS[estado]}: ${delivered} de ${corretores} ${byCount(delivered, 'entregue', 'entregues')}`
}

/** 'Nota final: 57 de 100' for an essay that several corrected; null for other essays. */
export function notaFinalInWords({ nota_final, corretores = 1, correcoes }: LinhaDeCorrecao) {
  const maximo = correcoes.find((correcao) => typeof correcao.maximo === 'number')?.maximo
  if (corretores === 1 || typeof nota_final !== 'number' || typeof maximo !== 'number') return null
  return `Nota final: ${numberWords(nota_final)} de ${numberWords(maximo)}`
}

/** Explains why the grades of other correctors are hidden; empty if only one person corrects the essay. */
export function asCegasWords({ corretores = 1 }: Pick<LinhaDeCorrecao, 'corretores'>): string {
  if (corretores === 1) return ''
  return corretores === 2
    ? 'Duas pessoas corrigem esta redação, e nenhuma vê a nota da outra antes de as duas entregarem.'
    : 'As duas primeiras correções ficaram longe uma da outra: uma terceira pessoa corrige, sem ver as notas delas.'
}

/** '1ª versão' for `reescrita` 0, the version that was sent first. */
export const versaoInWords = (reescrita: number) => `${reescrita + 1}ª\u00A0versão`

/** 'a redação de Ana Lima, A ponte, 2ª versão, “Sem passagem”'. */
export const redacaoInWords = ({ aluno, titulo, reescrita, comeco }: LinhaDeCorrecao) =>
  [
    `a redação de ${aluno.nome}`,
    titulo,
    reescrita > 0 && versaoInWords(reescrita),
    comeco && `“${comeco}”`,
  ]
    .filter(Boolean)
    .join(', ')

/** 'Nota: 640 de 1.000', or how many criteria still have no grade. */
export function notaInWords(
  { rubrica, notas }: Pick<Rascunho, 'rubrica' | 'notas'>,
  maximo: number,
) {
  const nota = notaOf(RUBRICAS[rubrica], notas)
  if (nota !== null) return `Nota: ${numberWords(nota)} de\u00A0${numberWords(maximo)}`
  const given = RUBRICAS[rubrica].criterios.filter(({ id }) => (notas[id] ?? null) !== null)
  const missing = RUBRICAS[rubrica].criterios.length - given.length
  return `${byCount(missing, 'Falta', 'Faltam')} ${countedWords(missing, 'nota', 'notas')}`
}

/** The number of characters that are shown of a longer passage. */
const MAX_TRECHO = 90

/** A passage on one line. A long one is cut in the middle. */
export function trechoOf(texto: string, { inicio, fim }: Passagem): string {
  const letters = Array.from(texto.slice(inicio, fim).replaceAll(/\s+/g, ' ').trim())
  if (letters.length <= MAX_TRECHO) return letters.join('')
  const half = MAX_TRECHO / 2
  const [begin, end] = [letters.slice(0, half), letters.slice(-half)]
  return `${begin.join('').trimEnd()} … ${end.join('').trimStart()}`
}

export const othersOf = ({ correcoes }: LinhaDeCorrecao, idUsuario: number | undefined) =>
  correcoes.filter(({ corretor }) => corretor === null || corretor.id !== idUsuario)

export function comentariosInWords(anotacoes: readonly Correcao['anotacoes'][number][]): string {
  if (anotacoes.length === 0) return 'Nenhum comentário no texto'
  return countedWords(anotacoes.length, 'comentário no texto', 'comentários no texto')
}

/** Describes a draft that another window left: 'De 21 nov 2026 às 15:40, só neste aparelho. Faltam 2 notas; …'. */
export function leftDraftInWords({ em, rascunho }: LeftDraft): string {
  const { rubrica, anotacoes, parecer } = rascunho
  const said = parecer.trim()
  const parts = [
    notaInWords(rascunho, maximoOf(RUBRICAS[rubrica])),
    comentariosInWords(anotacoes).toLowerCase(),
    said === '' ? 'sem parecer' : `parecer “${trechoOf(said, { inicio: 0, fim: said.length })}”`,
  ]
  const quando = whenWords(new Date(em).toISOString())
  return `De ${quando}, só neste aparelho. ${parts.join('; ')}. Ao trocar, nada se perde.`
}

/** The minimum kappa for each word, highest first. Source: Landis and Koch, Biometrics 33 (1977) 159. */
const CONCORDAM: readonly (readonly [number, string])[] = [
  [0.8, 'quase sempre'],
  [0.6, 'bastante'],
  [0.4, 'de modo razoável'],
]

/** 'As notas de quem corrige a mesma redação concordam bastante: kappa ponderado de 0,72, em 24 pares de correções.' */
export function concordanciaWords({ pares, kappa }: EquipeDeCorrecao['concordancia']): string {
  if (pares === 0) return 'Nenhuma redação tem ainda duas correções pela mesma rubrica.'
  const counted = countedWords(pares, 'par de correções', 'pares de correções')
  if (pares < MIN_PARES) {
    return `${counted} da mesma redação. A partir de ${MIN_PARES}, aqui aparece quanto as notas concordam.`
  }
  if (kappa === null) return `As notas de ${counted} da mesma redação são todas iguais.`
  const how = CONCORDAM.find(([least]) => kappa >= least)?.[1] ?? 'pouco'
  return `As notas de quem corrige a mesma redação concordam ${how}: kappa ponderado de ${decimalWords(kappa)}, em ${counted}.`
}
