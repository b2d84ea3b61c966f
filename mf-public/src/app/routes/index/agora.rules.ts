import { daysBetween, type Dia } from '@rumo/contract/rules'
import {
  aquiInWords,
  COMECO,
  corrigidaInWords,
  DESCANSO,
  diasInWords,
  FEITO,
  guardadaInWords,
  materiaInWords,
  metaInWords,
  rascunhoInWords,
  simuladoInWords,
  treinoInWords,
  vencidasInWords,
  type Palavras,
} from './agora.words.ts'
import type { Conhecido, SimuladoAberto } from './agora.conhecido.ts'
import { guardadaPath, redacaoEnviadaPath } from '../../aluno-paths.ts'
import { PATHS } from '../../paths.ts'

/** A thing to do, in words, and the path where it is done. */
export interface Coisa extends Palavras {
  path: string
}

/**
 * What there is to do, the one thing to do now first: what runs, what came back, what was left half done, what is due,
 * what today is for, what was taken along. Of the simulado of this device with a limit `restanteMs` is left.
 */
export function coisasOf(conhecido: Conhecido, restanteMs: number | null): Coisa[] {
  const { plano, aqui } = conhecido
  const levado = aqui ? [{ ...aquiInWords(aqui), path: PATHS.noAparelho }] : []
  const running = [...runningOf(conhecido, restanteMs), ...dueOf(plano), ...levado]
  return running.length > 0 ? running : nextOf(conhecido)
}

function runningOf(
  { simulados, corrigida, rascunho, treino, guardada }: Conhecido,
  restanteMs: number | null,
): Coisa[] {
  return [
    ...simulados.map((simulado) => simuladoOf(simulado, restanteMs)),
    corrigida && { ...corrigidaInWords(corrigida), path: redacaoEnviadaPath(corrigida.id) },
    rascunho && { ...rascunhoInWords(rascunho), path: PATHS.temasRedacao },
    treino && { ...treinoInWords(treino), path: treinoPath(treino.lugar) },
    guardada && { ...guardadaInWords(guardada), path: guardadaPath(guardada.em) },
  ].filter((coisa) => coisa !== null)
}

function simuladoOf(simulado: SimuladoAberto, restanteMs: number | null): Coisa {
  if (simulado.id === null) {
    return { ...simuladoInWords(simulado, restanteMs), path: PATHS.vestibularCompleto }
  }
  const path = `${PATHS.vestibularCompleto}?simulado=${simulado.id}`
  return { ...simuladoInWords(simulado, null), path }
}

/** What the plan has for today. */
function dueOf(plano: Conhecido['plano']): Coisa[] {
  const { vencidas = 0, meta } = plano ?? {}
  return [
    vencidas > 0 && { ...vencidasInWords(vencidas), path: PATHS.revisarErros },
    meta && meta.redacoes > 0 && { ...metaInWords('redacoes', meta), path: PATHS.temasRedacao },
    meta &&
      meta.novas > 0 && { ...metaInWords('novas', meta), path: treinoPath(`plano=${meta.novas}`) },
  ].filter((coisa) => !!coisa)
}

/** What to go on with where nothing waits. */
function nextOf({ plano, aPraticar, hoje, temConta }: Conhecido): Coisa[] {
  const { meta } = plano ?? {}
  if (meta?.descanso) return [{ ...DESCANSO, path: '/aluno' }]
  if (meta?.feito) return [{ ...FEITO, path: '/aluno' }]
  if (aPraticar)
    return [{ ...materiaInWords(aPraticar), path: treinoPath(`materia=${aPraticar.materia.id}`) }]
  const dias = diasAte(plano, hoje)
  if (dias === null && !temConta) return []
  return [{ ...(dias === null ? COMECO : diasInWords(dias)), path: PATHS.questoesAlternativas }]
}

/** How many days are left until the exam; null where none is known, or it is over. */
export function diasAte(plano: Conhecido['plano'], hoje: Dia): number | null {
  const dia = plano?.data_da_prova ?? null
  return dia === null || dia < hoje ? null : daysBetween(hoje, dia)
}

const treinoPath = (lugar: string) =>
  lugar === '' ? PATHS.questoesAlternativas : `${PATHS.questoesAlternativas}?${lugar}`
