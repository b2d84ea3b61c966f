import 'fake-indexeddb/auto'
import { addDays } from '@rumo/contract/rules'
import { session } from '@rumo/shared-auth'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed, HOJE, open, part, PLANO, PLANO_CALL, press, signIn } from './perfil.fixture.tsx'

beforeEach(() => void signIn())
afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
})

describe('the next exam', () => {
  const SUGERIDA = addDays(HOJE, 41)

  it('is offered where the server knows one, and taken only when it is pressed', async () => {
    const sent = vi.fn<(body: unknown) => object>(() => ({
      ...PLANO,
      data_sugerida: SUGERIDA,
      data_da_prova: SUGERIDA,
    }))
    open({
      [PLANO_CALL]: { ...PLANO, data_sugerida: SUGERIDA, questoes: [] },
      'PUT /revisoes/plano': sent,
    })
    const prova = await part('Próxima prova')
    expect(prova.queryByText(/Faltam/)).toBeNull()
    expect(sent).not.toHaveBeenCalled()
    await press('Usar esta data')
    expect(await prova.findByText(/Faltam 41.dias/)).toBeDefined()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ data_da_prova: SUGERIDA })
    expect(prova.getByText('Data salva.')).toBeDefined()
    // The pressed button is gone. The focus moves to the result, not to the top of the page.
    const planned = prova.getByText(/Faltam 41.dias/)
    expect(document.activeElement).toBe(planned)
    // The date that is already set is not suggested.
    expect(prova.queryByRole('button', { name: 'Usar esta data' })).toBeNull()
  })

  it('is set, changed and taken away by the field', async () => {
    const data = addDays(HOJE, 10)
    const sent = vi.fn<(body: unknown) => object>((body) => ({ ...PLANO, ...(body as object) }))
    open({ 'PUT /revisoes/plano': sent })
    const prova = await part('Próxima prova')
    await userEvent.type(prova.getByLabelText(/Data da prova/), data)
    await press('Salvar')
    expect(await prova.findByText(/Faltam 10.dias/)).toBeDefined()
    await userEvent.click(prova.getByText('Mudar a data'))
    await userEvent.clear(prova.getByLabelText(/Data da prova/))
    await press('Salvar')
    expect(await prova.findByText('Sem data marcada.')).toBeDefined()
    expect(sent.mock.calls).toEqual([[{ data_da_prova: data }], [{ data_da_prova: null }]])
  })

  it('is not said to be saved any more where another one is typed', async () => {
    let plano: object = { ...PLANO, dias_por_semana: null, minutos_por_dia: null, meta: null }
    open({ 'PUT /revisoes/plano': (body: unknown) => (plano = { ...plano, ...(body as object) }) })
    const prova = await part('Próxima prova')
    await userEvent.type(prova.getByLabelText(/Data da prova/), addDays(HOJE, 10))
    await press('Salvar')
    expect(await prova.findByText('Data salva.')).toBeDefined()
    await press('Montar o plano')
    expect(await prova.findByText('Plano salvo.')).toBeDefined()
    expect(prova.queryByText('Data salva.')).toBeNull()
    await userEvent.click(prova.getByText('Mudar a data'))
    const field = prova.getByLabelText(/Data da prova/)
    await userEvent.clear(field)
    await userEvent.type(field, addDays(HOJE, -1))
    await press('Salvar')
    expect(await prova.findByText(/^Esta data já passou/)).toBeDefined()
    expect(prova.queryByText('Plano salvo.')).toBeNull()
  })

  it.each([
    ['over', addDays(HOJE, -1), /^Esta data já passou\./],
    ['years away', '9999-12-31', /^Esta data fica a mais de 10.anos daqui\./],
  ])('is no day that is %s: the field says so, and nothing is sent', async (_, dia, said) => {
    const sent = vi.fn<(body: unknown) => object>((body) => ({ ...PLANO, ...(body as object) }))
    open({ 'PUT /revisoes/plano': sent })
    const prova = await part('Próxima prova')
    const field = prova.getByLabelText(/Data da prova/)
    await userEvent.type(field, dia)
    await press('Salvar')
    expect(await prova.findByText(said)).toBeDefined()
    expect(sent).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, HOJE)
    await press('Salvar')
    expect(await prova.findByText('É hoje. Boa prova!')).toBeDefined()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ data_da_prova: HOJE })
  })

  it('stays what it was where it cannot be saved, and says why', async () => {
    open({ 'PUT /revisoes/plano': failed() })
    const prova = await part('Próxima prova')
    await userEvent.type(prova.getByLabelText(/Data da prova/), SUGERIDA)
    await press('Salvar')
    const dialog = await screen.findByRole('dialog', { name: 'Servidor ocupado' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }))
    expect(prova.getByLabelText<HTMLInputElement>(/Data da prova/).value).toBe(SUGERIDA)
  })
})

it('says how many errors come back today, and leads to them', async () => {
  open({ [PLANO_CALL]: { ...PLANO, vencidas: 7, questoes: [] } })
  const revisar = await part('Revisar erros')
  expect(await revisar.findByText(/7.questões que você errou voltam hoje\./)).toBeDefined()
  const link = revisar.getByRole('link', { name: 'Revisar erros' })
  expect(link.getAttribute('href')).toBe('/rumo/revisar-erros')
})

it('offers what may be taken ahead of its day, where nothing comes back today', async () => {
  open({ [PLANO_CALL]: { ...PLANO, adiantaveis: 3, questoes: [] } })
  const revisar = await part('Revisar erros')
  const link = await revisar.findByRole('link', { name: 'Adiantar a revisão' })
  expect(link.getAttribute('href')).toBe('/rumo/revisar-erros?adiantar')
})
