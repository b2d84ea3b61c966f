import type { QuestaoCorrigida, QuestaoDeSimulado, QuestaoSorteada } from '@rumo/contract'
import { gradeQuestao } from '@rumo/contract/rules'
import { tentativaOf, type TentativaGuardada } from '@rumo/shared-device/fila'
import { omit } from 'es-toolkit'
import { marcadasOf, type Simulado } from './simulado.ts'

/** A question as an exam shows it: what tells which alternative is right is left out. */
export function withoutGabarito(questao: QuestaoSorteada): QuestaoDeSimulado {
  const alternativas = questao.alternativas.map((alternativa) =>
    omit(alternativa, ['correta', 'comentario']),
  )
  return { ...omit(questao, ['explicacao', 'situacao']), alternativas }
}

/** Grades a card where no server does, by the rules of one; `marcadas` stand beside the questions. */
export function gradeCard(
  questoes: readonly QuestaoSorteada[],
  marcadas: readonly (number | null)[],
): QuestaoCorrigida[] {
  return questoes.map((questao, index) => {
    const marcada = marcadas[index] ?? null
    return { ...questao, marcada, resultado: gradeQuestao(questao, marcada) }
  })
}

/**
 * The answers of a simulado that no account keeps, once it is graded: they count as any other, and are the same
 * however often they are asked for. Of one that the server keeps, the server makes them.
 */
export function tentativasOf(
  { questoes, marcacoes, chaves }: Simulado,
  corrigidas: readonly QuestaoCorrigida[],
): TentativaGuardada[] {
  const graded = new Map(corrigidas.map((corrigida) => [corrigida.id, corrigida]))
  const marked = new Map(marcacoes.map((marcacao) => [marcacao.id_questao, marcacao]))
  return questoes.flatMap(({ id }, index) => {
    const [questao, marcacao] = [graded.get(id), marked.get(id)]
    const marcada = marcacao?.id_alternativa ?? null
    if (!questao || !marcacao || marcada === null) return []
    const respondidaEmMs = Date.parse(marcacao.marcada_em)
    return [
      tentativaOf({ questao, marcada, origem: 'simulado', chave: chaves[index], respondidaEmMs }),
    ]
  })
}

/** The questions whose answer was wrong or missing, to be practised again. */
export function wrongOf(corrigidas: readonly QuestaoCorrigida[]): QuestaoSorteada[] {
  return corrigidas.filter(
    ({ resultado, alternativas }) =>
      (resultado === 'errada' || resultado === 'em-branco') && alternativas.length > 0,
  )
}

/** The card that the server grades without keeping it. */
export const looseCard = (simulado: Simulado) => {
  const marcadas = marcadasOf(simulado)
  return {
    questoes: simulado.questoes.map(({ id }, index) => ({
      id_questao: id,
      marcada: marcadas[index] ?? null,
    })),
  }
}
