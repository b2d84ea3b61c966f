import { fakeServer } from '@rumo/shared-auth/fake-server'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { answerAll, press } from '../../../testing/practice-screen.tsx'
import { someQuestao } from '../../../testing/questoes.ts'
import { open, wrong } from './revisar-erros.fixture.tsx'

beforeEach(() => {
  fakeScreen()
  // Keeps the alternatives in their order, without shuffling.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

/** A server with the calls of section 7 alone, which has only the first question. */
const section7 = (extensoes: 'revisoes'[] = []) =>
  fakeServer(
    {
      'GET /questoes-referencias': [],
      'GET /provas': [],
      'GET /vestibulares': [],
      'GET /questoes/1': { id: 1, id_prova: 1, texto: 'Enunciado da questão 1' },
      'GET /alternativas?questaoId=1': someQuestao(1).alternativas,
    },
    extensoes,
  )

describe('a server with section 7 alone', () => {
  it('has what the device keeps come back by the same rule', async () => {
    section7()
    const { fila } = open([wrong(1, 2), wrong(2, 0)])
    expect(await screen.findByText('Enunciado da questão 1')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Marcar a data' })).toBeNull()
    await answerAll('A')
    expect(fila.added).toMatchObject([{ tentativa: { id_questao: 1, origem: 'revisao' } }])
  })

  it('is found out where its configuration promised more', async () => {
    section7(['revisoes'])
    open([wrong(2, 0)])
    expect(await screen.findByText('Nada para revisar hoje')).toBeDefined()
  })

  it('offers what may be taken ahead of its day', async () => {
    section7()
    open([wrong(1, 0), wrong(2, 0)])
    await screen.findByText('Nada para revisar hoje')
    await press(/^Adiantar 1.questão$/)
    expect(await screen.findByText('Enunciado da questão 1')).toBeDefined()
  })

  it('says when the next ones come', async () => {
    section7()
    open([wrong(2, 0)])
    expect(
      await screen.findByText('Próxima revisão: amanhã, quando volta 1 questão.'),
    ).toBeDefined()
  })
})
