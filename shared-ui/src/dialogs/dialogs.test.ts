import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { alert, alertFailure, confirm, toast } from './dialogs.ts'

const PERGUNTA = {
  titulo: 'Descartar <b>isto</b>?',
  texto: 'Some & não <i>volta</i>.',
  confirmar: 'Descartar',
}

beforeEach(() => {
  document.body.innerHTML = '<button>Antes</button>'
  document.querySelector('button')?.focus()
})

const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('confirm', () => {
  it('shows its words as they are, never as markup', async () => {
    const asked = confirm(PERGUNTA)
    const dialog = await screen.findByRole('dialog', { name: PERGUNTA.titulo })
    expect(screen.getByText(PERGUNTA.texto)).toBeDefined()
    expect(dialog.querySelector('b, i')).toBeNull()
    await answer('Cancelar')
    await asked
  })

  it('marks a question about what is lost for good, and no other', async () => {
    for (const enfase of ['perigo', 'ficar', undefined] as const) {
      const asked = confirm({ ...PERGUNTA, ...(enfase && { enfase }) })
      const dialog = await screen.findByRole('dialog', { name: PERGUNTA.titulo })
      expect(dialog.dataset['enfase']).toBe(enfase ?? '')
      await answer('Cancelar')
      await asked
    }
  })

  it('gives true for the button that does it, and the focus back', async () => {
    const asked = confirm(PERGUNTA)
    await answer('Descartar')
    expect(await asked).toBe(true)
    expect(document.activeElement?.textContent).toBe('Antes')
  })

  it('leaves the focus where one goes as soon as it is closed', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    const asked = confirm(PERGUNTA)
    await answer('Cancelar')
    await userEvent.click(field)
    await asked
    expect(document.activeElement).toBe(field)
  })

  it('is not answered by the second tap of what asked it', async () => {
    const asked = confirm(PERGUNTA)
    for (const name of ['Cancelar', 'Descartar']) {
      const target = await screen.findByRole('button', { name })
      await userEvent.pointer({ keys: '[TouchA]', target })
    }
    const outside = document.querySelector('.swal2-container')
    if (outside) await userEvent.pointer({ keys: '[TouchA]', target: outside })
    await answer('Descartar')
    expect(await asked).toBe(true)
  })

  it('gives false for the other one', async () => {
    const asked = confirm({ ...PERGUNTA, cancelar: 'Ficar' })
    await answer('Ficar')
    expect(await asked).toBe(false)
  })

  it('gives false for Esc', async () => {
    const asked = confirm(PERGUNTA)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(await asked).toBe(false)
    expect(document.activeElement?.textContent).toBe('Antes')
  })
})

const open = async (path: string) => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

