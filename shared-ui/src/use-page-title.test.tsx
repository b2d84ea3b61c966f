import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A page of a bundle that was just loaded, whose copy of the module has not seen a heading yet. */
async function freshPage() {
  vi.resetModules()
  const { usePageTitle } = await import('./use-page-title.ts')
  return function Page({ title }: { title: string }) {
    const ref = usePageTitle(title)
    return (
      <h1 key={title} ref={ref} tabIndex={-1}>
        {title}
      </h1>
    )
  }
}

function loadedFrom(path: string) {
  const name = new URL(path, location.href).href
  const entry = { name, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => name }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

beforeEach(() => loadedFrom('/'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const heading = () => screen.getByRole('heading')

it('names the page and follows its title', async () => {
  const Page = await freshPage()
  const { rerender } = render(<Page title="Questões" />)
  expect(document.title).toBe('Questões · Rumo')
  rerender(<Page title="Provas" />)
  expect(document.title).toBe('Provas · Rumo')
})

it('leaves the focus alone when the page was just loaded', async () => {
  const Page = await freshPage()
  render(
    <StrictMode>
      <Page title="Questões" />
    </StrictMode>,
  )
  expect(document.activeElement).toBe(document.body)
})

it('takes the focus to each heading that comes later', async () => {
  const Page = await freshPage()
  const { rerender } = render(<Page title="Questão 1" />)
  rerender(<Page title="Questão 2" />)
  expect(document.activeElement).toBe(heading())
  heading().blur()
  rerender(<Page title="Questão 2" />)
  expect(document.activeElement).toBe(document.body)
})

it.each([
  [location.pathname, 'stays where a question of this page is answered'],
  ['/outra', 'is taken from a question of a page that was left'],
])('with a question open on %s the focus %s', async (page) => {
  const question = document.body.appendChild(document.createElement('button'))
  question.setAttribute('aria-modal', 'true')
  question.dataset['page'] = page
  const Page = await freshPage()
  const { rerender } = render(<Page title="Questão 1" />)
  question.focus()
  rerender(<Page title="Questão 2" />)
  expect(document.activeElement === question).toBe(page === location.pathname)
  question.remove()
})

it('takes the focus to the first heading of a bundle that was navigated to', async () => {
  const Page = await freshPage()
  history.pushState(null, '', '/aluno')
  render(<Page title="Perfil" />)
  expect(document.activeElement).toBe(heading())
})
