import type { Input, LinhaDeQuestao } from '@rumo/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { questaoCompletaFixture } from '../../../features/questoes/questoes.fixture.ts'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

const linha = (id: number, numero: number | null, problemas: LinhaDeQuestao['problemas'] = []) => ({
  id,
  numero,
  trecho: 'Qual delas?',
  situacao: 'normal',
  retirada_em: null,
  problemas,
  materia: null,
  prova: { id: 7, nome: 'Prova Azul' },
  versao: 1,
})

/** Opens question 3 of a prova that also has the questions 2 and 4 and one without a number. */
const openOfFour = () =>
  open({
    'GET /edicao/questoes': () => ({
      dados: [linha(20, 2, ['sem_materia']), linha(30, 3), linha(40, 4), linha(50, null)],
    }),
    'GET /edicao/questoes/{id}': ({ params }: Input) => {
      const { id } = params as { id: number }
      const { questao, ...parts } = questaoCompletaFixture()
      return { dados: { ...parts, questao: { ...questao, id, numero: id / 10 } } }
    },
  })

const titled = (numero: number) =>
  screen.findByRole('heading', { level: 1, name: `Editar questão ${numero}` })

describe('the questions of the prova, in the editor', () => {
  it('are all there, each with its state, the one that is open among them', async () => {
    await openOfFour()
    const trilho = await screen.findByRole('navigation', { name: 'Questões da prova' })
    const names = [...trilho.querySelectorAll('ol a')].map((link) =>
      link.getAttribute('aria-label'),
    )
    expect(names).toEqual([
      'questão 2: Sem matéria',
      'questão 3: Completa',
      'questão 4: Completa',
      'Qual delas?: Completa',
    ])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3')
  })

  it('lead to the one before and the one after by Alt with an arrow', async () => {
    await openOfFour()
    await titled(3)
    await screen.findByRole('navigation', { name: 'Questões da prova' })
    await userEvent.click(await texto())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await titled(4)
    await screen.findByRole('link', { name: /^Anterior/ })
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await titled(3)).toBeDefined()
  })

  it('ask before what was typed is lost', async () => {
    await openOfFour()
    await screen.findByRole('navigation', { name: 'Questões da prova' })
    await userEvent.type(await texto(), '!')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await click('Continuar editando')
    expect((await texto()).value).toBe('Qual delas?!')
  })

  it('are one stop of the Tab key, within which the arrows lead', async () => {
    await openOfFour()
    const here = await screen.findByRole('link', { current: 'page' })
    here.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('4')
    await userEvent.keyboard('{Home}')
    expect(document.activeElement?.textContent).toBe('2')
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('2')
    const stops = document.querySelectorAll('nav ol a[tabindex="0"]')
    expect([...stops].map((link) => link.textContent)).toEqual(['2'])
  })

  it('go on to the next one after a question was saved, and not from the last', async () => {
    const server = await openOfFour()
    await userEvent.type(await texto(), '!')
    await click('Salvar e abrir a próxima')
    await titled(4)
    expect(bodiesOf(server).map(({ questao }) => questao.texto)).toEqual(['Qual delas?!'])
    await userEvent.click(screen.getByRole('link', { name: 'Próxima: Qual delas?' }))
    await titled(5)
    expect(screen.queryByRole('button', { name: 'Salvar e abrir a próxima' })).toBeNull()
  })
})
