import {
  aheadInWords,
  leftInWords,
  nextInWords,
  semTempoInWords,
  takenInWords,
} from '../../../features/revisoes/revisoes.words.ts'
import type { Revisao } from './load-revisao.ts'

/** Which questions a set has, and of how many. */
export function whichInWords(revisao: Revisao): string {
  const { pratica, vencidas, semTempo, hoje } = revisao
  const total = pratica.questoes.length
  const dia = earlierDayOf(revisao)
  if (dia !== null) return takenInWords(Math.max(vencidas, total), total, dia, hoje)
  return vencidas > 0 ? leftInWords(vencidas, total) : aheadInWords(total, semTempo)
}

/** Why there is no question, and when there is one again. */
export function nothingInWords(revisao: Revisao): { titulo: string; mensagem: string } {
  const { semTempo, hoje } = revisao
  if (earlierDayOf(revisao) !== null) {
    return {
      titulo: 'Você já fez o que levou',
      mensagem: 'O que volta hoje aparece aqui quando a conexão voltar.',
    }
  }
  return semTempo > 0
    ? { titulo: 'Nada mais no plano de hoje', mensagem: semTempoInWords(semTempo) }
    : { titulo: 'Nada para revisar hoje', mensagem: nextInWords(revisao, hoje) }
}

/** The earlier day on which the review was saved, so that it does not know what comes back today; else null. */
const earlierDayOf = ({ levadaEm, hoje }: Revisao) => (levadaEm === hoje ? null : levadaEm)
