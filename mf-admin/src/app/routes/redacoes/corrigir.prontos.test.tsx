import type { ComentarioPronto } from '@rumo/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { correcaoFixture, TEXTO } from '../../../features/correcoes/correcoes.fixture.ts'
import { click, FakeCorrecoes, folha, open, reset, select } from './corrigir.fixture.tsx'

afterEach(reset)

const VIRGULA = { tecla: 'v', texto: 'Não separe o sujeito do verbo.' }
const [WORD = '', OTHER = ''] = TEXTO.match(/\p{L}{3,}/gu) ?? []

/** Opens a correction in work of a corrector who has these ready comments. */
async function correct(prontos: ComentarioPronto[] = [VIRGULA]) {
  let kept = prontos
  const server = open(
    new FakeCorrecoes(correcaoFixture()),
    {
      'GET /comentarios-prontos': () => ({ dados: kept }),
      'PUT /comentarios-prontos': ({ body }: { body?: unknown }) => {
        kept = body as ComentarioPronto[]
        return { dados: kept }
      },
    },
    ['correcoes', 'redacoes_enviadas', 'comentarios_prontos'],
  )
  await screen.findByText(/^Comentários prontos/)
  return { server, saved: () => server.bodiesOf('PUT /comentarios-prontos') }
}

const fail = () => {
  throw new Error('There is no such field')
}

const textos = () => screen.getAllByLabelText<HTMLTextAreaElement>('Comentário')

const comentarios = () =>
  screen
    .queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^Comentário \d/ })
    .map(({ value }) => value)

it('remarks on the passage with the words of the key, and stays in the text', async () => {
  await correct()
  await select(WORD)
  await userEvent.keyboard('V')
  expect(comentarios()).toEqual([VIRGULA.texto])
  expect(document.activeElement).toBe(await folha())
  await select(OTHER)
  await userEvent.keyboard('x{Control>}v{/Control}')
  expect(comentarios()).toEqual([VIRGULA.texto])
  await userEvent.keyboard('v')
  expect(comentarios()).toEqual([VIRGULA.texto, VIRGULA.texto])
})

it('offers them below a selected passage, for users without a keyboard', async () => {
  await correct()
  expect(screen.queryByRole('group', { name: 'Comentários prontos' })).toBeNull()
  await select(WORD)
  const group = within(await screen.findByRole('group', { name: 'Comentários prontos' }))
  await userEvent.click(group.getByRole('button', { name: /Não separe/ }))
  expect(comentarios()).toEqual([VIRGULA.texto])
})

it('keeps a remark for others, by the first of its letters that is free', async () => {
  const { saved } = await correct()
  await select(WORD)
  await click('Comentar o trecho')
  await userEvent.type(screen.getByLabelText('Comentário 1'), 'Vale citar a fonte.')
  await click('Deixar pronto o comentário 1')
  await waitFor(() =>
    expect(saved()).toEqual([[{ tecla: 'a', texto: 'Vale citar a fonte.' }, VIRGULA]]),
  )
  await waitFor(() => expect(screen.queryByText(/^Deixar pronto/)).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('Comentário 1'))
  await select(OTHER)
  await userEvent.keyboard('a')
  expect(comentarios()).toEqual(['Vale citar a fonte.', 'Vale citar a fonte.'])
})

it('saves what is changed in the list once it is right, and says what is wrong', async () => {
  const { saved } = await correct()
  await userEvent.click(screen.getByText('Comentários prontos (1)'))
  await click('Acrescentar um comentário pronto')
  const [, tecla] = screen.getAllByLabelText('Tecla')
  const [, texto] = screen.getAllByLabelText('Comentário')
  if (!tecla || !texto) throw new Error('No row was added')
  await userEvent.type(texto, 'Falta a crase.')
  await userEvent.clear(tecla)
  await userEvent.type(tecla, 'v')
  await userEvent.tab({ shift: true })
  await screen.findByText('Esta tecla já é de outro comentário.')
  expect(saved()).toEqual([])
  await userEvent.clear(tecla)
  await userEvent.type(tecla, 'C')
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(saved()).toEqual([[VIRGULA, { tecla: 'c', texto: 'Falta a crase.' }]]))
})

it('leaves what one types alone when a save comes back, and shows what was kept meanwhile', async () => {
  const { saved } = await correct()
  await userEvent.click(screen.getByText('Comentários prontos (1)'))
  await click('Acrescentar um comentário pronto')
  await userEvent.type(textos()[0] ?? fail(), ' Nunca.')
  await userEvent.click(textos()[1] ?? fail())
  await userEvent.keyboard('Falta')
  await waitFor(() => expect(saved()).toHaveLength(1))
  await userEvent.keyboard(' crase.')
  await userEvent.click(textos()[0] ?? fail())
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(textos().map(({ value }) => value)).toEqual([`${VIRGULA.texto} Nunca.`, 'Falta crase.'])
  await select(WORD)
  await click('Comentar o trecho')
  await userEvent.type(screen.getByLabelText('Comentário 1'), 'Cite a fonte.')
  await click('Deixar pronto o comentário 1')
  await waitFor(() => expect(textos()).toHaveLength(3))
  expect(textos()[2]?.value).toBe('Cite a fonte.')
})

it('takes one out', async () => {
  const { saved } = await correct()
  await userEvent.click(screen.getByText('Comentários prontos (1)'))
  await click('Tirar o comentário pronto da tecla v')
  await waitFor(() => expect(saved()).toEqual([[]]))
})

it('has none of it where the server keeps none', async () => {
  open(new FakeCorrecoes(correcaoFixture()))
  await select(WORD)
  expect(screen.queryByText(/^Comentários prontos/)).toBeNull()
  await userEvent.keyboard('v')
  expect(comentarios()).toEqual([])
})
