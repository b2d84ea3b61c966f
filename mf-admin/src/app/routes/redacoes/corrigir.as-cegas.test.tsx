import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  BRUNO,
  correcaoFixture,
  linhaFixture,
} from '../../../features/correcoes/correcoes.fixture.ts'
import { FakeCorrecoes, open } from './corrigir.fixture.tsx'

const ENTREGUE = '2026-06-01T12:00:00.000Z'
const DE_BRUNO = { id: 41, corretor: BRUNO, entregue_em: ENTREGUE, nota: null, maximo: null }

/** Opens essay 12, which two correctors grade by the rubric `rumo`, so that neither sees the other's correction. */
function openBlind(fake: FakeCorrecoes, changes = {}, address?: string) {
  const linha = { ...fake.linha, corretores: 2, rubrica: 'rumo', ...changes }
  open(
    fake,
    { 'GET /correcoes': () => ({ dados: [linhaFixture(linha as object)], total: 1 }) },
    undefined,
    address,
  )
}

const outras = async () => within(await screen.findByRole('region', { name: 'Outras correções' }))

describe('an essay that two correct', () => {
  it('says so before one begins, by the rubric of the other one', async () => {
    openBlind(new FakeCorrecoes(null, [DE_BRUNO]))
    await screen.findByText(/nenhuma vê a nota da outra antes de as duas entregarem/)
    const rubrica = screen.getByLabelText<HTMLSelectElement>(/Rubrica/)
    expect([...rubrica.options].map(({ text }) => text)).toEqual(['Critérios do Rumo'])
  })

  it('names who else corrects, without a way to what they gave', async () => {
    openBlind(new FakeCorrecoes(null, [DE_BRUNO]), {}, '/admin/redacoes/12?correcao=41')
    expect((await outras()).getByText(`De ${BRUNO.nome}`)).toBeDefined()
    expect((await outras()).queryByRole('link')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Começar a corrigir' })).toBeDefined()
  })

  it('keeps the rubric of both once another one has begun', async () => {
    const correcao = correcaoFixture({ rubrica: 'rumo' })
    const { redacao_enviada } = correcao
    const outra = { id: 41, corretor: BRUNO, entregue_em: null }
    const own = {
      ...correcao,
      outras: [outra],
      redacao_enviada: { ...redacao_enviada, corretores: 2, rubrica: 'rumo' as const },
    }
    openBlind(new FakeCorrecoes(own, [{ ...DE_BRUNO, entregue_em: null }]))
    const rubrica = await screen.findByLabelText<HTMLSelectElement>(/Rubrica/)
    expect(rubrica.options).toHaveLength(1)
  })

  it('shows what it is worth, and all of it, once both have delivered', async () => {
    const fake = new FakeCorrecoes(null, [{ ...DE_BRUNO, nota: 57, maximo: 100 }])
    openBlind(fake, { estado: 'corrigida', nota_final: 60 })
    expect((await outras()).getByText(/Nota final: 60 de.100/)).toBeDefined()
    expect((await outras()).getByRole('link', { name: `De ${BRUNO.nome}` })).toBeDefined()
  })

  it.each([
    [1, /^O aluno vai poder ler as notas e os comentários, e você/],
    [2, /^O aluno vai poder ler as notas e os comentários quando todas as correções forem/],
  ])('says before a delivery, with %i correctors, when the student reads it', async (of, words) => {
    const notas = { tema: 16, genero: 16, coerencia: 16, coesao: 16, norma: 16 }
    const correcao = correcaoFixture({ rubrica: 'rumo', notas })
    const redacao_enviada = { ...correcao.redacao_enviada, corretores: of }
    openBlind(new FakeCorrecoes({ ...correcao, redacao_enviada }), { corretores: of })
    await userEvent.click(await screen.findByRole('button', { name: 'Entregar correção' }))
    expect(await screen.findByText(words)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  })

  it('tells who delivered first that its author waits for the other', async () => {
    const correcao = correcaoFixture({ rubrica: 'rumo', entregue_em: ENTREGUE })
    const redacao_enviada = {
      ...correcao.redacao_enviada,
      corretores: 2,
      estado: 'a_corrigir' as const,
    }
    openBlind(new FakeCorrecoes({ ...correcao, redacao_enviada }))
    const said = await screen.findByText(/^Entregue/)
    expect(said.textContent).toContain('O aluno a lê quando todas as correções forem entregues')
  })
})
