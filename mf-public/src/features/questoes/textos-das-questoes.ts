import { TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import type { QuestaoMostrada } from '@rumo/shared-ui'

/** All texts of these questions that may contain a formula. */
export function textosOf(questoes: readonly QuestaoMostrada[]): string[] {
  const textos = questoes.flatMap(({ texto, explicacao, alternativas, referencias }) => [
    texto,
    explicacao,
    ...alternativas.flatMap((alternativa) => [alternativa.texto, alternativa.comentario]),
    ...referencias.flatMap((each) => TEXTOS_DE_REFERENCIA.map((campo) => each[campo])),
  ])
  return textos.filter((texto) => typeof texto === 'string')
}
