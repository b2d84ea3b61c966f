import { ApiError } from '@rumo/shared-auth'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  cadernoFixture,
  importacaoFixture,
  questaoFixture,
} from '../../../features/importacoes/caderno.fixture.ts'
import {
  textField,
  heading,
  importacaoServer,
  mudarFora,
  open,
  passPause,
  salvo,
} from './importacao.fixture.tsx'

/** The footer with the buttons for the next step. It stays in view. */
const pe = async () => within(await screen.findByRole('region', { name: 'Rascunho' }))
const escrever = async (value: string) =>
  fireEvent.change(await textField('Texto da questão'), { target: { value } })

describe('the foot of a review', () => {
  it('says beside the ways on whether the draft is saved', async () => {
    open()
    expect((await pe()).getByRole('button', { name: /^Aprovar e seguir/ })).toBeDefined()
    expect((await pe()).getByText('Rascunho salvo')).toBeDefined()
    await escrever('Outro')
    expect((await pe()).getByText('Salvando…')).toBeDefined()
    await passPause()
    expect(await (await pe()).findByText('Rascunho salvo')).toBeDefined()
  })

  it('offers there to try again where the server does not answer', async () => {
    const server = importacaoServer()
    const save = server.answers['PUT /importacoes/{id}/rascunho']
    server.answers['PUT /importacoes/{id}/rascunho'] = () => {
      throw new ApiError(0, undefined)
    }
    open(server)
    await escrever('Ainda aqui')
    await passPause()
    await (await pe()).findByText('Sem resposta do servidor. Não feche esta página.')
    server.answers['PUT /importacoes/{id}/rascunho'] = save
    await userEvent.click((await pe()).getByRole('button', { name: 'Tentar agora' }))
    expect(await (await pe()).findByText('Rascunho salvo')).toBeDefined()
    expect(salvo(server).questoes[1]?.texto).toBe('Ainda aqui')
  })

  it('brings together what two changed, and says so', async () => {
    const server = open()
    await heading('Questão 2')
    mudarFora(server, { texto: 'Enunciado 2.', materia: 'Química' })
    await escrever('Meu')
    await passPause()
    await (await pe()).findByText('Rascunho salvo, com o que mudou em outro lugar')
    expect(salvo(server).questoes[1]).toMatchObject({ texto: 'Meu', materia: 'Química' })
    expect((await textField('Texto da questão')).value).toBe('Meu')
  })

  it('asks, field by field, where two changed the same, and saves nothing before', async () => {
    const server = open()
    await heading('Questão 2')
    mudarFora(server, { texto: 'Deles', materia: 'Química' })
    await escrever('Meu')
    await passPause()
    await (await pe()).findByText('Este rascunho mudou em outro lugar')
    // The message stays when the user moves to another question.
    await userEvent.keyboard('{F8}')
    await heading('Questão 3')
    expect(salvo(server).questoes[1]?.texto).toBe('Deles')
    await userEvent.click((await pe()).getByRole('button', { name: 'Escolher o que vale' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Renata Lopes editou este rascunho .*às/ }),
    )
    const [campo, ...others] = dialog.getAllByRole('group')
    expect([campo?.textContent, others]).toEqual([
      expect.stringMatching(/^Questão 2: Texto.*Aqui: Meu.*Salvo: Deles/),
      [],
    ])
    await userEvent.click(dialog.getByRole('radio', { name: 'Aqui: Meu' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar assim' }))
    await waitFor(() =>
      expect(salvo(server).questoes[1]).toMatchObject({ texto: 'Meu', materia: 'Química' }),
    )
    expect((await pe()).queryByText('Este rascunho mudou em outro lugar')).toBeNull()
  })

  it('is there where nothing of a draft is open', async () => {
    const rascunho = cadernoFixture({ questoes: [], redacoes: [] })
    open(importacaoServer(importacaoFixture({ rascunho })))
    expect((await pe()).getByText('Rascunho salvo')).toBeDefined()
    expect((await pe()).queryByRole('button')).toBeNull()
  })

  it('says that what lacks something was not approved, until it lacks nothing', async () => {
    const [a, b] = questaoFixture(1).alternativas
    const questoes = [questaoFixture(1, { alternativas: [a, b].flatMap((each) => each ?? []) })]
    open(importacaoServer(importacaoFixture({ rascunho: cadernoFixture({ questoes }) })))
    await heading('Questão 1')
    expect(screen.queryByText(/não foi aprovad/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Aprovar e seguir/ }))
    const alert = screen.getByText('A questão não foi aprovada. Corrija antes:')
    expect(alert.closest('[role="alert"]')?.textContent).toContain('Marque a alternativa certa.')
    expect(document.activeElement).toBe(await heading('Questão 1'))
    await userEvent.click(screen.getByRole('radio', { name: 'A certa é a B' }))
    expect(screen.queryByText(/não foi aprovad/)).toBeNull()
  })
})
