import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { chosen, practise, radio, verdict } from './practice.fixture.tsx'

const strike = (letra: string) =>
  screen.queryByRole('button', { name: `Riscar a alternativa ${letra}` })

describe('crossing out', () => {
  it('is done by a button beside each alternative but the chosen one, which Shift and its letter leave, too', async () => {
    const onRiscar = vi.fn<(id: number) => void>()
    const user = practise({}, { escolhida: 13, riscadas: [11], onRiscar })
    expect(strike('A')?.getAttribute('aria-pressed')).toBe('true')
    expect(radio('A: 100 (riscada)')).toBeTruthy()
    expect(strike('C')).toBeNull()
    radio('C: 200').focus()
    await user.keyboard('{Shift>}C{/Shift}')
    await user.click(strike('B')!)
    expect(onRiscar.mock.calls).toEqual([[12]])
  })

  it('is done by Shift and the letter, which choose nothing', async () => {
    const onRiscar = vi.fn<(id: number) => void>()
    const user = practise({}, { onRiscar })
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('{Shift>}B{/Shift}')
    expect(onRiscar.mock.calls).toEqual([[12]])
    expect(chosen()).toBeNull()
  })

  it('is not there unless asked for, and ends with the answer', () => {
    practise()
    expect(strike('A')).toBeNull()
    cleanup()
    practise({}, { escolhida: 13, conferida: true, onRiscar: vi.fn<() => void>() })
    expect(strike('A')).toBeNull()
  })
})

describe('an annulled question', () => {
  it.each([
    ['marked', 15, 'E: 300 Sua resposta, certa'],
    ['blank', null, 'E: 300'],
  ])('is right for everybody when %s, and has no right alternative', (_how, escolhida, name) => {
    practise({ situacao: 'anulada' }, { escolhida, conferida: true, resultado: 'certa' })
    expect(verdict()).toBe('Questão anulada: vale como certa para todos.')
    expect(radio(name)).toBeTruthy()
    expect(screen.queryByText('Resposta certa')).toBeNull()
  })
})
