import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeAberta } from './aberta.ts'
import type { LeituraGuardada } from './leitura-props.ts'
import { Leitura } from './leitura.tsx'

/** A device that keeps the reading settings. */
function guardada() {
  let ajustes: ReturnType<LeituraGuardada['ajustes']> = {
    letras: 'padrao',
    espaco: 'padrao',
    tema: 'aparelho',
  }
  const listeners = new Set<() => void>()
  return {
    ajustes: () => ajustes,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: vi.fn((change: object) => {
      ajustes = { ...ajustes, ...change }
      for (const listener of listeners) listener()
    }),
    follow: vi.fn(async () => undefined),
  } satisfies LeituraGuardada
}

afterEach(() => changeAberta({ parte: null }))

async function opened() {
  const device = guardada()
  const user = userEvent.setup()
  render(<Leitura guardada={device} />)
  const button = screen.getByRole('button', { name: 'Leitura' })
  await user.click(button)
  const panel = await screen.findByRole('dialog', { name: 'Leitura' })
  return { device, user, button, panel }
}

describe('the reading tools', () => {
  it('open from one button, which says so, and take the focus', async () => {
    const { button, panel } = await opened()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.getAttribute('aria-controls')).toBe(panel.id)
    expect(document.activeElement).toBe(panel)
  })

  it.each(['{Escape}', 'Fechar'])('close by %s, and give the focus back', async (way) => {
    const { user, button, panel } = await opened()
    if (way === 'Fechar') await user.click(within(panel).getByRole('button', { name: way }))
    else await user.keyboard(way)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('bring what the account chose', async () => {
    const { device } = await opened()
    expect(device.follow).toHaveBeenCalledOnce()
  })

  it('stay open, without the focus, when the next question comes', async () => {
    const device = guardada()
    const user = userEvent.setup()
    const { rerender } = render(<Leitura key="1" guardada={device} />)
    await user.click(screen.getByRole('button', { name: 'Leitura' }))
    await screen.findByRole('dialog')
    rerender(<Leitura key="2" guardada={device} />)
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(false)
  })
})

describe('what is chosen there', () => {
  it.each([
    ['Letras', 'Muito grande (24 pt)', { letras: '24' }],
    ['Espaço entre as linhas', 'Amplo', { espaco: 'amplo' }],
    ['Cores do site', 'Alto contraste', { tema: 'contraste' }],
  ])('holds at once: %s, %s', async (group, option, change) => {
    const { device, user, panel } = await opened()
    const choice = within(panel).getByRole('group', { name: group })
    await user.click(within(choice).getByRole('radio', { name: option }))
    expect(device.choose).toHaveBeenCalledExactlyOnceWith(change)
    expect(within(choice).getByRole('radio', { name: option })).toHaveProperty('checked', true)
  })
})

it('answers no question by a key that is pressed in the panel', async () => {
  const device = guardada()
  const user = userEvent.setup()
  const onKeyDown = vi.fn()
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the question around it
    <div onKeyDown={onKeyDown}>
      <Leitura guardada={device} />
    </div>,
  )
  await user.click(screen.getByRole('button', { name: 'Leitura' }))
  await screen.findByRole('dialog')
  await user.keyboard('b')
  expect(onKeyDown).not.toHaveBeenCalled()
})
