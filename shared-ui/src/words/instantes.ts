import { addDays, diaOf } from '@rumo/contract/rules'
import { dateFormat, TIME_ZONE, timeWords } from './datas.ts'

/** A calendar day is not an instant, so it is shown without conversion to a time zone. */
const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const moment = dateFormat({ dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE })

/** '15 jun 2025', for an instant or a calendar day ('YYYY-MM-DD'); empty for other values. */
export function dayWords(data: string | null | undefined): string {
  const at = Date.parse(data ?? '')
  if (Number.isNaN(at)) return ''
  const parts = day().formatToParts(data?.includes('T') ? Date.parse(diaOf(at)) : at)
  const part = (wanted: string) =>
    parts.find(({ type }) => type === wanted)?.value.replace('.', '') ?? ''
  return [part('day'), part('month'), part('year')].join('\u00A0')
}

/** 'hoje às 14:32', 'ontem às 09:05', '21 nov 2026 às 15:40'. */
export function whenWords(instant: string, nowMs = Date.now()): string {
  const dia = diaOf(Date.parse(instant))
  const hoje = diaOf(nowMs)
  const names = new Map([
    [hoje, 'hoje'],
    [addDays(hoje, -1), 'ontem'],
  ])
  return `${names.get(dia) ?? dayWords(dia)} às\u00A0${timeWords(instant)}`
}

/** The same as `whenWords`, within a sentence: 'hoje às 14:32', 'em 21 nov 2026 às 15:40'. */
export function onWhenWords(instant: string, nowMs = Date.now()): string {
  const words = whenWords(instant, nowMs)
  return /^\d/.test(words) ? `em ${words}` : words
}

/** '21/11/2026, 15:40'. */
export const shortMomentWords = (instant: string) => moment().format(Date.parse(instant))
