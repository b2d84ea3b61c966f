import 'fake-indexeddb/auto'
import type { Correcao, Extensao, LinhaDeCorrecao, MudancasDeCorrecao } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { forgetOwner } from '@rumo/shared-device/device'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import {
  ANA,
  correcaoFixture,
  linhaFixture,
  redacaoFixture,
} from '../../../features/correcoes/correcoes.fixture.ts'
import { SAVE_PAUSE_MS } from '../../../shared/draft-keeper.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { canPass, pass } from '../../../testing/pauses.ts'
import { PATHS } from '../../paths.ts'
import { CorrigirRedacao } from './corrigir.tsx'

export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const folha = () => screen.findByLabelText<HTMLTextAreaElement>('Texto da redação')
/** Lets the pause in typing pass after which the correction is sent. */
export const passPause = () => pass(SAVE_PAUSE_MS)
export const parecer = () => screen.findByLabelText<HTMLTextAreaElement>(/^Parecer/)

/** An error answer of the server. */
export const refusal = (status: number, codigo: string, campos = {}) =>
  new ApiError(status, { codigo, campos, icone: 'warning', titulo: 'Não deu', mensagem: 'x' })

/** The state of a fake server with essay 12, which Ana corrects. */
export class FakeCorrecoes {
  /** Ana's correction; null before she begins. */
  correcao: Correcao | null
  outras: LinhaDeCorrecao['correcoes']
  /** The id of the correction that the server creates. */
  readonly nextId = 50
  /** The error with which the server answers calls that change something; null: none. */
  refuses: ApiError | null = null

  constructor(correcao: Correcao | null = null, outras: LinhaDeCorrecao['correcoes'] = []) {
    this.correcao = correcao
    this.outras = outras
  }

  get answers() {
    return {
      'GET /redacoes-enviadas/{id}': () => ({ dados: redacaoFixture() }),
      'GET /correcoes': () => ({ dados: [this.linha], total: 1 }),
      'GET /correcoes/{id}': () => ({ dados: this.own }),
      'POST /correcoes': ({ body }: { body?: unknown }) => {
        this.correcao ??= correcaoFixture({ ...(body as Partial<Correcao>), id: this.nextId })
        return { dados: this.own }
      },
      'PUT /correcoes/{id}': ({ body }: { body?: unknown }) => {
        if (this.refuses) throw this.refuses
        const { versao, ...changes } = body as MudancasDeCorrecao
        if (versao !== this.own.versao) throw refusal(409, 'versao_antiga')
        this.correcao = { ...this.own, ...(changes as Correcao), versao: this.own.versao + 1 }
        return { dados: this.correcao }
      },
      'POST /correcoes/{id}/entrega': () => {
        if (this.refuses) throw this.refuses
        this.correcao = { ...this.own, entregue_em: '2026-06-01T12:00:00.000Z' }
        return { dados: this.correcao, titulo: 'Tudo certo', mensagem: 'Correção entregue.' }
      },
      'DELETE /correcoes/{id}': () => {
        this.correcao = null
        return { dados: null, titulo: 'Tudo certo', mensagem: 'Correção descartada.' }
      },
      'GET /redacoes-referencias': () => ({
        dados: [
          { id_redacao: 3, id_referencia: 8, ordem: 1 },
          { id_redacao: 3, id_referencia: 7, ordem: 0 },
          { id_redacao: 4, id_referencia: 9 },
        ],
      }),
      'GET /referencias/{id}': ({ params }: { params?: unknown }) => {
        const { id } = params as { id: number }
        return { dados: { id, titulo: `Apoio ${id}`, legenda: null, texto: 'Um texto.' } }
      },
    }
  }

  get own(): Correcao {
    if (!this.correcao) throw refusal(404, 'nao_encontrado')
    return structuredClone(this.correcao)
  }

  get linha(): LinhaDeCorrecao {
    const { id = 0, entregue_em = null } = this.correcao ?? {}
    const own = this.correcao ? [{ id, corretor: ANA, entregue_em }] : []
    return linhaFixture({ correcoes: [...own, ...this.outras] })
  }
}

/** Signs Ana in and shows the screen of essay 12, or of another address. */
export function open(
  fake: FakeCorrecoes,
  answers = {},
  extensoes: readonly Extensao[] = ['correcoes', 'redacoes_enviadas'],
  address = '/admin/redacoes/12',
  matches: (media: string) => boolean = () => true,
) {
  canPass()
  session.begin(unsignedToken({ ...ANA, email: 'ana@exemplo.br', perfil: 'Administrador' }))
  const server = fakeServer({ ...fake.answers, ...answers }, extensoes)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { matches: matches(media), media }) as MediaQueryList,
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={PATHS.redacao} element={<CorrigirRedacao />} />
          <Route path={PATHS.redacoes} element={<p>A lista</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}

/** Selects a passage of the essay, with the events that a browser sends. */
export async function select(words: string): Promise<void> {
  const field = await folha()
  const inicio = field.value.indexOf(words)
  field.focus()
  field.setSelectionRange(inicio, inicio + words.length)
  document.dispatchEvent(new Event('selectionchange'))
}

/** Gives the same grade for every criterion of the ENEM. */
export async function gradeAll(nota: string): Promise<void> {
  for (const nome of ['Norma-padrão', 'Tema e repertório', 'Argumentos', 'Coesão', 'Intervenção']) {
    await userEvent.selectOptions(await screen.findByLabelText(nome), nota)
  }
}

/** Signs out and deletes what the device stored. */
export async function reset(): Promise<void> {
  cleanup()
  session.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  await forgetOwner(`conta-${ANA.id}`)
}
