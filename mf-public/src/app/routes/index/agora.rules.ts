import { daysBetween, type Dia } from '@rumo/contract/rules'
import {
  aquiInWords,
  COMECO,
  corrigidasInWords,
  DESCANSO,
  diasInWords,
  feitoInWords,
  guardadaInWords,
  materiaInWords,
  metaInWords,
  rascunhoInWords,
  semTempoInWords,
  simuladoInWords,
  treinoInWords,
  vencidasInWords,
  type Palavras,
} from './agora.words.ts'
import type { Conhecido, SimuladoAberto } from './agora.conhecido.ts'
import { isDoPlano, readEscolha } from '../../../features/pratica/escolha.rules.ts'
import { guardadaPath, redacaoEnviadaPath } from '../../aluno-paths.ts'
import { PATHS } from '../../paths.ts'

/** Something to do, in words, with the path of the screen for it. */
export interface Coisa extends Palavras {
  path: string
}

/**
 * The list of things to do, the most urgent first: a running simulado, a graded essay, unfinished work, reviews that
 * are due, today's study plan, and what was saved for use offline. A set that was left on an earlier day comes after
 * the first thing that is due today. `restanteMs` is the time left of the simulado on this device; null without a time
 * limit.
 */
export function coisasOf(conhecido: Conhecido, restanteMs: number | null): Coisa[] {
  const { treino, hoje, aqui } = conhecido
  const levado = aqui ? [{ ...aquiInWords(aqui), path: PATHS.noAparelho }] : []
  const deixado = treino && treino.dia !== hoje ? [treinoOf(treino)] : []
  const due = dueOf(conhecido)
  const running = [
    ...runningOf(conhecido, restanteMs),
    ...due.slice(0, 1),
    ...deixado,
    ...due.slice(1),
    ...levado,
  ]
  return running.length > 0 ? running : nextOf(conhecido)
}

function runningOf(
  { simulados, corrigidas, rascunho, treino, guardada, hoje }: Conhecido,
  restanteMs: number | null,
): Coisa[] {
  return [
    ...simulados.map((simulado) => simuladoOf(simulado, restanteMs)),
    ...corrigidasOf(corrigidas),
    rascunho && { ...rascunhoInWords(rascunho), path: PATHS.temasRedacao },
    treino?.dia === hoje && treinoOf(treino),
    guardada && { ...guardadaInWords(guardada), path: guardadaPath(guardada.em) },
  ].filter((coisa) => !!coisa)
}

const treinoOf = (treino: NonNullable<Conhecido['treino']>): Coisa => ({
  ...treinoInWords(treino),
  path: treinoPath(treino.lugar),
})

function simuladoOf(simulado: SimuladoAberto, restanteMs: number | null): Coisa {
  if (simulado.id === null) {
    return { ...simuladoInWords(simulado, restanteMs), path: PATHS.vestibularCompleto }
  }
  const path = `${PATHS.vestibularCompleto}?simulado=${simulado.id}`
  return { ...simuladoInWords(simulado, null), path }
}

/** One corrected essay leads to its correction; several lead to the profile, which names each. */
function corrigidasOf(corrigidas: Conhecido['corrigidas']): Coisa[] {
  const [first, ...others] = corrigidas
  if (!first) return []
  const path = others.length > 0 ? '/aluno' : redacaoEnviadaPath(first.id)
  return [{ ...corrigidasInWords(first, others), path }]
}

/** What the study plan asks for today. A draft on the sheet is named already, and both would lead to it. */
function dueOf({ plano, treino, rascunho }: Conhecido): Coisa[] {
  const { vencidas = 0, meta } = plano ?? {}
  const redacoes = rascunho ? 0 : (meta?.redacoes ?? 0)
  const isBegun = meta && treino && isOfPlano(treino, meta.novas)
  return [
    vencidas > 0 && { ...vencidasInWords(vencidas), path: PATHS.revisarErros },
    meta && redacoes > 0 && { ...metaInWords('redacoes', meta), path: PATHS.temasRedacao },
    meta &&
      meta.novas > 0 &&
      !isBegun && { ...metaInWords('novas', meta), path: treinoPath(`plano=${meta.novas}`) },
  ].filter((coisa) => !!coisa)
}

/** Whether a set is what is left of today's new questions, so that both would lead to it (PraticaMemory.forPlano). */
function isOfPlano(treino: NonNullable<Conhecido['treino']>, novas: number): boolean {
  const { lugar, respondidas, total, mostraResultado } = treino
  const { escolha } = readEscolha(new URLSearchParams(lugar))
  return !mostraResultado && isDoPlano(escolha, total - respondidas, novas)
}

/** What to suggest when nothing is unfinished or due. */
function nextOf({ plano, aPraticar, hoje, temConta }: Conhecido): Coisa[] {
  const { meta } = plano ?? {}
  if (meta?.descanso) return [{ ...DESCANSO, path: '/aluno' }]
  if (plano?.sem_tempo) return [{ ...semTempoInWords(plano.sem_tempo), path: PATHS.revisarErros }]
  if (meta?.feito) return [{ ...feitoInWords(meta), path: '/aluno' }]
  if (aPraticar)
    return [{ ...materiaInWords(aPraticar), path: treinoPath(`materia=${aPraticar.materia.id}`) }]
  const dias = diasAte(plano, hoje)
  if (dias === null && !temConta) return []
  return [{ ...(dias === null ? COMECO : diasInWords(dias)), path: PATHS.questoesAlternativas }]
}

/** The number of days until the exam; null when the date is not known or in the past. */
export function diasAte(plano: Conhecido['plano'], hoje: Dia): number | null {
  const dia = plano?.data_da_prova ?? null
  return dia === null || dia < hoje ? null : daysBetween(hoje, dia)
}

const treinoPath = (lugar: string) =>
  lugar === '' ? PATHS.questoesAlternativas : `${PATHS.questoesAlternativas}?${lugar}`
