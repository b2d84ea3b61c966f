import type { PedidoDeSorteio, QuestaoSorteada } from '@rumo/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { PATHS } from '../app/paths.ts'
import { QuestoesAlternativas } from '../app/routes/questoes-alternativas.tsx'
import { PraticaMemory } from '../features/pratica/pratica-memory.ts'
import { Address } from './address.tsx'
import { fakeDevice } from './fake-device.ts'
import { fakeFila } from './fake-fila.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'

/** The matérias of `serverWith`. */
export const MATERIAS = {
  fisica: { id: 3, nome: 'Física' },
  historia: { id: 5, nome: 'História' },
}

/**
 * A server that draws the first questions that match, in order. Returns the mock of the draw, which has its requests.
 */
export function serverWith(questoes: readonly QuestaoSorteada[]) {
  const draw = vi.fn(({ quantidade, id_materia, exceto = [] }: PedidoDeSorteio) => {
    const matching = questoes.filter(({ materia }) => !id_materia || materia?.id === id_materia)
    return {
      questoes: matching.filter(({ id }) => !exceto.includes(id)).slice(0, quantidade),
      disponiveis: matching.length,
    }
  })
  fakeServer({ 'POST /sorteios': draw, 'GET /materias': Object.values(MATERIAS) }, [
    'sorteios',
    'materias',
  ])
  return draw
}

/** Opens the practice screen with the memory of the page. */
export function openPractice(search = '', memory = new PraticaMemory(fakeDevice(), fakeFila())) {
  return render(
    <MemoryRouter initialEntries={['/before', PATHS.questoesAlternativas + search]}>
      <QuestoesAlternativas memory={memory} />
      <Address />
    </MemoryRouter>,
  )
}

export const heading = () => screen.getByRole('heading', { level: 1 })
export const headingOf = (name: string) => screen.findByRole('heading', { level: 1, name })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => userEvent.click(button(name))
export const choose = (letra: string) =>
  userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${letra}:`) }))

/** Answers the questions of the set with these letters, one after the other, up to the result. */
export async function answerAll(...letras: readonly string[]): Promise<void> {
  for (const [index, letra] of letras.entries()) {
    await choose(letra)
    await press('Responder')
    await press(index === letras.length - 1 ? 'Ver resultado' : 'Próxima questão')
  }
}
