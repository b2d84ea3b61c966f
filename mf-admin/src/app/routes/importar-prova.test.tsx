import { ApiError } from '@rumo/shared-auth'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ImportarProva } from './importar-prova.tsx'

const PDF = new File(['%PDF'], 'Prova_Azul.pdf', { type: 'application/pdf' })
const received = { url_arquivo: 'arquivos/a.pdf', tipo: 'pdf', tamanho: 4 }
const input = () => screen.getByLabelText<HTMLInputElement>('PDF da prova')

describe('ImportarProva', () => {
  it('says what to do where the server receives no files', () => {
    fakeServer({})
    showScreen(<ImportarProva />)
    expect(screen.getByRole('heading', { name: 'Este servidor não recebe arquivos' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Ir para Provas' })
    expect(link.getAttribute('href')).toBe('/admin/provas')
    expect(screen.queryByLabelText('PDF da prova')).toBeNull()
  })

  it('makes a draft of the PDF that was chosen', async () => {
    const server = fakeServer(
      {
        'POST /envios': () => ({ dados: received }),
        'POST /provas': () => ({ dados: { id: 5, nome: 'Prova Azul' } }),
      },
      ['envios'],
    )
    showScreen(<ImportarProva />)
    await userEvent.upload(input(), PDF)
    await screen.findByRole('heading', { name: 'Rascunho cadastrado: Prova Azul' })
    expect(server.bodiesOf('POST /provas')).toEqual([
      { nome: 'Prova Azul', url_arquivo: 'arquivos/a.pdf', publicada: false },
    ])
  })

  it('sends no file a second time whose draft could not be made', async () => {
    let isAway = true
    const server = fakeServer(
      {
        'POST /envios': () => ({ dados: received }),
        'POST /provas': () => {
          if (isAway) throw new ApiError(0, undefined)
          return { dados: { id: 5, nome: 'Prova Azul' } }
        },
      },
      ['envios'],
    )
    showScreen(<ImportarProva />)
    await userEvent.upload(input(), PDF)
    await screen.findByRole('dialog', { name: 'Sem resposta do servidor' })
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
    isAway = false
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar o rascunho' }))
    await screen.findByRole('heading', { name: 'Rascunho cadastrado: Prova Azul' })
    expect(server.bodiesOf('POST /envios')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Cadastrar o rascunho' })).toBeNull()
  })

  it('says of a PDF that is none what this field takes', async () => {
    const refused = { mensagem: 'Escolha um PDF ou uma imagem.', campos: {} }
    fakeServer({ 'POST /envios': () => Promise.reject(new ApiError(415, refused)) }, ['envios'])
    showScreen(<ImportarProva />)
    await userEvent.upload(input(), PDF)
    const said = await screen.findByRole('alert')
    expect(said.textContent).toContain('Prova_Azul.pdf: Este arquivo não é um PDF.')
  })

  it('asks before a link breaks off the file that is on its way', async () => {
    fakeServer({ 'POST /envios': () => new Promise(() => {}) }, ['envios'])
    const followed = vi.fn()
    showScreen(
      <>
        <ImportarProva />
        <a href="#outra" onClick={followed}>
          Cursos
        </a>
      </>,
    )
    await userEvent.upload(input(), PDF)
    await screen.findByRole('button', { name: 'Cancelar envio' })
    const link = screen.getByRole('link', { name: 'Cursos' })
    await userEvent.click(link)
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }))
    // The dialog returns the focus a moment after it closes.
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(followed).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar envio' }))
    expect(document.activeElement).toBe(input())
    await userEvent.click(link)
    expect(followed).toHaveBeenCalledOnce()
  })

  it('takes the same file again after it was cancelled', async () => {
    const server = fakeServer({ 'POST /envios': () => new Promise(() => {}) }, ['envios'])
    showScreen(<ImportarProva />)
    await userEvent.upload(input(), PDF)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar envio' }))
    await userEvent.upload(input(), PDF)
    await screen.findByRole('button', { name: 'Cancelar envio' })
    expect(server.bodiesOf('POST /envios')).toHaveLength(2)
  })
})
