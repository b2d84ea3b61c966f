import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { practise, verdict } from './practice.fixture.tsx'
import { alternativa } from './questao.fixture.ts'

describe('the feedback', () => {
  it('is announced by a region that was there before', async () => {
    const user = practise()
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    await user.click(screen.getByText('300'))
    await user.click(screen.getByRole('button', { name: 'Responder' }))
    expect(screen.getByRole('status')).toBe(region)
    expect(region.textContent).toBe('Resposta incorreta.A certa é a C: 200.')
  })

  it('explains a wrong answer and why it tempts', () => {
    practise({}, { escolhida: 15, conferida: true })
    expect(screen.getByText('São 400 litros em 2 horas.')).toBeTruthy()
    expect(screen.getByText('Por que não a E:').parentElement?.textContent).toBe(
      'Por que não a E: Comentário da E.',
    )
  })

  it('explains a right answer and nothing else', () => {
    practise({}, { escolhida: 13, conferida: true })
    expect(verdict()).toBe('Resposta correta!')
    expect(screen.getByText('São 400 litros em 2 horas.')).toBeTruthy()
    expect(screen.queryByText(/Por que não/)).toBeNull()
  })

  it('takes an annulled question for right, with nothing to explain about the choice', () => {
    practise({ situacao: 'anulada' }, { escolhida: 15, conferida: true })
    expect(verdict()).toBe('Questão anulada: vale como certa para todos.')
    expect(screen.queryByText(/Por que não/)).toBeNull()
  })

  it('invents no verdict where there is no key', () => {
    const alternativas = [
      alternativa({ id: 11 }),
      alternativa({ id: 15, nome: 'E', comentario: 'x' }),
    ]
    practise({ alternativas }, { escolhida: 15, conferida: true })
    expect(verdict()).toBe('Esta questão está sem gabarito.')
    expect(screen.queryByText(/Resposta|Sua resposta|A certa|Por que não/)).toBeNull()
  })

  it('tells the right answer of a question that was left blank', () => {
    practise({}, { conferida: true })
    expect(verdict()).toBe('Sem resposta.A certa é a C: 200.')
  })

  it('scrolls into view when it arrives, not when it was there from the beginning', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    practise({}, { escolhida: 13, conferida: true })
    expect(scroll).not.toHaveBeenCalled()
    cleanup()
    const user = practise({}, { escolhida: 13 })
    await user.click(screen.getByRole('button', { name: 'Responder' }))
    expect(scroll).toHaveBeenCalledOnce()
    scroll.mockRestore()
  })
})
