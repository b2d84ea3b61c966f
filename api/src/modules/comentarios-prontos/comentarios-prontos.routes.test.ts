import type { ComentarioPronto, DadosDaConta } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

const VIRGULA = { tecla: 'v', texto: 'Não separe o sujeito do verbo com vírgula.' }
const CRASE = { tecla: 'c', texto: 'Falta a crase.' }

async function correcting(api: TestApi) {
  const { token } = await api.enter({ funcao: 'Corretor' })
  return {
    token,
    list: async () =>
      (await api.get<{ dados: ComentarioPronto[] }>('/comentarios-prontos', token)).body.dados,
    save: (todos: object) => api.put('/comentarios-prontos', todos, token),
  }
}

describe('/comentarios-prontos', () => {
  it('keeps all of them, by their keys, in place of those before', async ({ api }) => {
    const { list, save } = await correcting(api)
    expect(await list()).toEqual([])
    expect(await save([VIRGULA, CRASE])).toEqual({
      status: 200,
      body: {
        dados: [CRASE, VIRGULA],
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Comentários prontos salvos.',
      },
    })
    const changed = { ...CRASE, texto: 'Aqui vai crase.' }
    await save([changed])
    expect(await list()).toEqual([changed])
    await save([])
    expect(await list()).toEqual([])
  })

  it('are seen by their author alone, and are deleted with the account', async ({ api }) => {
    const [ana, bia] = [await correcting(api), await correcting(api)]
    await ana.save([VIRGULA])
    await bia.save([CRASE])
    expect(await ana.list()).toEqual([VIRGULA])
    const exported = await api.get<{ dados: DadosDaConta }>('/conta/dados', ana.token)
    expect(exported.body.dados.comentarios_prontos).toEqual([VIRGULA])
    await api.db.deleteFrom('registro').execute()
    await api.db.deleteFrom('usuarios').execute()
    expect(await api.db.selectFrom('comentarios_prontos').selectAll().execute()).toEqual([])
  })

  it('takes a key once, of what is on every keyboard, and no remark that says nothing', async ({
    api,
  }) => {
    const { list, save } = await correcting(api)
    await save([VIRGULA])
    for (const [wrong, field] of [
      [[VIRGULA, { ...CRASE, tecla: 'v' }], '1.tecla'],
      [[{ ...CRASE, tecla: 'ç' }], '0.tecla'],
      [[{ ...CRASE, tecla: 'V' }], '0.tecla'],
      [[{ ...CRASE, texto: ' ' }], '0.texto'],
      [[{ ...CRASE, texto: 'x'.repeat(2001) }], '0.texto'],
    ] as const) {
      expect(await save(wrong)).toMatchObject({
        status: 400,
        body: { campos: { [field]: expect.any(String) } },
      })
    }
    expect(await list()).toEqual([VIRGULA])
  })

  it('are whole when two windows save at once', async ({ api }) => {
    const { list, save } = await correcting(api)
    const sets = [[VIRGULA], [CRASE], [VIRGULA, CRASE]]
    const answers = await Promise.all(sets.map(save))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const each of await list()) expect([VIRGULA, CRASE]).toContainEqual(each)
  })
})
