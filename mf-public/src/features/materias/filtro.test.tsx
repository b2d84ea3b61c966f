import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Filtro, type Troca } from './filtro.tsx'

const MATERIAS = [
  { id: 3, nome: 'Física' },
  { id: 5, nome: 'História' },
]

function Screen(props: Omit<ComponentProps<typeof Filtro>, 'troca' | 'onTroca'>) {
  const [troca, setTroca] = useState<Troca | null>(null)
  return <Filtro {...props} troca={troca} onTroca={setTroca} />
}

function draw({ escolhida = null as number | null, answered = 0, hasFailed = false } = {}) {
  const onChange = vi.fn()
  const onRetry = vi.fn()
  render(
    <Screen
      materias={hasFailed ? [] : MATERIAS}
      onRetry={hasFailed ? onRetry : null}
      escolhida={escolhida}
      countAnswered={() => answered}
      onChange={onChange}
    />,
  )
  return { onChange, onRetry, select: screen.getByLabelText<HTMLSelectElement>('Matéria') }
}

const shownIn = (select: HTMLSelectElement) => select.options[select.selectedIndex]?.text

describe('Filtro', () => {
  it('offers every matéria and all of them', () => {
    const { select } = draw()
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Todas as matérias',
      'Física',
      'História',
    ])
    expect(shownIn(select)).toBe('Todas as matérias')
  })

  it('changes at once where nothing was answered', async () => {
    const { onChange, select } = draw()
    await userEvent.selectOptions(select, 'História')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(5)
  })

  it('leads back to all matérias', async () => {
    const { onChange, select } = draw({ escolhida: 3 })
    await userEvent.selectOptions(select, 'Todas as matérias')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('asks first where answers would be left behind', async () => {
    const { onChange, select } = draw({ answered: 2 })
    await userEvent.selectOptions(select, 'Física')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toContain('Suas 2 respostas continuam contando')
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3)
    expect(screen.queryByRole('button', { name: 'Trocar' })).toBeNull()
  })

  it('changes nothing when one stays', async () => {
    const { onChange, select } = draw({ answered: 1 })
    await userEvent.selectOptions(select, 'Física')
    expect(screen.getByRole('status').textContent).toContain('Sua resposta continua contando')
    await userEvent.click(screen.getByRole('button', { name: 'Ficar aqui' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(shownIn(select)).toBe('Todas as matérias')
    expect(document.activeElement).toBe(select)
  })

  it('shows what it asks about, and asks nothing more where one chooses what is in force', async () => {
    const { onChange, select } = draw({ escolhida: 3, answered: 2 })
    await userEvent.selectOptions(select, 'História')
    expect(shownIn(select)).toBe('História')
    await userEvent.selectOptions(select, 'Física')
    expect(shownIn(select)).toBe('Física')
    expect(screen.queryByRole('button', { name: 'Trocar' })).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('keeps its place where the matérias could not be had, and asks for them again', async () => {
    const { onRetry, onChange, select } = draw({ hasFailed: true, escolhida: 3 })
    expect(screen.getByRole('status').textContent).toBe('Não foi possível carregar as matérias.')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(select)
    await userEvent.selectOptions(select, 'Todas as matérias')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('says nothing of a failure where there is none', () => {
    draw()
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  })

  it('invents no name for a matéria that the server does not list', () => {
    expect(shownIn(draw({ escolhida: 9 }).select)).toBe('…')
  })
})
