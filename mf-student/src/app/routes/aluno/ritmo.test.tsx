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

const SEM_TEMPO = {
  ...PLANO,
  data_da_prova: addDays(HOJE, 40),
  dias_por_semana: null,
  minutos_por_dia: null,
  meta: null,
}
const META = {
  revisoes: 12,
  novas: 8,
  redacoes: 1,
  minutos: 116,
  descanso: false,
  cabe: false,
  novas_ate_o_dia: 95,
  redacoes_ate_o_dia: 5,
  novas_ao_todo: 120,
  minutos_para_tudo: 75,
}
const served = (plano: object, answers: object = {}) =>
  open({ [PLANO_CALL]: { ...plano, questoes: [] }, ...answers })

describe('what today is for', () => {
  it('is said once the time is told, with a way to each part of it', async () => {
    const sent = vi.fn<(body: unknown) => object>((body) => ({
      ...SEM_TEMPO,
      ...(body as object),
      meta: META,
    }))
    served(SEM_TEMPO, { 'PUT /revisoes/plano': sent })
    const prova = await part('Próxima prova')
    expect(prova.getByText(/^Diga quanto tempo você tem/)).toBeDefined()
    await userEvent.selectOptions(prova.getByLabelText('Dias por semana'), '4')
    await userEvent.selectOptions(prova.getByLabelText('Tempo por dia'), '45')
    await press('Montar o plano')

    const told = await prova.findByText(/^Hoje:/)
    expect(sent).toHaveBeenCalledExactlyOnceWith({ dias_por_semana: 4, minutos_por_dia: 45 })
    expect(prova.getByText('Plano salvo.')).toBeDefined()
    const said = told.parentElement?.textContent.replaceAll('\u00A0', ' ')
    expect(said).toBe('Hoje: 12 revisões, 1 redação e 8 questões novas. Leva uns 116 minutos.')
    const ways = [/^12.revisões$/, /^1.redação$/, /^8.questões novas$/].map((name) =>
      prova.getByRole('link', { name }).getAttribute('href'),
    )
    expect(ways).toEqual([
      '/rumo/revisar-erros',
      '/rumo/temas-redacao',
      '/rumo/questoes-alternativas',
    ])
    expect(
      prova.getByText(/^Não cabe tudo até o dia: de 120.questões novas, cabem umas 95/),
    ).toBeDefined()
    expect(document.activeElement?.textContent).toContain('Hoje:')
  })

  it('is changed by the same form, which has what was told', async () => {
    const sent = vi.fn<(body: unknown) => object>((body) => ({
      ...SEM_TEMPO,
      ...(body as object),
      meta: META,
    }))
    served(
      { ...SEM_TEMPO, dias_por_semana: 3, minutos_por_dia: 50, meta: META },
      { 'PUT /revisoes/plano': sent },
    )
    const prova = await part('Próxima prova')
    await userEvent.click(await prova.findByText(/^3.dias por semana, 50.minutos por dia: mudar$/))
    expect(prova.getByLabelText<HTMLSelectElement>('Tempo por dia').value).toBe('50')
    await userEvent.selectOptions(prova.getByLabelText('Dias por semana'), '6')
    await press('Montar o plano')
    expect(await prova.findByText(/^6.dias por semana, 50.minutos por dia: mudar$/)).toBeDefined()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ dias_por_semana: 6, minutos_por_dia: 50 })
  })

  it('stays as it was where it cannot be saved, and says why', async () => {
    served(SEM_TEMPO, { 'PUT /revisoes/plano': failed() })
    const prova = await part('Próxima prova')
    await press('Montar o plano')
    const dialog = await screen.findByRole('dialog', { name: 'Servidor ocupado' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }))
    expect(prova.getByText(/^Diga quanto tempo você tem/)).toBeDefined()
  })

  it.each([
    ['no day is set', { ...SEM_TEMPO, data_da_prova: null }],
    ['the exam is today', { ...SEM_TEMPO, data_da_prova: HOJE }],
    ['the server knows of no time', { ...PLANO, data_da_prova: addDays(HOJE, 40) }],
  ])('is not asked for where %s', async (_, plano) => {
    served(plano)
    const prova = await part('Próxima prova')
    expect(prova.queryByLabelText('Dias por semana')).toBeNull()
  })
})
