import { addProblems } from '../build/extraction.ts'
import type { Extracao, QuestaoExtraida } from '../result.ts'
import { answersFor, withoutAnswer, type Dita } from './answers.ts'
import type { Resposta } from './rows.ts'

/** The extraction with a key's answers, subjects and states; what does not fit is named. */
export function withGabarito(extracao: Extracao, respostas: readonly Resposta[]): Extracao {
  const ditas = answersFor(
    extracao.questoes.map(({ numero }) => numero),
    respostas,
  )
  const questoes = extracao.questoes.map((questao, index) => answered(questao, ditas[index]))
  return { ...extracao, questoes }
}

function answered(questao: QuestaoExtraida, dita: Dita | undefined): QuestaoExtraida {
  const letra = dita?.letra
  const isAnnulled = dita !== undefined && letra === undefined
  const alternativas = questao.alternativas.map((alternativa) =>
    alternativa.nome === letra ? { ...alternativa, correta: true } : alternativa,
  )
  const isFound = isAnnulled || alternativas.some(({ correta }) => correta)
  const merged: QuestaoExtraida = {
    ...questao,
    alternativas,
    ...(dita?.materia !== undefined && { materia: dita.materia }),
    ...(isAnnulled && { anulada: true }),
    ...(dita?.isRetificada && { retificada: true }),
  }
  if (!isFound) addProblems(merged, [withoutAnswer(letra)])
  return merged
}