describe('a page that changes behind a question', () => {
  it('gives the focus back to what had it, whatever had it before another one', async () => {
    document.body.innerHTML = '<svg tabindex="0"></svg><button>Depois</button>'
    const [drawing, button] = [document.querySelector('svg'), document.querySelector('button')]
    for (const focused of [drawing, button]) {
      focused?.focus()
      const asked = confirm(PERGUNTA)
      await answer('Descartar')
      expect(await asked).toBe(true)
      expect(document.activeElement).toBe(focused)
    }
  })

  it('leaves Esc to it, wherever the focus went', async () => {
    const asked = confirm(PERGUNTA)
    await screen.findByRole('dialog')
    document.querySelector('button')?.focus()
    await userEvent.keyboard('{Escape}')
    expect(await asked).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a page that one leaves', () => {
  it('closes its dialog too, without an answer', async () => {
    await open('/conta')
    const asked = confirm(PERGUNTA)
    await screen.findByRole('dialog')
    await open('/conta?x=1')
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await open('/login')
    expect(await asked).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('alert', () => {
  it('settles when it was read', async () => {
    const said = alert({ titulo: 'Não deu', texto: 'Tente de novo.' })
    await screen.findByText('Tente de novo.')
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
    await answer('Entendi')
    await said
  })
})

it('an alert goes when what it says holds no more', async () => {
  const over = new AbortController()
  const said = alert({ titulo: 'Sem rede', texto: 'Espere.', signal: over.signal })
  await screen.findByText('Espere.')
  over.abort()
  await said
  expect(screen.queryByRole('dialog')).toBeNull()
  await alert({ titulo: 'Sem rede', texto: 'Espere.', signal: over.signal })
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('alertFailure', () => {
  const refusal = { icone: 'error', titulo: 'Não deu', mensagem: 'Tente de novo.' } as const

  it('says what the server said', async () => {
    const said = alertFailure(refusal)
    const dialog = await screen.findByRole('dialog', { name: 'Não deu' })
    expect(dialog.textContent).toContain('Tente de novo.')
    await answer('Entendi')
    await said
  })

  it('leaves the end of a session to the shell', async () => {
    await alertFailure({ ...refusal, endedSession: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('over an open form', () => {
  it('stands inside it, where it answers', async () => {
    const form = document.body.appendChild(document.createElement('dialog'))
    form.showModal()
    const asked = confirm(PERGUNTA)
    const dialog = await screen.findByRole('dialog', { name: PERGUNTA.titulo })
    expect(form.contains(dialog)).toBe(true)
    await answer('Cancelar')
    expect(await asked).toBe(false)
  })

  it('goes with it, and the page behind answers again', async () => {
    const form = document.body.appendChild(document.createElement('dialog'))
    form.showModal()
    const over = new AbortController()
    const asked = confirm({ ...PERGUNTA, signal: over.signal })
    await screen.findByRole('dialog', { name: PERGUNTA.titulo })
    expect(screen.queryByRole('button', { name: 'Antes' })).toBeNull()
    form.remove()
    over.abort()
    expect(await asked).toBe(false)
    expect(screen.getByRole('button', { name: 'Antes' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a question whose form goes by itself is answered by no, and hides nothing any more', async () => {
  const sheet = document.body.appendChild(document.createElement('dialog'))
  sheet.showModal()
  const asked = confirm(PERGUNTA)
  await screen.findByRole('dialog', { name: PERGUNTA.titulo })
  sheet.remove()
  expect(await asked).toBe(false)
  expect(document.querySelector('[aria-hidden="true"]')).toBeNull()
  expect(screen.getByRole('button', { name: 'Antes' })).toBeDefined()
})

it('a question whose place another one takes is answered by no', async () => {
  const first = confirm(PERGUNTA)
  await screen.findByText(PERGUNTA.texto)
  const second = alert({ titulo: 'Outra coisa', texto: 'Veja.' })
  expect(await first).toBe(false)
  await answer('Entendi')
  await second
})

const popup = () => document.querySelector('.toast')

describe('toast', () => {
  it('takes no focus that a question is about to give back', async () => {
    const asked = confirm(PERGUNTA)
    await answer('Descartar')
    const said = toast({ titulo: 'Feito', texto: 'Descartado.' })
    expect(await asked).toBe(true)
    expect(document.activeElement?.textContent).toBe('Antes')
    expect(await screen.findByText('Descartado.')).toBeDefined()
    await said
  })

  it('says for 1 s what was done, takes no focus, and is heard elsewhere', async () => {
    const said = toast({ titulo: 'Tudo <b>certo</b>', texto: 'Curso cadastrado.' })
    await waitFor(() => expect(popup()?.getAttribute('aria-hidden')).toBe('true'))
    expect(popup()?.textContent).toContain('Tudo <b>certo</b>')
    expect(document.activeElement?.textContent).toBe('Antes')
    await said
    expect(popup()).toBeNull()
  })

  it('does not take the place of a question', async () => {
    const asked = confirm(PERGUNTA)
    await screen.findByText(PERGUNTA.texto)
    await toast({ titulo: 'Tudo certo', texto: '' })
    expect(popup()).toBeNull()
    await answer('Descartar')
    expect(await asked).toBe(true)
  })
})
