import { addProblems } from '../build/extraction.ts'
import type { Extracao, QuestaoExtraida } from '../result.ts'
import { answerDoubt, answersFor, type Dita } from './answers.ts'
import type { Resposta } from './rows.ts'

/**
 * The extraction with the key's answers, matérias, and annulled and corrected questions. Mismatches become problems.
 */
export function withGabarito(extracao: Extracao, respostas: readonly Resposta[]): Extracao {
  const ditas = answersFor(
    extracao.questoes.map(({ numero }) => numero),
    respostas,
  )
  const questoes = extracao.questoes.map((questao, index) => answered(questao, ditas[index]))
  return { ...extracao, questoes }
}

function answered(questao: QuestaoExtraida, dita: Dita | undefined): QuestaoExtraida {
  const isOne = dita !== undefined && !dita.letras
  const letra = isOne ? dita.letra : undefined
  const isAnnulled = isOne && letra === undefined
  const alternativas = questao.alternativas.map((alternativa) =>
    alternativa.nome === letra ? { ...alternativa, correta: true } : alternativa,
  )
  const merged: QuestaoExtraida = {
    ...questao,
    alternativas,
    ...(dita?.materia !== undefined && { materia: dita.materia }),
    ...(isAnnulled && { anulada: true }),
    ...(dita?.isRetificada && { retificada: true }),
  }
  const doubt = answerDoubt(
    dita,
    alternativas.map(({ nome }) => nome),
  )
  if (doubt) addProblems(merged, [doubt])
  return merged
}
