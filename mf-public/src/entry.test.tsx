import 'fake-indexeddb/auto'
import { remotes } from '@rumo/contract'
import { LOADING_STATE } from '@rumo/contract/host'
import { fakeHost } from '@rumo/contract/testing'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as entry from './entry.tsx'
import { PraticaMemory } from './features/pratica/pratica-memory.ts'
import { BASENAME, hostWith, isReacting, prerender } from './testing/drawn-page.ts'
import { fakeScreen } from './testing/fake-screen.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { someQuestoes } from './testing/questoes.ts'

const paths = remotes.find(({ name }) => name === 'mf-public')?.paths.map(({ path }) => path) ?? []

const DRAW = { questoes: someQuestoes(10), disponiveis: 10 }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  fakeScreen()
  fakeServer({ 'POST /sorteios': DRAW }, ['sorteios'])
})

describe('the promise of the remotes table', () => {
  it('names the paths of this remote', () => {
    expect(paths).toContain('/')
  })

  it.each(paths)('shows a screen of its own at %s, and leaves nothing behind', async (path) => {
    history.replaceState(null, '', BASENAME + path)
    const props = fakeHost()
    await entry.bootstrap(props)
    await entry.mount(props)
    await waitFor(() => expect(props.slot.querySelector('h1')).not.toBeNull())
    await entry.unmount(props)
    expect(props.slot.innerHTML).toBe('')
  })

  it('shows nothing at the path of another remote', async () => {
    history.replaceState(null, '', `${BASENAME}/aluno`)
    const props = fakeHost()
    await entry.mount(props)
    expect(props.slot.innerHTML).toBe('')
    await entry.unmount(props)
  })

  it.each([
    ['/questoes/guardadas', 'Questões guardadas'],
    ['/questoes/7', 'Questão'],
    ['/buscar-questoes', 'Questões'],
  ])('waits for the code of %s under the heading %s', async (path, titulo) => {
    history.replaceState(null, '', BASENAME + path)
    const props = fakeHost()
    const mounting = entry.mount(props)
    expect(props.slot.querySelector('h1')?.textContent).toBe(titulo)
    await entry.unmount(props)
    await mounting
  })

  it('mounts again after it was unmounted', async () => {
    history.replaceState(null, '', `${BASENAME}/`)
    const props = fakeHost()
    await entry.mount(props)
    await entry.unmount(props)
    await entry.mount(props)
    expect(props.slot.querySelector('h1')).not.toBeNull()
    await entry.unmount(props)
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
    await entry.mount(props)
    expect(props.slot.querySelector('h1')).toBe(drawn)
    await entry.unmount(props)
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
    await entry.mount(props)
    expect(props.slot.querySelector('h1')).toBe(heading)
    await entry.unmount(props)
  })

  it.each([
    ['/questoes/{id}', 'Questão'],
    ['/provas-anteriores/{id}', 'Prova'],
  ])('holds the loading state of %s, which is the same for every record', (path, titulo) => {
    expect(prerender(path)).toContain(`>${titulo}</h1>`)
    expect(prerender(path)).toContain('skeleton')
    expect(prerender(path)).toContain(LOADING_STATE)
  })

  it('has mounted when the content took the place of the loading state', async () => {
    history.replaceState(null, '', `${BASENAME}/questoes-alternativas`)
    const props = hostWith('/questoes-alternativas')
    fakeServer({ 'POST /sorteios': DRAW }, ['sorteios'])
    await entry.mount(props)
    expect(props.slot.querySelectorAll('input[type="radio"]')).not.toHaveLength(0)
    await entry.unmount(props)
  })

  it('restores practice at each visit, because another account may have signed in meanwhile', async () => {
    const restore = vi.spyOn(PraticaMemory.prototype, 'restore')
    onTestFinished(() => restore.mockRestore())
    history.replaceState(null, '', `${BASENAME}/questoes-alternativas`)
    const props = hostWith('/questoes-alternativas')
    for (const visits of [1, 2]) {
      fakeServer({ 'POST /sorteios': DRAW }, ['sorteios'])
      await entry.mount(props)
      await waitFor(() => expect(props.slot.querySelector('input[type="radio"]')).not.toBeNull())
      expect(restore).toHaveBeenCalledTimes(visits)
      await entry.unmount(props)
    }
  })

  it('has ended its mount when it was unmounted before its content came', async () => {
    history.replaceState(null, '', `${BASENAME}/provas-anteriores/1`)
    const props = hostWith('/provas-anteriores/{id}')
    fakeServer({ 'GET /provas': () => new Promise(() => {}), 'GET /vestibulares': [] })
    const mounting = entry.mount(props)
    await waitFor(() => expect(props.slot.textContent).toContain('Carregando provas...'))
    await entry.unmount(props)
    await mounting
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
    await entry.mount(props)
    expect(props.slot.querySelector('form')).toBe(form)
    expect(email?.value).toBe('ana@exemplo')
    expect(props.slot.textContent).toContain('Entre para ver o seu desempenho.')
    expect(props.slot.textContent).toContain('Preencha este campo.')
    await entry.unmount(props)
  })

  it('shows nothing where one went on while its code came', async () => {
    history.replaceState(null, '', `${BASENAME}/login`)
    const props = hostWith('/login')
    const mounting = entry.mount(props)
    await entry.unmount(props)
    await mounting
    expect(isReacting(props.slot)).toBe(false)
  })
})
