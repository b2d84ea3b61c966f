/** What one question takes, in practice and in a simulado of questions that are drawn. */
const MINUTOS_POR_QUESTAO = 2

/** How long so many questions take: 'cerca de 20 min'. */
export const aboutInWords = (questoes: number): string =>
  `cerca de\u00A0${durationInWords(questoes * MINUTOS_POR_QUESTAO)}`

/** A span of time: '4 h 30 min'; empty where none is told. */
export function durationInWords(minutes: number | null | undefined): string {
  if (!minutes || !(minutes > 0)) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours}\u00A0h`, rest && `${rest}\u00A0min`].filter(Boolean).join(' ')
}
