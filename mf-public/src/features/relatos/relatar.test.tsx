import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Relatar } from './relatar.tsx'

const BUTTON = { name: 'Encontrou um erro?' }
const texto = () => screen.getByLabelText<HTMLTextAreaElement>('O que está errado?')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar aviso' }))

async function open() {
  await userEvent.click(screen.getByRole('button', BUTTON))
  await screen.findByRole('dialog', BUTTON)
}

describe('Relatar', () => {
  it('is not there where the server takes no reports', () => {
    fakeServer({})
    render(<Relatar idQuestao={7} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('sends what was typed, with an e-mail only where there is one', async () => {
    const create = vi.fn(() => null)
    fakeServer({ 'POST /relatos': create }, ['relatos'])
    render(<Relatar idQuestao={7} />)
    await open()
    await userEvent.type(texto(), 'A certa é a B.')
    await send()
    await screen.findByRole('heading', { name: 'Aviso enviado' })
    expect(create).toHaveBeenCalledExactlyOnceWith({ id_questao: 7, texto: 'A certa é a B.' })
    await userEvent.click(screen.getByRole('button', { name: 'Voltar à questão' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await open()
    expect(texto().value).toBe('')
  })

  it('keeps the letters that are typed from the question below', async () => {
    fakeServer({}, ['relatos'])
    const keys = vi.fn<(event: KeyboardEvent) => void>()
    addEventListener('keydown', keys)
    render(<Relatar idQuestao={7} />)
    await open()
    await userEvent.type(texto(), 'b')
    removeEventListener('keydown', keys)
    expect(keys.mock.calls.map(([{ key }]) => key)).not.toContain('b')
  })

  it('sends nothing without words, nor with an e-mail that is none', async () => {
    const create = vi.fn(() => null)
    fakeServer({ 'POST /relatos': create }, ['relatos'])
    render(<Relatar idQuestao={7} />)
    await open()
    await userEvent.type(texto(), '  ')
    await send()
    expect(screen.getByText('Preencha este campo.')).toBeDefined()
    await userEvent.type(texto(), 'A figura falta.')
    await userEvent.type(screen.getByLabelText('Seu e-mail (opcional)'), 'eu')
    await send()
    expect(screen.getByText('Escreva um e-mail, como nome@exemplo.br.')).toBeDefined()
    expect(create).not.toHaveBeenCalled()
  })

  it('keeps what was typed when the server refuses it, and when the sheet is closed', async () => {
    const body = { icone: 'warning', titulo: 'Muitos avisos', mensagem: 'Espere um pouco.' }
    fakeServer({ 'POST /relatos': new ApiError(429, body) }, ['relatos'])
    render(<Relatar idQuestao={7} />)
    await open()
    await userEvent.type(texto(), 'Falta a figura.')
    await send()
    await screen.findByRole('dialog', { name: 'Muitos avisos' })
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await open()
    expect(texto().value).toBe('Falta a figura.')
  })
})
