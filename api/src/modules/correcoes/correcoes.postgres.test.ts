import type { Correcao, LinhaDeCorrecao } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { refreshEstado, refreshEstadosOf } from '../../domain/redacoes/correcoes.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { it, type TestApi } from '../../testing/api.ts'
import { correcting, type One } from '../../testing/correcting.ts'
import { during } from '../../testing/during.ts'

/** An essay with a corrector who can begin a correction, and the state that the list shows to another corrector. */
async function readyToBegin(api: TestApi) {
  const { corretor, token, redacao, begin } = await correcting(api)
  const other = await api.enter({ perfil: 'Administrador' })
  const estado = async () => {
    const url = `/correcoes?id_redacao_enviada=${redacao.id}`
    const { body } = await api.get<{ dados: LinhaDeCorrecao[] }>(url, other.token)
    return body.dados[0]?.estado
  }
  return { corretor, token, redacao, begin, other, estado }
}

/** Writes the rows that beginning a correction writes. */
async function writeDraft(
  trx: DatabaseTransaction,
  id_redacao_enviada: number,
  id_corretor: number,
): Promise<void> {
  const empty = { notas: '{}', anotacoes: '[]', parecer: '', versao: 1 }
  const draft = { id_redacao_enviada, id_corretor, rubrica: 'rumo', ...empty } as const
  await trx.insertInto('correcoes').values(draft).execute()
  await refreshEstado(trx, [id_redacao_enviada])
}

describe('the estado of an essay', () => {
  it.for([
    ['the account of', (id: number) => `/usuarios/${id}`],
    ['the draft of', (_: number, { id }: Correcao) => `/correcoes/${id}`],
  ] as const)(
    'stays that of a correction which begins while %s another corrector is removed',
    async ([, path], { api }) => {
      const { corretor, token, redacao, begin, other, estado } = await readyToBegin(api)
      const { dados } = (await begin()).body
      const removed = await during(
        api.db,
        (trx) => writeDraft(trx, redacao.id, other.usuario.id),
        () => api.del(path(corretor.id, dados), token),
      )

      expect(removed.status).toBe(200)
      expect(await estado()).toBe('em_correcao')
    },
  )

  it('is not given to an administrator who loses that perfil while beginning it', async ({
    api,
  }) => {
    const { corretor, token, redacao, estado } = await readyToBegin(api)
    const answer = await during(
      api.db,
      async (trx) => {
        await trx
          .updateTable('usuarios')
          .set({ perfil: 'Aluno' })
          .where('id', '=', corretor.id)
          .execute()
        await refreshEstadosOf(trx, corretor.id)
      },
      () => api.post<One>('/correcoes', { id_redacao_enviada: redacao.id, rubrica: 'rumo' }, token),
    )

    expect(answer).toMatchObject({ status: 401, body: { codigo: 'sessao_encerrada' } })
    expect(await estado()).toBe('a_corrigir')
  })
})
