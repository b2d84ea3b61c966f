import 'fake-indexeddb/auto'
import { TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { device } from '@rumo/shared-device/device'
import { readGuardadas } from '../../features/redacoes/redacoes-guardadas.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { tap } from '../../testing/tap.ts'
import { button, graded, headingOf, press, underWay } from '../../testing/simulado-screen.tsx'
import { Simulado } from './simulados.tsx'
import { redacaoWorkOf } from './vestibular-completo/redacao-da-prova.ts'

beforeEach(() => fakeScreen())
afterEach(() => {
  cleanup()
  session.end()
})

const [ID, QUESTOES] = [7, someQuestoes(3)]
const GONE = new ApiError(404, { codigo: 'simulado_inexistente' })

const enterAs = (id: number) =>
  act(() => {
    session.begin(unsignedToken({ id, nome: 'A', email: 'a@b.c', perfil: 'Aluno' }))
  })

function open(answer: unknown) {
  fakeServer({ [`GET /simulados/${ID}`]: answer }, ['simulados'])
  render(
    <MemoryRouter>
      <Simulado id={`${ID}`} />
    </MemoryRouter>,
  )
}

it('shows the result of a past simulado, and the way to each explanation', async () => {
  open(graded(QUESTOES, [10, 21, null], { id: ID }))
  await headingOf('1 de 3 certas')
  await press(/^Questão 2, errada/)
  await headingOf('Questão 2')
  expect(screen.getByText('Resposta incorreta.')).toBeDefined()
  await press('Ver resultado')
  await press(/^Questão 3, em branco/)
  expect(screen.getByText('Sem resposta.')).toBeDefined()
})

it('hands in the essay that this device has of a prova that ended on another one, and says so', async () => {
  enterAs(5)
  const ended = graded(QUESTOES, [10, 21, null], { id: ID, tipo: 'prova' })
  const ownDevice = device.of(device.owner())
  const tema = { id: 8, titulo: 'A cidade', comando: 'Escreva.', textos: [] }
  await redacaoWorkOf(ownDevice, ended).write({ tema, texto: 'O rio corre.' })
  open(ended)
  expect(await screen.findByText('Sua redação está guardada neste aparelho')).toBeDefined()
  expect(await readGuardadas(ownDevice)).toMatchObject([
    { texto: 'O rio corre.', enviada_em: ended.encerrado_em, chave_do_simulado: ended.chave },
  ])
  cleanup()
  open(ended)
  await headingOf('1 de 3 certas')
  expect(await readGuardadas(ownDevice)).toHaveLength(1)
})

it('does not leave its last question by the second tap of two on Próxima', async () => {
  open(graded(QUESTOES, [10, 21, null], { id: ID }))
  await headingOf('1 de 3 certas')
  await press(/^Questão 2, errada/)
  await press('Próxima')
  await tap(button('Ver resultado'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Questão 3')
  await press('Ver resultado')
  await headingOf('1 de 3 certas')
})

it('leads from a reviewed question to its page of the PDF', async () => {
  const questoes = [someQuestao(1), someQuestao(2, { pagina_pdf: 12 })]
  open(graded(questoes, [10, 21], { id: ID }))
  await headingOf('1 de 2 certas')
  await press(/^Questão 2, errada/)
  await headingOf('Questão 2')
  const way = screen.getByRole('link', { name: 'Como saiu na prova (abre em outra aba)' })
  expect(way.getAttribute('href')).toBe('/provas-anteriores/1?pagina=12&questao=2')
})

it('leads from a reviewed question back to the result, by Back as by its button', async () => {
  fakeServer({ [`GET /simulados/${ID}`]: graded(QUESTOES, [10, 21, null], { id: ID }) }, [
    'simulados',
  ])
  const router = createMemoryRouter([{ path: '*', element: <Simulado id={`${ID}`} /> }], {
    initialEntries: ['/aluno', '/simulados/7'],
  })
  render(<RouterProvider router={router} />)
  await headingOf('1 de 3 certas')
  await press(/^Questão 2, errada/)
  await headingOf('Questão 2')
  await press('Próxima')
  await headingOf('Questão 3')
  await act(() => router.navigate(-1))
  await headingOf('1 de 3 certas')
  expect(router.state.location.pathname).toBe('/simulados/7')

  await press(/^Questão 2, errada/)
  await headingOf('Questão 2')
  await press('Ver resultado')
  await headingOf('1 de 3 certas')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/aluno')
})

it.each(['abc', '0', '-1', '1e3', '7.5', '2147483648'])(
  'asks the server nothing of %s',
  async (id) => {
    const calls = fakeServer({}, ['simulados'])
    render(
      <MemoryRouter>
        <Simulado id={id} />
      </MemoryRouter>,
    )
    expect(await screen.findByText('Esse simulado não existe')).toBeDefined()
    expect(calls).toEqual([])
  },
)

it('tells the old and the new result, and why it changed', async () => {
  // Late in the evening in the college's time zone, which is the next day in UTC.
  const em = '2026-05-04T01:30:00.000Z'
  const change = { id_questao: 2, antes: 'errada', depois: 'certa', motivo: 'anulacao', em }
  open({
    ...graded(QUESTOES, [10, 20, 30], { id: ID }),
    recorrecao: { em, certas_antes: 2, total_antes: 3, mudancas: [change] },
  })
  await headingOf('3 de 3 certas')
  expect(screen.getByText('Corrigido de novo em 3 de maio de 2026')).toBeDefined()
  expect(screen.getByText('Antes: 2 de 3. Agora: 3 de 3.')).toBeDefined()
  expect(
    screen.getByText('Questão 2: foi anulada e vale para todos. Antes: errada. Agora: certa.'),
  ).toBeDefined()
})

it('leads back to where the simulados of the account are listed', async () => {
  open(graded(QUESTOES, [10, 21, null], { id: ID }))
  const link = await screen.findByRole('link', { name: 'Voltar à sua área' })
  expect(link.getAttribute('href')).toBe('/aluno')
})

it('says of which questions the result waits for another simulado', async () => {
  const encerrado = graded(QUESTOES, [10, 20, 30], { id: ID })
  open({ ...encerrado, retidas: 2 })
  await headingOf('3 de 3 certas')
  expect(screen.getByText('Há um simulado em andamento com questões deste')).toBeDefined()
  expect(
    screen.getByText(/^2 questões aparecem sem gabarito e não entram na conta\./),
  ).toBeDefined()
})

it('leads to one that is still under way', async () => {
  open(underWay(QUESTOES, { id: ID }))
  await screen.findByText('Este simulado ainda está em andamento')
  expect(button('Continuar o simulado')).toBeDefined()
})

it('says that one of another account does not exist', async () => {
  open(GONE)
  expect(await screen.findByText('Esse simulado não existe')).toBeDefined()
})

it('shows another account that enters nothing of it, and whose session has ended all of it', async () => {
  enterAs(1)
  open(graded(QUESTOES, [10, 21, null], { id: ID }))
  await headingOf('1 de 3 certas')
  act(() => session.end())
  expect(screen.getByRole('heading', { name: '1 de 3 certas' })).toBeDefined()
  fakeServer({ [`GET /simulados/${ID}`]: GONE }, ['simulados'])
  enterAs(2)
  expect(await screen.findByText('Esse simulado não existe')).toBeDefined()
  expect(screen.queryByRole('heading', { name: '1 de 3 certas' })).toBeNull()
})

it('prints the questions, the card as it was marked and the key', async () => {
  const print = vi.fn(() => screen.getByText('Gabarito').parentElement?.textContent)
  vi.stubGlobal('print', () => {
    // shared/printing.test checks that the rest of the page is not printed.
    expect(screen.getByText('Gabarito').closest('.around .page.printed')).not.toBeNull()
    print()
  })
  open(graded(QUESTOES, [10, 21, null], { id: ID }))
  await headingOf('1 de 3 certas')
  await press('Imprimir')
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(print.mock.results[0]?.value).toBe('Gabarito1 A2 A3 A')
  await vi.waitFor(() => expect(screen.queryByText('Gabarito')).toBeNull())
})

it('prints every text of a reference as it is drawn', async () => {
  const referencia = {
    id: 1,
    titulo: 'De <i>titulo</i>.',
    texto: 'De <i>texto</i>.',
    legenda: 'De <i>legenda</i>.',
    informacao_acesso: 'De <i>informacao_acesso</i>.',
  }
  const print = vi.fn(() =>
    TEXTOS_DE_REFERENCIA.map((campo) => screen.getAllByText(campo).map(({ tagName }) => tagName)),
  )
  vi.stubGlobal('print', print)
  const questao = someQuestao(1, { referencias: [referencia] })
  open(graded([questao], [10], { id: ID }))
  await headingOf('1 de 1 certa')
  await press('Imprimir')
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(print.mock.results[0]?.value).toEqual(TEXTOS_DE_REFERENCIA.map(() => ['I']))
})
