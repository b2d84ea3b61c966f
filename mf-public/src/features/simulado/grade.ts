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

/**
 * One that no server keeps, as its account does: a device began it, or a visitor. Null until it has ended. Its answers are
 * those of `tentativasOf`, by the same keys.
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
