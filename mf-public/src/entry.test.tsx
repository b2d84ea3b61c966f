import 'fake-indexeddb/auto'
import { remotes } from '@rumo/contract'
import { fakeHost } from '@rumo/contract/testing'
import { waitFor } from '@testing-library/react'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Screens } from './app/router.tsx'
import * as entry from './entry.tsx'
import { fakeScreen } from './testing/fake-screen.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { someQuestoes } from './testing/questoes.ts'

const { basename: BASENAME, faculdade: FACULDADE } = fakeHost()
const paths = remotes.find(({ name }) => name === 'mf-public')?.paths.map(({ path }) => path) ?? []

function prerender(path: string): string {
  return renderToString(
    <Screens
      basename={BASENAME}
      pathname={BASENAME + path}
      faculdade={FACULDADE}
      origensDeArquivos={[]}
    />,
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  fakeScreen()
  fakeServer({ 'POST /sorteios': { questoes: someQuestoes(10), disponiveis: 10 } }, ['sorteios'])
})

describe('the promise of the remotes table', () => {
  it('names the paths of this remote', () => {
    expect(paths).toContain('/')
  })

  it.each(paths)('shows a screen of its own at %s, and leaves nothing behind', async (path) => {
    history.replaceState(null, '', BASENAME + path)
    const props = fakeHost()
    await entry.bootstrap(props)
    await act(() => entry.mount(props))
    await waitFor(() => expect(props.slot.querySelector('h1')).not.toBeNull())
    await act(() => entry.unmount(props))
    expect(props.slot.innerHTML).toBe('')
  })

  it('shows nothing at the path of another remote', async () => {
    history.replaceState(null, '', `${BASENAME}/aluno`)
    const props = fakeHost()
    await act(() => entry.mount(props))
    expect(props.slot.innerHTML).toBe('')
    await act(() => entry.unmount(props))
  })

  it('mounts again after it was unmounted', async () => {
    history.replaceState(null, '', `${BASENAME}/`)
    const props = fakeHost()
    await act(() => entry.mount(props))
    await act(() => entry.unmount(props))
    await act(() => entry.mount(props))
    expect(props.slot.querySelector('h1')).not.toBeNull()
    await act(() => entry.unmount(props))
  })
})

describe('prerendering', () => {
  it.each(paths)('renders %s without a window, with no style that the policy refuses', (path) => {
    const markup = prerender(path)
    expect(markup).toContain('<h1')
    expect(markup).not.toMatch(/\sstyle=|<script/)
  })

  it('shows the whole home page, and practice as it loads', () => {
    expect(prerender('/')).toContain('Como você quer treinar?')
    expect(prerender('/questoes-alternativas')).toContain('Questões alternativas')
  })

  it('hydrates what was prerendered instead of drawing it again', async () => {
    history.replaceState(null, '', `${BASENAME}/`)
    const props = fakeHost()
    const parsed = new DOMParser().parseFromString(prerender('/'), 'text/html')
    props.slot.append(...parsed.body.childNodes)
    const drawn = props.slot.querySelector('h1')
    await act(() => entry.mount(props))
    expect(props.slot.querySelector('h1')).toBe(drawn)
    await act(() => entry.unmount(props))
    expect(props.slot.innerHTML).toBe('')
  })
})
