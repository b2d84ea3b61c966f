import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

it('an instant is shown by the clock of the college also where the reader’s is another one', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  vi.resetModules()
  expect(new Date(0).getHours()).toBe(9)
  const datas = await import('./datas.ts')
  const instantes = await import('./instantes.ts')
  const at = '2026-05-02T02:30:00.000Z'
  const nowMs = Date.parse('2026-05-02T02:45:00.000Z')
  expect(datas.shortDateWords(at, nowMs)).toBe('1\u00A0mai')
  expect(datas.shortDateWords(at, nowMs + 400 * 86_400_000)).toBe('1\u00A0mai\u00A02026')
  expect(datas.momentWords(at)).toBe('1º de maio de 2026 às 23:30')
  expect(datas.longDayWords('2026-05-02')).toBe('2 de maio de 2026')
  expect(datas.weekdayWords('2026-05-02')).toBe('sábado')
  expect(instantes.whenWords(at, nowMs)).toBe('hoje às\u00A023:30')
  expect(instantes.dayWords(at)).toBe('1\u00A0mai\u00A02026')
  expect(instantes.dayWords('2026-05-02')).toBe('2\u00A0mai\u00A02026')
  expect(instantes.shortMomentWords(at)).toBe('01/05/2026, 23:30')
})
