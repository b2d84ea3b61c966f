import type { QuestaoEditada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { questaoCompletaFixture } from '../../../features/questoes/questoes.fixture.ts'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

describe('two in EditarQuestao', () => {
  it('tells who was slower, whose words then win when they are saved again', async () => {
    let versao = 2
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    const server = await open({
      'GET /edicao/questoes/{id}': () => {
        const { questao, ...rest } = questaoCompletaFixture()
        return { dados: { ...rest, questao: { ...questao, versao: versao++ } } }
      },
      'PUT /edicao/questoes/{id}': ({ body }: { body: QuestaoEditada }) => {
        if (body.questao.versao === 2) throw new ApiError(409, conflict)
        return { dados: questaoCompletaFixture() }
      },
    })
    await userEvent.type(await texto(), ' Sim.')
    await click('Salvar')
    await screen.findByRole('group', { name: 'Texto da questão' })
    await click('Salvar assim')
    await screen.findByText('A lista')
    await waitFor(() =>
      expect(bodiesOf(server).map(({ questao }) => questao.versao)).toEqual([2, 3]),
    )
  })

  it('keeps what each of them changed of the alternatives, and shows long texts whole', async () => {
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    const long = Array.from({ length: 60 }, (_, index) => `linha ${index}`).join('\n')
    let isLater = false
    const server = await open({
      'GET /edicao/questoes/{id}': () => {
        const { questao, alternativas, ...rest } = questaoCompletaFixture()
        if (!isLater) return { dados: { ...rest, questao, alternativas } }
        const changed = alternativas.map((each) =>
          each.texto === 'b' ? { ...each, texto: long } : each,
        )
        return { dados: { ...rest, questao: { ...questao, versao: 3 }, alternativas: changed } }
      },
      'PUT /edicao/questoes/{id}': ({ body }: { body: QuestaoEditada }) => {
        isLater = true
        if (body.questao.versao === 2) throw new ApiError(409, conflict)
        return { dados: questaoCompletaFixture() }
      },
    })
    await userEvent.type(await screen.findByLabelText('Alternativa A'), ' aqui')
    await click('Salvar')
    const group = await screen.findByRole('group', { name: 'Alternativa B' })
    expect(group.textContent).toContain(long)
    await click('Salvar assim')
    await screen.findByText('A lista')
    const sent = bodiesOf(server).at(-1)
    expect(sent?.alternativas.map((each) => each.texto)).toEqual(['a aqui', long, 'c', 'd', 'e'])
  })

  it('says that an alternative was deleted by another user, and can leave it deleted', async () => {
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    let isLater = false
    const server = await open({
      'GET /edicao/questoes/{id}': () => {
        const { questao, alternativas, ...rest } = questaoCompletaFixture()
        if (!isLater) return { dados: { ...rest, questao, alternativas } }
        const left = alternativas.filter((each) => each.texto !== 'd')
        return { dados: { ...rest, questao: { ...questao, versao: 3 }, alternativas: left } }
      },
      'PUT /edicao/questoes/{id}': ({ body }: { body: QuestaoEditada }) => {
        isLater = true
        if (body.questao.versao === 2) throw new ApiError(409, conflict)
        return { dados: questaoCompletaFixture() }
      },
    })
    await userEvent.type(await screen.findByLabelText('Alternativa D'), ' aqui')
    await click('Salvar')
    await userEvent.click(await screen.findByRole('radio', { name: 'Salvo: (não há)' }))
    await click('Salvar assim')
    await screen.findByText('A lista')
    const sent = bodiesOf(server).at(-1)
    expect(sent?.alternativas.map((each) => each.texto)).toEqual(['a', 'b', 'c', 'e'])
  })

  it('says so when what another user saved cannot be loaded, and keeps what was typed', async () => {
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    let isAway = false
    await open({
      'GET /edicao/questoes/{id}': () => {
        if (isAway) throw new ApiError(0, undefined)
        return { dados: questaoCompletaFixture() }
      },
      'PUT /edicao/questoes/{id}': () => {
        isAway = true
        throw new ApiError(409, conflict)
      },
    })
    await userEvent.type(await texto(), '!')
    await click('Salvar')
    await screen.findByRole('dialog', { name: 'Sem resposta do servidor' })
    await click('Entendi')
    expect((await texto()).value).toBe('Qual delas?!')
  })

  it('keeps what is typed while it is told who was slower', async () => {
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    const first = Promise.withResolvers<never>()
    let tries = 0
    const server = await open({
      'PUT /edicao/questoes/{id}': () =>
        tries++ === 0 ? first.promise : { dados: questaoCompletaFixture() },
    })
    await userEvent.type(await texto(), ' Um')
    await click('Salvar')
    await userEvent.type(await texto(), ' dois')
    first.reject(new ApiError(409, conflict))
    await click('Salvar assim')
    await screen.findByText('A lista')
    expect(bodiesOf(server).map(({ questao }) => questao.texto)).toEqual([
      'Qual delas? Um',
      'Qual delas? Um dois',
    ])
  })
})
