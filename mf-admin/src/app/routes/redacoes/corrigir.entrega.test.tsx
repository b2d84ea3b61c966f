import type { FiltroDeCorrecoes, LinhaDeCorrecao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ANA,
  correcaoFixture,
  linhaFixture,
} from '../../../features/correcoes/correcoes.fixture.ts'
import {
  click,
  FakeCorrecoes,
  gradeAll,
  open,
  parecer,
  passPause,
  refusal,
  reset,
  select,
} from './corrigir.fixture.tsx'

afterEach(reset)

const begun = () => new FakeCorrecoes(correcaoFixture())

/** Shows essay 12 after Ana delivered its correction, while the essays in `waiting` wait. */
function openDelivered(waiting: LinhaDeCorrecao[]) {
  const own = { id: 40, corretor: ANA, entregue_em: '2026-06-01T12:00:00.000Z' }
  open(new FakeCorrecoes(correcaoFixture(own)), {
    'GET /correcoes': ({ query }: { query?: FiltroDeCorrecoes }) =>
      query?.estado === 'a_corrigir' && query.ordem === 'enviada_em'
        ? { dados: waiting, total: waiting.length }
        : { dados: [linhaFixture({ correcoes: [own] })], total: 1 },
  })
}

describe('the end of a correction in CorrigirRedacao', () => {
  it('names what is missing before it delivers, and then shows what was delivered', async () => {
    const fake = begun()
    const server = open(fake)
    await select('Ninguém')
    await click('Comentar o trecho')
    await click('Entregar correção')
    expect(screen.getAllByText('Escolha a nota.')).toHaveLength(5)
    expect(document.activeElement).toBe(screen.getByLabelText('Norma-padrão'))
    const problems = screen.getByText(/^Falta corrigir 6 campos/)
    await userEvent.click(within(problems).getByRole('button', { name: 'Comentário 1' }))
    await userEvent.keyboard('Bom.')
    await gradeAll('200')
    expect(screen.queryByText('Escolha a nota.')).toBeNull()
    await click('Entregar correção')
    await click('Entregar')
    const heading = await screen.findByRole('heading', { name: 'Sua correção' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('Nota: 1.000 de 1.000')).toBeDefined()
    expect(screen.queryByLabelText('Parecer')).toBeNull()
    expect(server.bodiesOf('POST /correcoes/{id}/entrega')).toEqual([{ versao: fake.own.versao }])
    expect(fake.own.anotacoes).toEqual([{ inicio: 28, fim: 35, texto: 'Bom.' }])
  })

  it('shows what was delivered where only the answer to that was lost', async () => {
    const fake = begun()
    const deliver = fake.answers['POST /correcoes/{id}/entrega']
    open(fake, {
      'POST /correcoes/{id}/entrega': () => {
        if (fake.own.entregue_em !== null) throw refusal(409, 'correcao_entregue')
        deliver()
        throw new ApiError(0, undefined)
      },
    })
    await gradeAll('200')
    await click('Entregar correção')
    await click('Entregar')
    await click('Entendi')
    await click('Entregar correção')
    await click('Entregar')
    expect(await screen.findByRole('heading', { name: 'Sua correção' })).toBeDefined()
    expect(screen.queryByText(/outra janela/)).toBeNull()
  })

  it('takes nothing more while it is delivered: it would be in no correction', async () => {
    const fake = begun()
    const { 'POST /correcoes/{id}/entrega': deliver } = fake.answers
    const answer = Promise.withResolvers<void>()
    open(fake, {
      'POST /correcoes/{id}/entrega': async () => {
        await answer.promise
        return deliver()
      },
    })
    await gradeAll('200')
    await select('Ninguém')
    await click('Entregar correção')
    await click('Entregar')
    await screen.findByRole('button', { name: 'Entregando…' })
    expect((await parecer()).closest('[inert]')).not.toBeNull()
    await click('Comentar o trecho')
    expect(screen.queryByLabelText('Comentário 1')).toBeNull()
    answer.resolve()
    expect(await screen.findByRole('heading', { name: 'Sua correção' })).toBeDefined()
  })

  it('leads on to the essay that waits longest', async () => {
    openDelivered([linhaFixture(), linhaFixture({ id_redacao_enviada: 14 })])
    expect(await screen.findByText('A ponte, de Marina Alves')).toBeDefined()
    const way = screen.getByRole('link', { name: 'Abrir a próxima' })
    expect(way.getAttribute('href')).toBe('/admin/redacoes/14')
  })

  it('says so where no other essay waits', async () => {
    openDelivered([linhaFixture()])
    expect(await screen.findByText('Nenhuma outra redação para corrigir.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Abrir a próxima' })).toBeNull()
  })

  it('puts what the server says of a criterion beside it', async () => {
    const fake = begun()
    open(fake)
    await gradeAll('40')
    await passPause()
    await waitFor(() => expect(fake.own.notas.norma).toBe(40))
    fake.refuses = refusal(422, 'notas_incompletas', { 'notas.coesao': 'Falta a nota.' })
    await click('Entregar correção')
    await click('Entregar')
    expect(await screen.findByText('Falta a nota.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Coesão'))
  })

  it('discards a correction that was begun, once that is sure', async () => {
    const fake = begun()
    open(fake)
    await userEvent.type(await parecer(), 'Bom.')
    await click('Descartar a correção')
    await click('Continuar corrigindo')
    expect((await parecer()).value).toBe('Bom.')
    await click('Descartar a correção')
    await click('Descartar')
    expect(await screen.findByRole('button', { name: 'Começar a corrigir' })).toBeDefined()
    expect(fake.correcao).toBeNull()
  })
})
