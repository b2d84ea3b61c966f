import type {
  CartaoSolto,
  Extensao,
  NovoSimulado,
  QuestaoSorteada,
  SimuladoEmCurso,
} from '@rumo/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { omit } from 'es-toolkit'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { PATHS } from '../app/paths.ts'
import { VestibularCompleto } from '../app/routes/vestibular-completo.tsx'
import type { LoadExecucao } from '../app/routes/vestibular-completo/execucao.lazy.tsx'
import { gradeCard, withoutGabarito } from '../features/simulado/grade.ts'
import { Address } from './address.tsx'
import { fakeDevice } from './fake-device.ts'
import { fakeFila } from './fake-fila.ts'
import { someQuestoes } from './questoes.ts'

const EXTENSOES: Extensao[] = ['simulados', 'sorteios']

/** The answer of a server to the start of a simulado of these questions, which does not contain the key. */
export function underWay(
  questoes: readonly QuestaoSorteada[],
  changes: Partial<SimuladoEmCurso> = {},
): SimuladoEmCurso {
  const agora = new Date().toISOString()
  return {
    situacao: 'em_curso',
    id: null,
    chave: '00000000-0000-4000-8000-000000000001',
    tipo: 'sorteio',
    prova: null,
    materia: null,
    iniciado_em: agora,
    termina_em: null,
    agora,
    questoes: questoes.map(withoutGabarito),
    marcacoes: [],
    ...changes,
  }
}

/** The answer of a server to the end of such a simulado with these marked alternatives. */
export function graded(
  questoes: readonly QuestaoSorteada[],
  marcadas: readonly (number | null)[],
  changes: Partial<SimuladoEmCurso> = {},
) {
  const corrigidas = gradeCard(questoes, marcadas)
  const head = omit(underWay(questoes, changes), ['agora', 'marcacoes'])
  return {
    ...head,
    situacao: 'encerrado' as const,
    id: head.id ?? 1,
    encerrado_em: new Date().toISOString(),
    certas: corrigidas.filter(({ resultado }) => resultado === 'certa').length,
    total: corrigidas.length,
    questoes: corrigidas,
    recorrecao: null,
  }
}

/** Grades the card of a visitor, whose questions are those of `someQuestoes`. */
const gradeLoose = ({ questoes }: CartaoSolto) =>
  gradeCard(
    someQuestoes(100).filter(({ id }) => questoes.some(({ id_questao }) => id_questao === id)),
    questoes.map(({ marcada }) => marcada),
  )

interface Opened {
  device: ReturnType<typeof fakeDevice>
  fila: ReturnType<typeof fakeFila>
  search: string
  isReload: boolean
  load: LoadExecucao
}

/** A server with this many questions for a visitor. Returns the mock of the start and the list of calls. */
export function serverWith(count: number, others: Record<string, unknown> = {}) {
  const start = vi.fn((novo: NovoSimulado) => {
    if (novo.tipo === 'prova') return underWay(someQuestoes(count), { tipo: 'prova' })
    const unseen = someQuestoes(count).filter(({ id }) => !novo.exceto?.includes(id))
    return underWay(unseen.slice(0, novo.quantidade), { chave: novo.chave })
  })
  const answers = { 'POST /simulados': start, 'POST /simulados/correcao': gradeLoose, ...others }
  const calls = fakeServer({ 'GET /provas': [], 'GET /vestibulares': [], ...answers }, EXTENSOES)
  return { start, calls }
}

/**
 * Opens the screen on a device, with the queue that counts the answers. After a reload (`isReload`) it opens in the
 * entry of the history that showed a result.
 */
export function openSimulado(options: Partial<Opened> = {}) {
  const { device = fakeDevice(), fila = fakeFila(), search = '', isReload = false, load } = options
  const state = isReload ? { steps: [] } : null
  return render(
    <MemoryRouter
      initialEntries={['/before', { pathname: PATHS.vestibularCompleto, search, state }]}
    >
      <VestibularCompleto device={device} fila={fila} {...(load && { load })} />
      <Address />
    </MemoryRouter>,
  )
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => userEvent.click(button(name))
export const headingOf = (name: string) => screen.findByRole('heading', { level: 1, name })
export const choose = (letra: string) =>
  userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${letra}:`) }))
export const isDisabled = (name: string) => button(name).matches(':disabled')

/** Begins a simulado of ten questions, or as many as there are, and waits for the first. */
export async function startTen(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await headingOf('Questão 1')
}

/** Marks these letters, one question after the other, beginning with the question shown. */
export async function markAll(...letras: readonly string[]): Promise<void> {
  for (const [index, letra] of letras.entries()) {
    await choose(letra)
    if (index < letras.length - 1) await press('Próxima')
  }
}
