import type { RevisaoDeErros } from '@rumo/contract'
import { diaOf, type Dia } from '@rumo/contract/rules'
import type { OwnDevice } from './device.ts'
import { isLevada, type Levada } from './levada.ts'
import { DO_DIA, PLANO } from './levada-names.ts'

/**
 * Leaves questions that were answered out of the plan and the reviews that an account saved for use offline, so that
 * they are not asked again. Changes nothing where the device refuses.
 */
export async function leaveOut(own: OwnDevice, answered: readonly number[]): Promise<void> {
  const isLeft = ({ id }: { id: number }) => !answered.includes(id)
  for (const name of DO_DIA) {
    const kept = await own.read<unknown>(name).catch(() => undefined)
    if (!isLevada(kept) || questoesOf(kept).every(isLeft)) continue
    await own.update<unknown>(name, (now) => (isLevada(now) ? leftOf(now, isLeft) : now))
  }
}

/** What is left of today's plan, as the server has just planned it. */
export interface PlanoDeAgora {
  vencidas: number
  /** Null where nothing is planned. */
  meta?: { novas: number; redacoes: number } | null | undefined
}

/**
 * Reduces the plan that an account saved today to what the server says is left of it: other new questions may have been
 * answered meanwhile, an essay written, or reviews done on another device. Adds nothing. Changes nothing where the device
 * refuses.
 */
export async function fitPlano(own: OwnDevice, agora: PlanoDeAgora, hoje: Dia): Promise<void> {
  if (!agora.meta) return
  const { novas, redacoes } = agora.meta
  const fit = (levada: Levada): Levada => ({
    ...levada,
    questoes: levada.questoes.slice(0, novas),
    temas: { ...levada.temas, redacoes: levada.temas.redacoes.slice(0, redacoes) },
    // An empty review stays: it says that nothing is due, and no older one is asked in its place.
    revisao: levada.revisao && (agora.vencidas > 0 ? levada.revisao : withNoneDue(levada.revisao)),
  })
  const isOfToday = (kept: unknown): kept is Levada =>
    isLevada(kept) && diaOf(kept.levadaEmMs) === hoje
  const kept = await own.read<unknown>(PLANO).catch(() => undefined)
  if (!isOfToday(kept) || sizeOf(fit(kept)) === sizeOf(kept)) return
  await own.update<unknown>(PLANO, (now) => (isOfToday(now) ? fit(now) : now))
}

const withNoneDue = (revisao: RevisaoDeErros): RevisaoDeErros => ({
  ...revisao,
  vencidas: 0,
  questoes: [],
})

const sizeOf = ({ temas, ...levada }: Levada) => questoesOf(levada).length + temas.redacoes.length

const questoesOf = ({ questoes, revisao }: Pick<Levada, 'questoes' | 'revisao'>) => [
  ...questoes,
  ...(revisao?.questoes ?? []),
]

const leftOf = (levada: Levada, isLeft: (questao: { id: number }) => boolean): Levada => ({
  ...levada,
  questoes: levada.questoes.filter(isLeft),
  revisao: levada.revisao && leftOfRevisao(levada.revisao, isLeft),
})

/** The reviews that are left, counted among those that are due, or else among those ahead of their day. */
function leftOfRevisao(
  revisao: RevisaoDeErros,
  isLeft: (questao: { id: number }) => boolean,
): RevisaoDeErros {
  const { vencidas, adiantaveis, sem_tempo: semTempo = 0 } = revisao
  const questoes = revisao.questoes.filter(isLeft)
  const answered = revisao.questoes.length - questoes.length
  if (vencidas > 0) return { ...revisao, questoes, vencidas: vencidas - answered }
  const sem_tempo = Math.max(0, semTempo - answered)
  return { ...revisao, questoes, adiantaveis: adiantaveis - answered, sem_tempo }
}
