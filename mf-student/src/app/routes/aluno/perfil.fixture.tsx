import type { Estatisticas, Extensao, LinhaDeSimulado, Plano } from '@rumo/contract'
import { addDays, diaOf } from '@rumo/contract/rules'
import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { tentativaOf } from '@rumo/shared-device/fila'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { NENHUMA, praticada } from '../../../features/estatisticas/estatisticas.fixture.ts'
import { Router } from '../../router.tsx'

const ALL: readonly Extensao[] = [
  'conta',
  'estatisticas',
  'redacoes_enviadas',
  'revisoes',
  'simulados',
  'tentativas',
]
export const EM = '2026-11-17T12:00:00.000Z'
export const HOJE = diaOf(Date.now())
const QUIMICA = {
  ...praticada(6, 'Química', 9, 22, 'descendo'),
  repetidas: { certas: 20, total: 29 },
}

export const PRATICADAS: Estatisticas = {
  ...NENHUMA,
  respondidas: 47,
  certas: 30,
  sequencia: { atual: 5, recorde: 12, praticou_hoje: true, dias: [addDays(HOJE, -1), HOJE] },
  materias: [praticada(1, 'Português', 21, 25, 'subindo'), QUIMICA],
  a_praticar: [{ materia: QUIMICA.materia, motivo: 'erros' }],
}
export const PLANO: Plano = {
  data_da_prova: null,
  data_sugerida: null,
  vencidas: 0,
  adiantaveis: 0,
  proximas: [],
  proxima: null,
}

/** The part of the study plan that is left for today. */
export const META = {
  revisoes: 12,
  novas: 8,
  redacoes: 1,
  minutos: 116,
  descanso: false,
  cabe: false,
  novas_ate_o_dia: 95,
  redacoes_ate_o_dia: 5,
  novas_ao_todo: 120,
  redacoes_ao_todo: 6,
  dias_para_tudo: 5,
  minutos_para_tudo: 90,
  feito: true,
}

const cabecalho = { tipo: 'sorteio', prova: null, materia: null, termina_em: null } as const
export const encerrado = (id: number, changes: object = {}): LinhaDeSimulado => ({
  ...cabecalho,
  id,
  iniciado_em: EM,
  questoes: 10,
  situacao: 'encerrado',
  encerrado_em: EM,
  certas: 8,
  total: 10,
  recorrecao: null,
  ...changes,
})

export const SIMULADOS = 'GET /simulados?pagina=1&limite=5'
export const REDACOES = 'GET /redacoes-enviadas?pagina=1&limite=5'
export const PLANO_CALL = 'GET /revisoes?limite=1'

/** A simulado that was handed in on this device and waits to be sent. */
export const HANDED_IN = {
  chave: '00000000-0000-4000-8000-000000000001',
  id: 7,
  etapa: 'entregue',
  marcacoes: [],
  encerradoEm: '2026-11-17T12:30:00.000Z',
  atual: 0,
}

/** An answer that waits on this device to be sent. */
export const someAnswer = () =>
  tentativaOf({
    questao: {
      id: 1,
      materia: null,
      alternativas: [{ id: 10, id_questao: 1, nome: 'A', texto: '', correta: true }],
    },
    marcada: 10,
    origem: 'revisao',
    respondidaEmMs: Date.now(),
  })

let made = 100

/** Signs in with an account that is new on this device, because everything a device keeps belongs to one account. */
export function signIn(): { id: number } {
  const perfil = 'Aluno' as const
  const usuario = { id: ++made, nome: 'Marina Alves', email: 'marina@exemplo.br', perfil }
  // Signing in sends what is waiting. This server prevents that it is sent yet, or to the server of the previous test.
  fakeServer({}, [])
  session.begin(unsignedToken(usuario))
  history.replaceState(null, '', '/rumo/aluno')
  return usuario
}

/**
 * Opens the profile. The server has an account that has practised, and also gives these answers. Returns its list of
 * calls.
 */
export function open(answers: Record<string, unknown> = {}, extensoes = ALL): string[] {
  const id = made
  const calls = fakeServer(
    {
      [`GET /usuarios/${id}`]: { id, nome: 'Marina Alves', email: 'marina@exemplo.br' },
      'GET /estatisticas': PRATICADAS,
      [SIMULADOS]: [],
      [REDACOES]: [],
      [PLANO_CALL]: { ...PLANO, questoes: [] },
      ...answers,
    },
    extensoes,
  )
  render(<Router basename="/rumo" navigate={vi.fn<(path: string) => void>()} />)
  return calls
}

export const part = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name }))
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const wordsOf = (rows: HTMLElement[]) =>
  rows.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
export const failed = () => new ApiError(503, { titulo: 'Servidor ocupado' })
