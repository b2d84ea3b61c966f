import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import type * as SharedUi from '@rumo/shared-ui'
import { confirm } from '@rumo/shared-ui'
import { useLeaving } from './use-leaving.ts'

vi.mock('@rumo/shared-ui', async (actual) => ({
  ...(await actual<typeof SharedUi>()),
  confirm: vi.fn(),
  preloadDialogs: vi.fn(),
}))

const asked = vi.mocked(confirm)

function Tela({ texto }: { texto: string | null }) {
  useLeaving(texto === null ? null : () => texto)
  return <a href="#dentro">Dentro</a>
}

function open(texto: string | null) {
  const followed = vi.fn<(href: string) => void>()
  render(
    <>
      <header>
        <a href="#fora">Sair do simulado</a>
      </header>
      <Tela texto={texto} />
    </>,
  )
  const follow = (press: MouseEvent) => {
    press.preventDefault()
    if (press.target instanceof HTMLAnchorElement) followed(press.target.hash)
  }
  document.addEventListener('click', follow)
  onTestFinished(() => document.removeEventListener('click', follow))
  return followed
}
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('asks before a link of the header is followed, and follows it for a yes', async () => {
  const followed = open('O relógio continua correndo.')
  asked.mockResolvedValueOnce(false)
  await press('Sair do simulado')
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ texto: 'O relógio continua correndo.' }),
  )
  expect(followed).not.toHaveBeenCalled()
  asked.mockResolvedValueOnce(true)
  await press('Sair do simulado')
  await waitFor(() => expect(followed).toHaveBeenCalledWith('#fora'))
})

it('asks nothing about a link of the screen, nor where nothing is to be told', async () => {
  asked.mockClear()
  const followed = open('O relógio continua correndo.')
  await press('Dentro')
  expect(followed).toHaveBeenCalledWith('#dentro')
  expect(asked).not.toHaveBeenCalled()
})

it('asks nothing where no clock runs', async () => {
  asked.mockClear()
  const followed = open(null)
  await press('Sair do simulado')
  expect(followed).toHaveBeenCalledWith('#fora')
  expect(asked).not.toHaveBeenCalled()
})
