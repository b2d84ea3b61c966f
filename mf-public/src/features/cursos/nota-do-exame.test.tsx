import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { NotaDoExameView, type RedacaoDoExame } from './nota-do-exame.tsx'

const QUESTOES = [
  { materia: 'Matemática', resultado: 'certa' as const },
  { materia: 'História', resultado: 'errada' as const },
]
const curso = (id: number, nome: string, parteDaRedacao: number, peso = 1) => ({
  id,
  nome,
  regra: { pesos: new Map([['matematica', peso]]), parteDaRedacao },
})
const show = (redacao: RedacaoDoExame, cursos = [curso(1, 'Logística', 20)]) =>
  render(<NotaDoExameView cursos={cursos} questoes={QUESTOES} redacao={redacao} />)
const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

it('gives test, essay and final score, and names the rule', () => {
  show({ nota: 800, maximo: 1000 })
  expect(values()).toEqual(['50,00', '80,00', '56,00'])
  expect(
    screen.getByText(/regra do Vestibular Fatec \(Manual do Candidato\)/).textContent,
  ).toContain('a redação vale 20% da nota')
})

it('weighs by the course that one chooses', async () => {
  show('nenhuma', [curso(1, 'Logística', 0), curso(2, 'Mecânica', 0, 3)])
  expect(values()).toEqual(['50,00', '50,00'])
  await userEvent.selectOptions(screen.getByLabelText('Curso'), 'Mecânica')
  expect(values()).toEqual(['75,00', '75,00'])
})

it.each([
  ['a-corrigir', 'A nota final sai quando a redação for corrigida.'],
  ['nenhuma', /^Sem a redação não há nota final/],
] as const)('has no final score where the essay is %s, and says why', (redacao, words) => {
  show(redacao)
  expect(values()).toEqual(['50,00', '—', '—'])
  expect(screen.getByText(words)).toBeDefined()
})

it('names the elimination by an essay that is worth nothing', () => {
  show({ nota: 0, maximo: 1000 })
  expect(values()).toEqual(['50,00', '0,00', 'Eliminado'])
  expect(screen.getByText(/^No exame, redação com nota zero elimina/)).toBeDefined()
})

it('shows nothing where no course names a rule', () => {
  const { container } = show('nenhuma', [])
  expect(container.textContent).toBe('')
})
