import type { RevisaoDeErros } from '@rumo/contract'
import type { OwnDevice } from './device.ts'
import { isLevada, type Levada } from './levada.ts'
import { DO_DIA } from './levada-names.ts'

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

const questoesOf = ({ questoes, revisao }: Levada) => [...questoes, ...(revisao?.questoes ?? [])]

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
