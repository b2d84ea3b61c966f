import 'fake-indexeddb/auto'
import { remotes } from '@rumo/contract'
import { fakeHost } from '@rumo/contract/testing'
import { waitFor } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as entry from './entry.tsx'
import { prerender as prerenderPage } from './prerender.tsx'
import { fakeScreen } from './testing/fake-screen.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { someQuestoes } from './testing/questoes.ts'

const { basename: BASENAME, faculdade: FACULDADE } = fakeHost()
const paths = remotes.find(({ name }) => name === 'mf-public')?.paths.map(({ path }) => path) ?? []

const prerender = (path: string) =>
  prerenderPage({
    site: { base: `${BASENAME}/`, extensoes: ['conta'], remotes: [], faculdade: FACULDADE },
    path,
  }) as string

/** A host whose slot holds the prerendered content of a path. */
function hostWith(path: string) {
  const props = fakeHost()
  const parsed = new DOMParser().parseFromString(prerender(path), 'text/html')
  props.slot.append(...parsed.body.childNodes)
  return props
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
    const props = hostWith('/')
    const drawn = props.slot.querySelector('h1')
    await act(() => entry.mount(props))
    expect(props.slot.querySelector('h1')).toBe(drawn)
    await act(() => entry.unmount(props))
    expect(props.slot.innerHTML).toBe('')
  })

  it.each([
    ['/login', 'Esqueceu a senha?'],
    ['/cadastro', 'O que guardamos'],
    ['/provas-anteriores', 'da mais nova à mais antiga'],
    ['/senha-esquecida', 'esperam por você'],
    ['/senha-nova', 'A antiga deixa de valer'],
    ['/confirmar-email', 'Confirme que foi você'],
    ['/parar-avisos', 'Hoje você recebe um e-mail'],
    ['/buscar-questoes', 'Buscar'],
    ['/no-aparelho', 'funciona sem internet'],
  ])('holds the screen of %s itself, which is not drawn again', async (path, words) => {
    expect(prerender(path)).toContain(words)
    history.replaceState(null, '', BASENAME + path)
    const props = hostWith(path)
    const heading = props.slot.querySelector('h1')
    await act(() => entry.mount(props))
    expect(props.slot.querySelector('h1')).toBe(heading)
    await act(() => entry.unmount(props))
  })

  it('goes on with what was typed and sent before the scripts came', async () => {
    const { remember } = await import('./features/conta/remember-submit.ts')
    onTestFinished(() => removeEventListener('submit', remember))
    history.replaceState(null, '', `${BASENAME}/login?volta=/aluno`)
    const props = hostWith('/login')
    const email = props.slot.querySelector<HTMLInputElement>('[name="email"]')
    const form = props.slot.querySelector('form')
    if (email) email.value = 'ana@exemplo'
    expect(form?.method).toBe('dialog')
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await act(() => entry.mount(props))
    expect(props.slot.querySelector('form')).toBe(form)
    expect(email?.value).toBe('ana@exemplo')
    expect(props.slot.textContent).toContain('Entre para ver o seu desempenho.')
    expect(props.slot.textContent).toContain('Preencha este campo.')
    await act(() => entry.unmount(props))
  })

  it('shows nothing where one went on while its code came', async () => {
    history.replaceState(null, '', `${BASENAME}/login`)
    const props = hostWith('/login')
    const mounting = entry.mount(props)
    await act(() => entry.unmount(props))
    await act(() => mounting)
    expect(Object.keys(props.slot).some((name) => name.startsWith('__react'))).toBe(false)
  })
})
