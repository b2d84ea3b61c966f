import { questoesGuardadas, type Call, type Input } from '@rumo/contract'
import { session, type ApiError } from '@rumo/shared-auth'
import { vi } from 'vitest'
import { device } from './device.ts'
import { QuestoesGuardadas } from './questoes-guardadas.ts'

/** A change of a saved question. */
export const some = (id_questao: number, anotacao = '', listas: string[] = []) => ({
  id_questao,
  anotacao,
  listas,
  questao: null,
})

type Row = { anotacao: string; escrita_em: string; removida: boolean; [name: string]: unknown }

/**
 * A server that stores the later change of each question; `ways` are the errors with which it answers the next calls.
 */
export function fakeServer({ offers = true } = {}) {
  const rows = new Map<number, Row>()
  const ways: ApiError[] = []
  const call = vi.fn(async (asked: Call, { params, query, body }: Input = {}) => {
    const way = ways.shift()
    if (way) throw way
    if (asked === (questoesGuardadas.list as Call)) {
      return [...rows].flatMap(([id_questao, { removida, ...row }]) =>
        removida ? [] : [{ ...row, id_questao, questao: null }],
      )
    }
    const { id } = params as { id: number }
    const isRemoval = asked === (questoesGuardadas.remove as Call)
    const row = isRemoval
      ? { anotacao: '', escrita_em: (query as { em: string }).em, removida: true }
      : { ...(body as Row), removida: false }
    if (row.escrita_em > (rows.get(id)?.escrita_em ?? '')) rows.set(id, row)
    return null
  })
  const http = { call, offers: () => offers } as unknown as ConstructorParameters<
    typeof QuestoesGuardadas
  >[0]['http']
  return { http, rows, ways, call }
}

/** The saved questions as a new page has them. */
export const tab = ({ http }: ReturnType<typeof fakeServer>) =>
  new QuestoesGuardadas({ device, http, session })
