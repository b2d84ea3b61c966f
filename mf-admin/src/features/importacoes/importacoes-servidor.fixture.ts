import type { Importacao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { importacaoFixture } from './caderno.fixture.ts'
import type { Servidor } from './servidor.ts'

/** What goes wrong with a call: it never arrives, its answer is lost, or it is refused. */
type Failure = 'before' | 'after' | ApiError

const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }

/** A server that holds the draft of one import, and refuses changes of an older version. */
export function fakeServidor(importacao: Importacao = importacaoFixture()) {
  let held: Promise<void> | null = null
  const servidor = {
    importacao,
    saves: 0,
    fails: null as Failure | null,
    /** Holds back the next answers. Returns the function that releases them. */
    hold: (): (() => void) => {
      const holding = Promise.withResolvers<void>()
      held = holding.promise
      return holding.resolve
    },
    save: async (_id: number, { versao, rascunho }: Parameters<Servidor['save']>[1]) => {
      const { fails } = servidor
      await (held ?? Promise.resolve())
      if (fails === 'before') throw new ApiError(0, undefined)
      if (fails instanceof ApiError) throw fails
      if (versao !== servidor.importacao.versao) throw new ApiError(409, conflict)
      servidor.saves++
      servidor.importacao = {
        ...servidor.importacao,
        rascunho: structuredClone(rascunho),
        versao: versao + 1,
      }
      if (fails === 'after') throw new ApiError(0, undefined)
      return structuredClone(servidor.importacao)
    },
    find: async () => structuredClone(servidor.importacao),
  }
  return servidor
}
