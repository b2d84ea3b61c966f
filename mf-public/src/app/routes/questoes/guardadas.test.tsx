import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Address, address } from '../../../testing/address.tsx'
import { fakeGuardadas } from '../../../testing/fake-guardadas.ts'
import { resumoOf } from '../../../features/guardadas/guardadas.rules.ts'
import { someQuestao } from '../../../testing/questoes.ts'
import { Guardadas } from './guardadas.tsx'

const OURS = ['questoes_guardadas', 'escolha', 'sorteios'] as const

/** A visitor's device with three kept questions. The newest one does not exist on the server any more. */
async function keeping() {
  const parts = fakeGuardadas()
  const kept = [
    { id: 7, anotacao: 'Reler\nde novo', listas: ['Química'] },
    { id: 8, anotacao: '', listas: [] },
    { id: 9, anotacao: '', listas: ['Química', 'Domingo'] },
  ]
  for (const { id, ...written } of kept) {
    const questao = id === 9 ? null : resumoOf(someQuestao(id, { texto: `Enunciado ${id}` }))
    const guardada_em = `2026-01-0${id}T00:00:00.000Z`
    await parts.guardadas.write('visitante', { ...written, id_questao: id, questao, guardada_em })
  }
  return parts
}

function open(parts = fakeGuardadas(), search = '') {
  render(
    <MemoryRouter initialEntries={[`/questoes/guardadas${search}`]}>
      <Guardadas parts={parts} />
      <Address />
    </MemoryRouter>,
  )
  return parts
}

const rows = () => screen.findAllByRole('listitem')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => session.end())

describe('the questions that one keeps', () => {
  it('are listed, the newest first, each with its note, its lists and its address', async () => {
    fakeServer({}, [...OURS])
    open(await keeping())
    const [gone, plain, noted] = await rows()
    expect(screen.getByText(/ficam neste aparelho/)).toBeDefined()
    expect(gone?.textContent).toContain('não pode ser treinada agora')
    expect(gone?.textContent).toContain('Listas: Química, Domingo')
    expect(plain?.textContent).toContain('Enunciado 8')
    expect(
      within(noted as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/questoes/7')
    expect(noted?.textContent).toContain('Reler\nde novo')
    await userEvent.click(
      within(noted as HTMLElement).getByRole('button', { name: 'Copiar o endereço da questão' }),
    )
    await within(noted as HTMLElement).findByText('Endereço copiado.')
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/questoes/7`)
  })

  it('are shown by list, and practised by list', async () => {
    fakeServer({}, [...OURS])
    open(await keeping())
    expect(
      (await screen.findByRole('link', { name: 'Treinar as guardadas' })).getAttribute('href'),
    ).toBe('/questoes-alternativas?so=guardadas')
    await userEvent.selectOptions(await screen.findByLabelText('Lista'), 'Química (2)')
    expect(await rows()).toHaveLength(2)
    expect(address()).toBe('/questoes/guardadas?lista=Qu%C3%ADmica')
    expect(screen.getByRole('link', { name: 'Treinar esta lista' }).getAttribute('href')).toBe(
      '/questoes-alternativas?so=guardadas&lista=Qu%C3%ADmica',
    )
  })

  it('are in a list that gets another name, which is none of another list', async () => {
    fakeServer({}, [...OURS])
    const { kept } = open(await keeping(), '?lista=Qu%C3%ADmica')
    await press('Mudar o nome')
    const nome = await screen.findByRole('textbox', { name: /^Nome/ })
    await userEvent.clear(nome)
    await userEvent.type(nome, 'domingo')
    await press('Salvar')
    await screen.findByText('Você já tem a lista Domingo. Escolha outro nome.')
    await userEvent.clear(nome)
    await userEvent.type(nome, ' Química  orgânica ')
    await press('Salvar')
    await screen.findByRole('option', { name: 'Química orgânica (2)' })
    await waitFor(() =>
      expect(address()).toBe('/questoes/guardadas?lista=Qu%C3%ADmica+org%C3%A2nica'),
    )
    expect(await rows()).toHaveLength(2)
    expect((await kept()).map(({ listas }) => listas)).toEqual([
      ['Química orgânica', 'Domingo'],
      [],
      ['Química orgânica'],
    ])
  })

  it('offer no practice where the server draws by no id', async () => {
    fakeServer({}, ['sorteios'])
    open(await keeping())
    await rows()
    expect(screen.queryByRole('link', { name: /^Treinar/ })).toBeNull()
  })

  it('are removed, and brought back with what was written, where the focus stays', async () => {
    fakeServer({}, [...OURS])
    const { kept } = open(await keeping())
    const [, , noted] = await rows()
    await userEvent.click(
      within(noted as HTMLElement).getByRole('button', { name: 'Remover das guardadas' }),
    )
    const undo = await screen.findByRole('button', { name: 'Desfazer' })
    expect(document.activeElement).toBe(undo)
    expect((await kept()).map(({ id_questao }) => id_questao)).toEqual([9, 8])
    await userEvent.click(undo)
    await screen.findByText(/Reler/)
    expect(document.activeElement?.textContent).toBe('Remover das guardadas')
    expect((await kept()).at(-1)).toEqual({
      id_questao: 7,
      anotacao: 'Reler\nde novo',
      listas: ['Química'],
    })
  })

  it('are taken out of the list that is shown, and stay with what was written', async () => {
    fakeServer({}, [...OURS])
    const { kept } = open(await keeping(), '?lista=Domingo')
    expect(screen.queryByRole('button', { name: 'Remover das guardadas' })).toBeNull()
    await press('Tirar da lista')
    const undo = await screen.findByRole('button', { name: 'Desfazer' })
    expect(document.activeElement).toBe(undo)
    expect((await kept())[0]).toEqual({ id_questao: 9, anotacao: '', listas: ['Química'] })
    // The selected list is empty now and still stays selected.
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lista' }).value).toBe('Domingo')
    expect(screen.queryByRole('link', { name: 'Treinar esta lista' })).toBeNull()
    await userEvent.click(undo)
    await screen.findByText('Listas: Química, Domingo')
    expect(document.activeElement?.textContent).toBe('Tirar da lista')
    expect((await kept())[0]?.listas).toEqual(['Química', 'Domingo'])
  })

  it('say how one begins where there are none', async () => {
    fakeServer({}, [...OURS])
    open()
    expect(await screen.findByText('Nenhuma questão guardada')).toBeDefined()
  })

  it('come from the account, and from the device where the server does not answer', async () => {
    const answers: Record<string, unknown> = {
      'GET /questoes-guardadas': new ApiError(0, undefined),
    }
    fakeServer(answers, [...OURS])
    const parts = fakeGuardadas()
    parts.device.enterAs('conta-1')
    open(parts)
    await screen.findByText(/este aparelho não tem nenhuma questão da sua conta/)
    expect(screen.queryByText('Nenhuma questão guardada')).toBeNull()
    const written = { anotacao: 'De outro aparelho', listas: [], questao: null }
    const em = '2026-01-01T00:00:00.000Z'
    answers['GET /questoes-guardadas'] = [
      { ...written, id_questao: 7, guardada_em: em, escrita_em: em },
    ]
    await press('Tentar de novo')
    await screen.findByText('De outro aparelho')
    expect(screen.getByText('Só você vê o que guarda e o que anota.')).toBeDefined()
  })
})
