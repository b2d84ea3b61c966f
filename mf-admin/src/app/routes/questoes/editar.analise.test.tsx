import type { AnaliseDeQuestao } from '@rumo/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { open, texto } from './editar.fixture.tsx'

const ANALISE: AnaliseDeQuestao = {
  respostas: 40,
  analise: {
    facilidade: 0.25,
    alternativas: [
      { id: 300, letra: 'A', correta: false, respostas: 30 },
      { id: 301, letra: 'B', correta: true, respostas: 10 },
    ],
    discriminacao: 0.31,
    eficiencia: 0.5,
    achados: [{ codigo: 'outra_atrai_mais', letra: 'A' }],
  },
}

const openWith = (dados: AnaliseDeQuestao) =>
  open({ 'GET /analises/{id}': () => ({ dados }) }, ['edicao', 'materias', 'analises'])

it('says above a question what students made of it, alternative by alternative', async () => {
  await openWith(ANALISE)
  await screen.findByText(
    '40 alunos responderam, e 25% acertaram. A alternativa A atrai mais do que a certa: confira o gabarito.',
  )
  const rows = within(screen.getByRole('table', { name: 'Quem escolheu o quê' })).getAllByRole(
    'row',
  )
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AlternativaAlunosParte',
    'A3075%',
    'B (certa)1025%',
  ])
})

it('says nothing of a question without answers', async () => {
  await openWith({ respostas: 0, analise: null })
  await texto()
  expect(screen.queryByText(/alunos? respond/)).toBeNull()
})

it('asks nothing of a server that does not analyse', async () => {
  const server = await open({ 'GET /analises/{id}': () => ({ dados: ANALISE }) })
  await texto()
  expect(server.queriesOf('GET /analises/{id}')).toEqual([])
})
