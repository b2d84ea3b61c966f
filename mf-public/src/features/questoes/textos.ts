import type { QuestaoMostrada } from '@rumo/shared-ui'

/** Every text of these questions that may hold a formula. */
export function textosOf(questoes: readonly QuestaoMostrada[]): string[] {
  const textos = questoes.flatMap(({ texto, explicacao, alternativas, referencias }) => [
    texto,
    explicacao,
    ...alternativas.flatMap((alternativa) => [alternativa.texto, alternativa.comentario]),
    ...referencias.flatMap(({ titulo, texto: lido, legenda }) => [titulo, lido, legenda]),
  ])
  return textos.filter((texto) => typeof texto === 'string')
}
