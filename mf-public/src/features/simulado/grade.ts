import type {
  QuestaoCorrigida,
  QuestaoDeSimulado,
  QuestaoSorteada,
  SimuladoFeito,
} from '@rumo/contract'
import { gradeQuestao } from '@rumo/contract/rules'
import { tentativaOf, type TentativaGuardada } from '@rumo/shared-device/fila'
import { cartaoOf } from '@rumo/shared-device/simulados'
import { omit } from 'es-toolkit'
import { marcadasOf, type Simulado } from './simulado.ts'

/** The question as an exam shows it, without the fields that tell the right alternative. */
export function withoutGabarito(questao: QuestaoSorteada): QuestaoDeSimulado {
  const alternativas = questao.alternativas.map((alternativa) =>
    omit(alternativa, ['correta', 'comentario']),
  )
  return { ...omit(questao, ['explicacao', 'situacao']), alternativas }
}

/**
 * Grades a card on the device by the rules of the server. `marcadas` has one entry for each question, in the same
 * order.
 */
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
 * The answers of a graded simulado that no account keeps. They count as any other answers. Their chaves are the same at
 * every call, so that they count once. For a simulado that the server keeps, the server makes them.
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

/**
 * A simulado that was begun on a device or by a visitor, in the shape in which an account keeps it. Null until the
 * simulado has ended. Its answers are those of `tentativasOf`, with the same chaves.
 */
export function feitoOf(simulado: Simulado): SimuladoFeito | null {
  const { chave, prova, materia, questoes, relogio, encerradoEm, chaves } = simulado
  if (encerradoEm === null || questoes.length === 0) return null
  const { iniciadoEmMs, terminaEmMs } = relogio
  const feito = {
    chave,
    iniciado_em: new Date(iniciadoEmMs).toISOString(),
    termina_em: terminaEmMs === null ? null : new Date(terminaEmMs).toISOString(),
    encerrado_em: encerradoEm,
    ...cartaoOf(simulado),
    questoes: questoes.flatMap(({ id }, index) => {
      const own = chaves[index]
      return own === undefined ? [] : [{ id_questao: id, chave: own }]
    }),
  }
  if (prova) return { ...feito, tipo: 'prova', id_prova: prova.id }
  return { ...feito, tipo: 'sorteio', ...(materia && { id_materia: materia.id }) }
}

/** The questions whose answer was wrong or missing, to practise them again. */
export function wrongOf(corrigidas: readonly QuestaoCorrigida[]): QuestaoSorteada[] {
  return corrigidas.filter(
    ({ resultado, alternativas }) =>
      (resultado === 'errada' || resultado === 'em-branco') && alternativas.length > 0,
  )
}

/** The request to grade a card that the server does not keep. */
export const looseCard = (simulado: Simulado) => {
  const marcadas = marcadasOf(simulado)
  return {
    questoes: simulado.questoes.map(({ id }, index) => ({
      id_questao: id,
      marcada: marcadas[index] ?? null,
    })),
  }
}
