import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Ferramentas } from './ferramentas.tsx'

const bar = (names: readonly string[]) => (
  <>
    <Ferramentas label="Ferramentas da B">
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </Ferramentas>
    <button type="button">Depois</button>
  </>
)

const focused = () => document.activeElement?.textContent

it('is one stop of the Tab key, to the tool that was used last; the arrows lead on', async () => {
  render(bar(['Mover', 'Subir', 'Tirar']))
  await userEvent.tab()
  expect(focused()).toBe('Mover')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Tirar')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Subir')
  await userEvent.tab()
  expect(focused()).toBe('Depois')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Subir')
  await userEvent.keyboard('{End}{Home}')
  expect(focused()).toBe('Mover')
})

it('can be reached where the tool that was used last has gone', async () => {
  const { rerender } = render(bar(['Mover', 'Subir', 'Tirar']))
  await userEvent.click(screen.getByRole('button', { name: 'Tirar' }))
  rerender(bar(['Mover', 'Subir']))
  screen.getByRole('button', { name: 'Depois' }).focus()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Subir')
})
