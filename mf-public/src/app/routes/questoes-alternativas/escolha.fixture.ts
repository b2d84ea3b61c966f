import type { PedidoDeSorteio } from '@rumo/contract'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { MATERIAS, press } from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'

export const OPTICA = { id: 31, id_materia: 3, nome: 'Óptica', ordem: 1 }
export const ONDAS = { id: 32, id_materia: 3, nome: 'Ondas', ordem: null }
/** An assunto of another matéria. */
export const GUERRAS = { id: 51, id_materia: 5, nome: 'Guerras', ordem: null }

const PROVAS = {
  azul: { id: 21, nome: 'Prova Azul', id_vestibular: 2 },
  verde: { id: 11, nome: 'Prova Verde', id_vestibular: 1 },
}

/** A server that draws by a choice. It has two provas, the first of 2025. */
export function serverOf(
  questoes = someQuestoes(30),
  extensoes = ['assuntos', 'escolha', 'materias', 'sorteios'] as const,
  assuntos = [OPTICA, ONDAS],
) {
  const fits = ({ exceto = [], entre, id_prova }: Partial<PedidoDeSorteio>) =>
    questoes.filter(
      ({ id }) => id_prova !== 404 && !exceto.includes(id) && (entre?.includes(id) ?? true),
    )
  const draw = vi.fn((pedido: PedidoDeSorteio) => {
    const left = fits(pedido)
    return { questoes: left.slice(0, pedido.quantidade), disponiveis: left.length }
  })
  const count = vi.fn((filtro: Partial<PedidoDeSorteio>) => ({
    questoes: fits(filtro).length,
    ...(filtro.id_materia === 3 && { por_assunto: [{ id: OPTICA.id, questoes: 12 }] }),
    ...(filtro.ano === 2026 && { por_dificuldade: { facil: 9, media: 14, dificil: 7 } }),
  }))
  fakeServer(
    {
      'POST /sorteios': draw,
      'POST /sorteios/contagem': count,
      'GET /assuntos': assuntos,
      'GET /materias': Object.values(MATERIAS),
      'GET /provas': Object.values(PROVAS),
      'GET /vestibulares': [
        { id: 1, ano: 2025, semestre: 1 },
        { id: 2, ano: 2026, semestre: 1 },
      ],
    },
    [...extensoes],
  )
  return { draw, count }
}

export async function openSheet() {
  await press('Escolher')
  return screen.findByRole('dialog', { name: 'Escolher questões' })
}

export const select = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)
/** Waits until the sheet shows these words about the number of questions. */
export const counted = (words: string) =>
  vi.waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(words))
export const treinar = () => userEvent.click(screen.getByRole('button', { name: 'Treinar' }))
