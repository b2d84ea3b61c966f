import { addProblems } from '../build/extraction.ts'
import { problem } from '../build/problems.ts'
import type { Extracao, QuestaoExtraida } from '../result.ts'
import type { Resposta } from './rows.ts'

/** The extraction with a key's answers, subjects and states; what does not fit is named. */
export function withGabarito(extracao: Extracao, respostas: readonly Resposta[]): Extracao {
  const byNumber = new Map(respostas.map((resposta) => [resposta.numero, resposta]))
  const seen = new Map<number, number>()
  const questoes = extracao.questoes.map((questao) => {
    const place = seen.get(questao.numero) ?? 0
    seen.set(questao.numero, place + 1)
    return answered(questao, byNumber.get(questao.numero), place)
  })
  return { ...extracao, questoes }
}

/** A question with its answer; `place` tells its languages apart, as the key's columns do. */
function answered(
  questao: QuestaoExtraida,
  resposta: Resposta | undefined,
  place: number,
): QuestaoExtraida {
  const letra = resposta?.letras[Math.min(place, resposta.letras.length - 1)]
  const isAnnulled = resposta !== undefined && letra === undefined
  const alternativas = questao.alternativas.map((alternativa) =>
    alternativa.nome === letra ? { ...alternativa, correta: true } : alternativa,
  )
  const isFound = isAnnulled || alternativas.some(({ correta }) => correta)
  const merged: QuestaoExtraida = {
    ...questao,
    alternativas,
    ...(resposta?.materia !== undefined && { materia: resposta.materia }),
    ...(isAnnulled && { anulada: true }),
    ...(resposta?.isRetificada && { retificada: true }),
  }
  if (!isFound) addProblems(merged, [missing(letra)])
  return merged
}

function missing(letra: string | undefined) {
  return letra === undefined
    ? problem('sem_resposta')
    : problem('sem_resposta', `O gabarito diz ${letra}, mas esta alternativa não foi encontrada.`)
}
