const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
/** Where the reader is, and of a day that has no hour. */
const HERE = new Intl.DateTimeFormat('pt-BR', DAY)
const NOWHERE = new Intl.DateTimeFormat('pt-BR', { ...DAY, timeZone: 'UTC' })
const HOUR = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

/** How the back office says a day: '15 jun 2025'. It takes 'YYYY-MM-DD', or an instant, which is a day of the reader; empty for what is neither. */
export function dayWords(data: string | null | undefined): string {
  const date = new Date(data ?? '')
  if (Number.isNaN(date.getTime())) return ''
  const parts = (data?.includes('T') ? HERE : NOWHERE).formatToParts(date)
  const part = (wanted: string) =>
    parts.find(({ type }) => type === wanted)?.value.replace('.', '') ?? ''
  return [part('day'), part('month'), part('year')].join('\u00A0')
}

/** How it says an instant, where the reader is: 'hoje às 14:32', '21 nov 2026 às 15:40'. */
export function whenWords(em: string, now = new Date()): string {
  const instant = new Date(em)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const named = [
    [now, 'hoje'],
    [yesterday, 'ontem'],
  ] as const
  const day = named.find(([of]) => of.toDateString() === instant.toDateString())?.[1]
  return `${day ?? dayWords(em)} às\u00A0${HOUR.format(instant)}`
}

/** The same within a sentence: 'hoje às 14:32', 'em 21 nov 2026 às 15:40'. */
export function onWhenWords(em: string, now = new Date()): string {
  const words = whenWords(em, now)
  return /^\d/.test(words) ? `em ${words}` : words
}
