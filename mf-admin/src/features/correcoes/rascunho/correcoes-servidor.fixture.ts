import type { Correcao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { correcaoFixture } from '../correcoes.fixture.ts'
import type { Servidor } from './envio-da-correcao.ts'

/** What goes wrong with a call: it never arrives, its answer is lost, or it is refused. */
type Failure = 'before' | 'after' | ApiError

const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }

/** A server that holds one correction, and refuses changes of an older version. */
export function fakeServidor(correcao: Correcao = correcaoFixture()) {
  let held: Promise<void> | null = null
  const servidor = {
    correcao,
    saves: 0,
    fails: null as Failure | null,
    /** Holds back the next answers. Returns the function that releases them. */
    hold: (): (() => void) => {
      const holding = Promise.withResolvers<void>()
      held = holding.promise
      return holding.resolve
    },
    save: async (_id: number, { versao, ...body }: Parameters<Servidor['save']>[1]) => {
      const { fails } = servidor
      await (held ?? Promise.resolve())
      if (fails === 'before') throw new ApiError(0, undefined)
      if (fails instanceof ApiError) throw fails
      if (versao !== servidor.correcao.versao) throw new ApiError(409, conflict)
      servidor.saves++
      servidor.correcao = { ...servidor.correcao, ...structuredClone(body), versao: versao + 1 }
      if (fails === 'after') throw new ApiError(0, undefined)
      return structuredClone(servidor.correcao)
    },
    find: async () => {
      if (servidor.fails !== null) throw new ApiError(0, undefined)
      return structuredClone(servidor.correcao)
    },
  }
  return servidor
}
