import type { Input } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { linhaFixture } from '../../../features/importacoes/caderno.fixture.ts'
import { abrir, click } from './importacao.fixture.tsx'

const pdf = (name: string, size = 4) =>
  new File(['%'.repeat(size)], name, { type: 'application/pdf' })

const soltar = async (...files: File[]) => {
  const hint = await screen.findByText(/Solte aqui o caderno/)
  fireEvent.drop(hint, { dataTransfer: { files } })
}
const colar = async (clipboardData: object) => {
  await screen.findByText(/Solte aqui o caderno/)
  const event = createEvent.paste(document.body)
  Object.assign(event, { clipboardData })
  fireEvent(document.body, event)
}
const iniciadas = (server: ReturnType<typeof abrir>) => server.bodiesOf('POST /importacoes')

describe('the start of an import', () => {
  it('takes a booklet and its key that are dropped at once, named after the booklet', async () => {
    const server = abrir()
    await soltar(pdf('Prova_Azul-gabarito.pdf'), pdf('Prova_Azul.pdf'))
    await screen.findByText(/Prova_Azul\.pdf ·/)
    await screen.findByText(/Prova_Azul-gabarito\.pdf ·/)
    await click('Ler a prova')
    await waitFor(() =>
      expect(iniciadas(server)).toEqual([
        { nome: 'Prova Azul', url_arquivo: '/arquivos/1.pdf', url_gabarito: '/arquivos/2.pdf' },
      ]),
    )
    // The form is empty again for the next booklet.
    expect(screen.getAllByText('Nenhum arquivo.')).toHaveLength(2)
  })

  it('takes what is pasted: the file anywhere, and a key as text', async () => {
    const server = abrir()
    await colar({ files: [pdf('Azul.pdf')], getData: () => '' })
    await screen.findByText(/Azul\.pdf ·/)
    await colar({ files: [], getData: () => '1 D 2 C 3 ANULADA' })
    await click('Ler a prova')
    await waitFor(() =>
      expect(iniciadas(server)).toEqual([
        { nome: 'Azul', url_arquivo: '/arquivos/1.pdf', gabarito: '1 D 2 C 3 ANULADA' },
      ]),
    )
  })

  it('reads several booklets one after another, each with its own key', async () => {
    const server = abrir()
    await soltar(
      pdf('2024-prova.pdf'),
      pdf('2023-prova.pdf'),
      pdf('2023-gabarito.pdf'),
      pdf('2024-gabarito.pdf'),
    )
    expect(await screen.findByText(/Depois desta: 2023-prova\.pdf/)).toBeDefined()
    await screen.findByText(/2024-gabarito\.pdf ·/)
    await click('Ler a prova')
    await screen.findByText(/2023-gabarito\.pdf ·/)
    expect(screen.queryByText(/Depois desta/)).toBeNull()
    await click('Ler a prova')
    await waitFor(() => expect(iniciadas(server)).toHaveLength(2))
    expect(iniciadas(server)[1]).toMatchObject({ nome: '2023-prova' })
  })

  it('takes an exam file with its images, which its device may not know', async () => {
    const server = abrir()
    await soltar(new File(['PK'], 'azul.zip'))
    await screen.findByText(/azul\.zip ·/)
    await click('Ler a prova')
    await waitFor(() =>
      expect(iniciadas(server)).toEqual([{ nome: 'azul', url_arquivo: '/arquivos/1.pdf' }]),
    )
  })

  it('says beside each field at once what is missing, and sends nothing', async () => {
    const server = abrir()
    await click('Ler a prova')
    await screen.findByText('Escolha o caderno de questões.')
    const nome = screen.getByLabelText('Nome da prova')
    expect(nome.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Escreva o nome da prova.')).toBeDefined()
    const choose = screen.getByRole('button', { name: 'Escolher arquivo Caderno de questões' })
    expect(document.activeElement).toBe(choose)
    expect(iniciadas(server)).toEqual([])
    // The file name of the booklet fills in the name.
    await soltar(pdf('Azul.pdf'))
    await screen.findByText(/Azul\.pdf ·/)
    expect(screen.queryByText(/^(?:Escolha o caderno|Escreva o nome)/)).toBeNull()
  })

  it('reads nothing while a file of it could not be sent', async () => {
    const server = abrir([], {
      'POST /envios': ({ body }: Input) => {
        const { name } = (body as FormData).get('arquivo') as File
        if (name === 'fake.pdf') throw new ApiError(415, undefined)
        return { dados: { url_arquivo: '/arquivos/1.pdf', tipo: 'pdf', tamanho: 4 } }
      },
    })
    await soltar(pdf('Azul.pdf'))
    await screen.findByText(/Azul\.pdf ·/)
    const { upload } = userEvent.setup()
    const slot = screen.getByRole('group', { name: /^PDF do gabarito/ })
    await upload(slot.querySelector('input') as HTMLInputElement, pdf('fake.pdf'))
    await screen.findByText('fake.pdf: Este arquivo não é um PDF.')
    expect(within(slot).queryByText('Nenhum arquivo.')).toBeNull()
    await click('Ler a prova')
    await within(slot).findByText('Escolha outro arquivo, ou tire este.')
    expect(screen.getByText(/Azul\.pdf ·/)).toBeDefined()
    expect(iniciadas(server)).toEqual([])

    await click('Tirar fake.pdf')
    expect(within(slot).queryByText('Escolha outro arquivo, ou tire este.')).toBeNull()
    const choose = screen.getByRole('button', { name: 'Escolher arquivo PDF do gabarito' })
    expect(document.activeElement).toBe(choose)
    await click('Ler a prova')
    await waitFor(() =>
      expect(iniciadas(server)).toEqual([{ nome: 'Azul', url_arquivo: '/arquivos/1.pdf' }]),
    )
  })

  it('says beside its field what the server refuses, and keeps all of it', async () => {
    const campos = { gabarito: 'Nenhuma resposta foi encontrada.' }
    const refused = { icone: 'warning', titulo: 'x', mensagem: 'x', campos } as const
    abrir([], { 'POST /importacoes': () => Promise.reject(new ApiError(400, refused)) })
    await soltar(pdf('Azul.pdf'))
    await screen.findByText(/Azul\.pdf ·/)
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Gabarito digitado/)
    await userEvent.type(field, 'isto não é gabarito')
    await click('Ler a prova')
    await screen.findByText('Nenhuma resposta foi encontrada.')
    expect([document.activeElement, field.value]).toEqual([field, 'isto não é gabarito'])
    expect(screen.getByText(/Azul\.pdf ·/)).toBeDefined()
  })

  it('leads to what it has begun, in the list, but not away from the next one', async () => {
    const linhas = [linhaFixture({ id: 9, nome: 'Verde' })]
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    let id = 11
    abrir(linhas, {
      'POST /importacoes': ({ body }: Input) => {
        const { nome } = body as { nome: string }
        const linha = linhaFixture({ id: ++id, nome, estado: 'na_fila' })
        linhas.unshift(linha)
        return { dados: { ...linha, iguais: [] } }
      },
    })
    await soltar(pdf('Azul.pdf'), pdf('Branca.pdf'), pdf('Cinza-gabarito.pdf'))
    await screen.findByText(/Azul\.pdf ·/)
    await click('Ler a prova')
    await screen.findByText(/Branca\.pdf ·/)
    const read = screen.getByRole('button', { name: 'Ler a prova' })
    await screen.findByText('Azul', { selector: 'li p' })
    expect([document.activeElement, scrolled.mock.contexts]).toEqual([read, []])
    await click('Ler a prova')
    const linha = (await screen.findByText('Branca', { selector: 'li p' })).closest('li')
    await waitFor(() => expect(document.activeElement).toBe(linha))
    expect(linha?.textContent).toContain('Na fila')
    expect(scrolled.mock.contexts).toEqual([linha])
  })

  it('keeps what was sent when the queue is full', async () => {
    const full = { icone: 'warning', titulo: 'A fila está cheia', mensagem: 'Espere um minuto.' }
    abrir([], { 'POST /importacoes': () => Promise.reject(new ApiError(503, full)) })
    await soltar(pdf('Azul.pdf'))
    await screen.findByText(/Azul\.pdf ·/)
    await click('Ler a prova')
    await screen.findByRole('dialog', { name: 'A fila está cheia' })
    expect(screen.getByText(/Azul\.pdf ·/)).toBeDefined()
  })

  it.each([
    ['na_fila', 'Azul está sendo lida de novo. Se não era isso, cancele a leitura'],
    ['em_revisao', 'Azul está em revisão mais uma vez. Se não era isso, delete esta importação'],
  ] as const)(
    'says that the same file is there already, and leads to it: %s',
    async (estado, words) => {
      const iguais = [linhaFixture({ id: 9 })]
      const begun = { ...linhaFixture({ id: 12, nome: 'Azul', estado }), iguais }
      abrir([], { 'POST /importacoes': () => ({ dados: begun }) })
      await soltar(pdf('Azul.pdf'))
      await screen.findByText(/Azul\.pdf ·/)
      await click('Ler a prova')
      const alert = (await screen.findByText('Este arquivo já está na lista')).closest('[role]')
      expect(alert?.textContent).toContain(words)
      expect(screen.getByRole('link', { name: 'Prova Azul' }).getAttribute('href')).toBe(
        '/admin/importar-prova?importacao=9',
      )
    },
  )
})
