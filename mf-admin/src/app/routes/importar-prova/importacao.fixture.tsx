import type {
  CadernoDeExame,
  Importacao,
  Input,
  LinhaDeImportacao,
  QuestaoDoCaderno,
} from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { importacaoFixture, linhaFixture } from '../../../features/importacoes/caderno.fixture.ts'
import { SAVE_PAUSE_MS } from '../../../shared/draft-keeper.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { Announce } from '../../../shared/crud/use-announce-answer.ts'
import { canPass, pass } from '../../../testing/pauses.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { ImportarProva } from '../importar-prova.tsx'

export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Opens the screen on a server that takes files and starts imports. `linhas` are the imports that the server lists. */
export function abrir(linhas: LinhaDeImportacao[] = [], answers = {}) {
  let sent = 0
  const server = fakeServer(
    {
      'POST /envios': () => ({
        dados: { url_arquivo: `/arquivos/${++sent}.pdf`, tipo: 'pdf', tamanho: 4 },
      }),
      'GET /importacoes': () => ({ dados: structuredClone(linhas) }),
      'POST /importacoes': () => ({
        dados: { ...linhaFixture({ id: 12, estado: 'na_fila' }), iguais: [] },
      }),
      ...answers,
    },
    ['envios', 'importacoes'],
  )
  showScreen(<ImportarProva />, true, '/admin/importar-prova')
  return server
}

/** A server with one import. Its draft can be saved, read from the file, finished and undone. */
export function importacaoServer(importacao: Importacao = importacaoFixture()) {
  const held = { importacao }
  const change = (changes: Partial<Importacao>) => {
    held.importacao = { ...held.importacao, ...changes }
    return { dados: structuredClone(held.importacao) }
  }
  const answers = {
    'GET /importacoes/{id}': () => ({ dados: structuredClone(held.importacao) }),
    'PUT /importacoes/{id}/rascunho': ({ body }: Input) => {
      const { versao, rascunho } = body as { versao: number; rascunho: CadernoDeExame }
      if (versao !== held.importacao.versao)
        throw new ApiError(409, {
          icone: 'warning',
          titulo: 'x',
          mensagem: 'x',
          codigo: 'versao_antiga',
        })
      return change({ rascunho: structuredClone(rascunho), versao: versao + 1 })
    },
    'POST /importacoes/{id}/trechos': ({ body }: Input) => ({
      dados:
        (body as { como: string }).como === 'texto'
          ? { texto: 'Lido da página.' }
          : { imagem: '/arquivos/recorte.png', largura: 100, altura: 50 },
    }),
    'POST /importacoes/{id}/gabarito': ({ body }: Input): { dados: Importacao } => {
      const { rascunho, versao } = held.importacao
      if (!rascunho || versao !== (body as { versao: number }).versao) throw new Error('x')
      const questoes = rascunho.questoes.map((questao) => ({
        ...questao,
        alternativas: questao.alternativas.map((each) => ({
          ...each,
          correta: each.nome === 'E',
        })),
      }))
      return change({ rascunho: { ...rascunho, questoes }, versao: versao + 1 })
    },
    'POST /importacoes/{id}/prova': () => {
      change({ estado: 'importada', id_prova: 31 })
      return { dados: { id_prova: 31, questoes: 3, referencias: 1, redacoes: 1, materias: [] } }
    },
    'DELETE /importacoes/{id}/prova': () => change({ estado: 'em_revisao', id_prova: null }),
    'GET /materias': () => ({ dados: [{ id: 5, nome: 'Física' }] }),
    'GET /vestibulares': () => ({ dados: [{ id: 2, ano: 2025, semestre: 1 }] }),
  }
  return { held, answers }
}

/** Opens an import at its address. Every page picture is a stub. */
export function open(
  server = importacaoServer(),
  isWide = true,
  announce: (words: string) => void = () => {},
) {
  canPass()
  vi.stubGlobal('fetch', async () => new Response(new Blob(['x'])))
  const calls = fakeServer(server.answers, ['envios', 'importacoes', 'materias'])
  const tela = (
    <Announce value={announce}>
      <ImportarProva />
    </Announce>
  )
  showScreen(tela, isWide, '/admin/importar-prova?importacao=9')
  return { ...server, ...calls }
}

/** The draft as it was last saved. */
export const salvo = ({ held }: { held: { importacao: Importacao } }): CadernoDeExame => {
  const { rascunho } = held.importacao
  if (!rascunho) throw new Error('There is no draft.')
  return rascunho
}

/** Another user changes question 2 and saves it. */
export function mudarFora(
  server: Pick<ReturnType<typeof importacaoServer>, 'held'>,
  fields: Partial<QuestaoDoCaderno>,
): void {
  const { questoes, ...rest } = salvo(server)
  const rascunho = {
    ...rest,
    questoes: questoes.map((each, at) => (at === 1 ? { ...each, ...fields } : each)),
  }
  const salva_por = { id: 77, nome: 'Renata Lopes' }
  server.held.importacao = { ...server.held.importacao, rascunho, versao: 20, salva_por }
}

/** The first heading of a region. The preview in the region may have a heading with the same text. */
export async function heading(name: string) {
  const [first] = within(await screen.findByRole('region', { name })).getAllByRole('heading')
  return first
}
export const textField = async (name: string | RegExp) =>
  screen.findByLabelText<HTMLTextAreaElement>(name)
/** Lets the pause pass after which a draft is saved. */
export const passPause = () => pass(SAVE_PAUSE_MS)
export const folha = () =>
  screen.queryByRole('application', { name: 'Seleção na página' }) ??
  screen.getByRole('img', { name: /do caderno/ })

const at = ([clientX, clientY]: [number, number]) => ({
  clientX,
  clientY,
  button: 0,
  pointerId: 1,
  pointerType: 'mouse',
})

/** Draws a rectangle on the page, in px. The page is 600 by 800 points, shown at half its size. */
export function desenhar(from: [number, number], to: [number, number]) {
  const page = folha()
  vi.spyOn(page, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 400))
  Object.assign(page, { setPointerCapture: () => {} })
  fireEvent.pointerDown(page, at(from))
  fireEvent.pointerMove(page, at(to))
  fireEvent.pointerUp(page, at(to))
}
