import 'fake-indexeddb/auto'
import { addDays } from '@rumo/contract/rules'
import { session } from '@rumo/shared-auth'
import { device, forgetOwner } from '@rumo/shared-device/device'
import { keepLevada, listLevadas } from '@rumo/shared-device/levadas'
import { keptSite, umaQuestao } from '@rumo/shared-device/testing'
import { longDayWords } from '@rumo/shared-ui/words'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  failed,
  HOJE,
  META,
  open,
  part,
  PLANO,
  PLANO_CALL,
  press,
  signIn,
} from './perfil.fixture.tsx'

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
      '/rumo/questoes-alternativas?plano=8',
    ])
    expect(
      prova.getByText(/^Não cabe tudo até o dia: de 120.questões novas, cabem 95/),
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

  it('says what tomorrow and the days after it bring, also where today has nothing left', async () => {
    const dia = { revisoes: 0, novas: 3, redacoes: 0, minutos: 12, descanso: false }
    const proximos_dias = [
      { ...dia, dia: addDays(HOJE, 1) },
      { ...dia, dia: addDays(HOJE, 2), novas: 0, minutos: 0, descanso: true },
    ]
    const nothing = { ...META, revisoes: 0, novas: 0, redacoes: 0, minutos: 0, proximos_dias }
    served({ ...SEM_TEMPO, dias_por_semana: 5, minutos_por_dia: 60, meta: nothing })
    const prova = await part('Próxima prova')
    expect(await prova.findByText(/^Por hoje é só/)).toBeDefined()
    expect(prova.getByText(/^Amanhã: 3.questões novas\.$/)).toBeDefined()
    await userEvent.click(prova.getByText('Os outros dias'))
    expect(prova.getByRole('listitem').textContent).toMatch(/: descanso\.$/)
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

const DAY_MS = 86_400_000
const leve = () => screen.queryByRole('button', { name: 'Leve o plano de hoje' })

describe('the plan of today, for a day without a network', () => {
  const ALL = ['conta', 'escolha', 'estatisticas', 'revisoes', 'sorteios', 'tentativas'] as const
  const COM_PLANO = { ...SEM_TEMPO, dias_por_semana: 4, minutos_por_dia: 45, vencidas: 1 }
  const tema = { id: 3, id_prova: 1, instrucoes: 'Tema' }
  const texto = { id: 5, titulo: 'Texto', texto: 'Era', legenda: null, url_imagem: '/a.png' }
  const asked = vi.fn<(body: unknown) => object>(() => ({
    questoes: [umaQuestao(8)],
    disponiveis: 9,
  }))
  const answers = (meta: object) => ({
    [PLANO_CALL]: { ...COM_PLANO, meta, questoes: [umaQuestao(7)] },
    'GET /revisoes?limite=100': { ...COM_PLANO, meta, questoes: [umaQuestao(7)] },
    'POST /sorteios': asked,
    'GET /redacoes': [tema],
    'GET /redacoes-referencias': [
      { id_redacao: 3, id_referencia: 5 },
      { id_redacao: 4, id_referencia: 6 },
    ],
    'GET /referencias/5': texto,
  })

  it('is taken along: its reviews, as many new questions as it has, and a theme with its texts', async () => {
    const figuras = keptSite({ 'http://api.test/a.png': 'bytes' })
    open(answers(META), ALL)
    await press('Leve o plano de hoje')
    expect(await screen.findByText(/^No aparelho até /)).toBeDefined()
    const [levada] = await listLevadas()
    expect(levada).toMatchObject({
      tipo: 'plano',
      nome: `Plano de ${longDayWords(HOJE)}`,
      questoes: [umaQuestao(8)],
      revisao: { vencidas: 1, questoes: [umaQuestao(7)] },
      temas: { redacoes: [tema], links: [{ id_referencia: 5 }], referencias: [texto] },
    })
    expect(asked).toHaveBeenCalledExactlyOnceWith({ quantidade: 8, so: 'nao_respondidas' })
    expect([...figuras.keys()]).toEqual(['http://api.test/a.png'])

    cleanup()
    if (levada) await keepLevada({ ...levada, levadaEmMs: levada.levadaEmMs - DAY_MS })
    open(answers(META), ALL)
    // The plan of the previous day does not count today.
    await screen.findByRole('button', { name: 'Leve o plano de hoje' })
    await forgetOwner(device.owner())
  })

  it('is not offered where nothing of it is left, and by no server that draws nothing', async () => {
    keptSite({})
    open(answers({ ...META, revisoes: 0, novas: 0, redacoes: 0, minutos: 0 }), ALL)
    await screen.findByText(/^Por hoje é só/)
    expect(leve()).toBeNull()
    cleanup()
    open(
      answers(META),
      ALL.filter((name) => name !== 'sorteios'),
    )
    await screen.findByText(/^Hoje:/)
    expect(leve()).toBeNull()
  })
})
