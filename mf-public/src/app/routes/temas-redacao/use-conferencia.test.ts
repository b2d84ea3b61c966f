import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAUSE_MS, useConferencia } from './use-conferencia.ts'

const FONTE = 'uma ponte liga dois lados que antes só se viam de longe'
const TEXTO = { id: 1, titulo: null, legenda: null, texto: FONTE }
const TEMA = { id: 1, titulo: 'A ponte', comando: '', textos: [TEXTO] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A sheet on which `texto` stands. `write` puts another text there; `lido` is the text that is counted. */
function sheetWith(texto: string) {
  const { result, rerender } = renderHook((written) => useConferencia(TEMA, written), {
    initialProps: texto,
  })
  return {
    write: rerender,
    lido: () => result.current.lido,
    trechos: () => result.current.trechos,
    pass: (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms)
      })
    },
  }
}

describe('what is counted and checked while one writes', () => {
  it('is the text at the last pause', () => {
    const { write, lido, pass } = sheetWith('Era')
    for (const written of ['Era ', 'Era u', 'Era um']) {
      write(written)
      pass(PAUSE_MS - 1)
    }
    expect(lido()).toBe('Era')
    pass(1)
    expect(lido()).toBe('Era um')
  })

  it('is at once what may take more than the blank lines of a phone below the text, or less', () => {
    const { write, lido } = sheetWith('Era')
    const letters = 'a'.repeat(20)
    for (const written of ['Era\n', `Era\n${letters}`, 'Era\n', 'Era']) {
      write(written)
      expect(lido()).toBe(written)
    }
  })

  it('is the text itself while passages are marked behind it', () => {
    const { write, lido, trechos, pass } = sheetWith(`Era ${FONTE}`)
    for (const written of [`Eram ${FONTE}`, `Eram ${FONTE}.`]) {
      write(written)
      expect([lido(), trechos().length]).toEqual([written, 1])
    }
    write('Eram ')
    expect(trechos()).toEqual([])
    write('Eram d')
    expect(lido()).toBe('Eram ')
    pass(PAUSE_MS)
    expect(lido()).toBe('Eram d')
  })
})
