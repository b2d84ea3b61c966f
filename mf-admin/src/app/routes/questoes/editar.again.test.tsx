import type { QuestaoCompleta, QuestaoEditada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { questaoCompletaFixture } from '../../../features/questoes/questoes.fixture.ts'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

/**
 * Opens the editor. Before each save, the next function of `others` changes the saved question, as another user would.
 */
async function beside(others: readonly ((completa: QuestaoCompleta) => QuestaoCompleta)[]) {
  let saved = questaoCompletaFixture()
  const left = [...others]
  return open({
    'GET /edicao/questoes/{id}': () => ({ dados: saved }),
    'PUT /edicao/questoes/{id}': ({ body }: { body: QuestaoEditada }) => {
      const other = left.shift()
      if (other) {
        const { questao, ...rest } = other(saved)
        saved = { ...rest, questao: { ...questao, versao: saved.questao.versao + 1 } }
      }
      if (body.questao.versao === saved.questao.versao) return { dados: saved }
      const words = { icone: 'warning', titulo: 'x', mensagem: 'x' } as const
      throw new ApiError(409, { ...words, codigo: 'versao_antiga' })
    },
  })
}

const withQuestao =
  (changes: Partial<QuestaoCompleta['questao']>) => (completa: QuestaoCompleta) => ({
    ...completa,
    questao: { ...completa.questao, ...changes },
  })
const withoutRight = ({ alternativas, ...completa }: QuestaoCompleta) => ({
  ...completa,
  alternativas: alternativas.filter(({ correta }) => !correta),
})

describe('what one chose of what two wrote', () => {
  it('is not asked for again where another user saves once more meanwhile', async () => {
    const server = await beside([
      withQuestao({ texto: 'De outra pessoa.' }),
      withQuestao({ numero: 9 }),
    ])
    await userEvent.type(await texto(), ' Minha.')
    await click('Salvar')
    await userEvent.click(await screen.findByRole('radio', { name: 'Aqui: Qual delas? Minha.' }))
    await click('Salvar assim')
    await screen.findByRole('group', { name: 'Número' })
    await click('Salvar assim')
    await screen.findByText('A lista')
    expect(bodiesOf(server).at(-1)?.questao).toMatchObject({
      texto: 'Qual delas? Minha.',
      numero: 9,
    })
  })

  it('stands in the form and is not sent where it will not do', async () => {
    const server = await beside([withoutRight])
    await userEvent.type(await screen.findByLabelText('Alternativa C'), ' aqui')
    await click('Salvar')
    await userEvent.click(await screen.findByRole('radio', { name: 'Salvo: (não há)' }))
    await click('Salvar assim')
    expect((await screen.findByRole('alert')).textContent).toContain('Falta corrigir')
    const values = screen
      .getAllByLabelText<HTMLTextAreaElement>(/^Alternativa [A-E]$/)
      .map(({ value }) => value)
    expect(values).toEqual(['a', 'b', 'd', 'e'])
    expect(bodiesOf(server)).toHaveLength(1)
  })
})
