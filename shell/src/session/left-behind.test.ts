import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { askAboutLeftBehind } from './left-behind.ts'

/** The storage of a device for one owner, in memory. */
function deviceWith(kept: Record<string, unknown>) {
  const names = new Map(Object.entries(kept))
  const own = {
    read: <T>(name: string) => Promise.resolve(names.get(name) as T | undefined),
    update: <T>(name: string, change: (before: T | undefined) => T | undefined) => {
      const after = change(names.get(name) as T | undefined)
      if (after === undefined) names.delete(name)
      return Promise.resolve(true)
    },
  }
  return { names, own }
}

const dialog = () => screen.queryByRole('dialog', { name: /^Apagar sua.* deste navegador\?$/ })

const sheet = (texto: string) => ({ tema: { id: 1 }, texto })

async function answer(name: string, own: ReturnType<typeof deviceWith>['own']) {
  const asking = askAboutLeftBehind({ id: 7 }, own)
  ;(await screen.findByRole('button', { name })).click()
  await asking
  await vi.waitFor(() => expect(dialog()).toBeNull())
}

describe('what a user wrote and left in a browser', () => {
  it.each([
    ['rascunho-redacao/1', sheet('Era uma vez.')],
    ['rascunho-redacao/1/ultimo', { work: sheet('Era uma vez.'), sobre: null }],
    ['redacoes-enviadas/1', [sheet('Era uma vez.')]],
  ])('is gone where they want it: %s', async (name, value) => {
    const { names, own } = deviceWith({ [name]: value, 'pratica/1': {} })
    await answer('Apagar', own)
    expect([...names.keys()]).toEqual(['pratica/1'])
  })

  it('stays where they want that', async () => {
    const { names, own } = deviceWith({ 'rascunho-redacao/1': sheet('Era uma vez.') })
    await answer('Manter guardada', own)
    expect([...names.keys()]).toEqual(['rascunho-redacao/1'])
  })

  it('is counted, and to keep it is the main button', async () => {
    const { own } = deviceWith({
      'rascunho-redacao/1': sheet('Era uma vez.'),
      'rascunho-redacao/1/ultimo': { work: sheet('Era uma vez, longe.'), sobre: null },
      'redacoes-enviadas/1': [sheet('Outra vez.'), sheet(' ')],
    })
    const asking = askAboutLeftBehind({ id: 7 }, own)
    const name = /^Apagar suas 2\sredações deste navegador\?$/
    expect((await screen.findByRole('dialog', { name })).dataset['enfase']).toBe('ficar')
    screen.getByRole('button', { name: 'Manter guardadas' }).click()
    await asking
  })

  it.each([
    ['nothing', 'pratica/1', {}],
    ['an empty sheet', 'rascunho-redacao/1', sheet(' ')],
    ['a list of none', 'redacoes-enviadas/1', []],
    ['what only another release knows', 'redacoes-enviadas/1', [{ chave: 'x' }]],
  ])('is not asked about where it is %s', async (_, name, value) => {
    await askAboutLeftBehind({ id: 7 }, deviceWith({ [name]: value }).own)
    expect(dialog()).toBeNull()
  })

  it('is not looked for where the browser refuses storage', async () => {
    const { own } = deviceWith({})
    await askAboutLeftBehind({ id: 7 }, { ...own, read: () => Promise.reject(new Error('No.')) })
    expect(dialog()).toBeNull()
  })
})
