import type { Curso } from '@rumo/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Cursos } from './cursos.tsx'

/** Three cursos, like those of a new server. */
export const someCursos = (): Curso[] =>
  ['Química', 'Mecânica', 'Mecatrônica'].map((nome, index) => ({
    id: index + 1,
    nome,
    versao: 1,
  }))

export const click = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
export const field = () => screen.getByLabelText<HTMLInputElement>('Nome')
export const form = () => screen.queryByRole('dialog', { name: /curso$/ })

/** Shows the screen on a server with these cursos, and waits until they are listed. */
export async function open(cursos: Curso[], answers = {}, isWide = true) {
  const server = fakeServer({ ...fakeNoun('/cursos', cursos), ...answers }, ['dependencias'])
  showScreen(<Cursos />, isWide)
  await screen.findByText('3 cursos')
  return server
}
