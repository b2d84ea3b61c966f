import { type DadosDaConta, MAX_RASCUNHO, type Rascunho } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { MOST_KEPT } from './rascunhos.repository.ts'

const rascunho = (conteudo: string, minuto = 0): Rascunho => ({
  em: `2026-11-27T10:${String(minuto).padStart(2, '0')}:00.000Z`,
  conteudo,
})

const at = (nome: string) => `/rascunhos/${nome}`

async function writing(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  return {
    token,
    one: async (nome: string) =>
      (await api.get<{ dados: Rascunho | null }>(at(nome), token)).body.dados,
    save: async (nome: string, body: object) => (await api.put(at(nome), body, token)).status,
    remove: async (nome: string) => (await api.del(at(nome), token)).status,
  }
}

describe('/rascunhos/{nome}', () => {
  it('keeps what was written last under a name, until it is forgotten', async ({ api }) => {
    const { one, save, remove } = await writing(api)
    expect(await one('questao-30')).toBeNull()
    expect(await save('questao-30', rascunho('{"texto":"E"}'))).toBe(200)
    expect(await save('questao-30', rascunho('{"texto":"Era"}', 1))).toBe(200)
    expect(await one('questao-30')).toEqual(rascunho('{"texto":"Era"}', 1))
    expect(await one('questao-31')).toBeNull()
    expect(await remove('questao-30')).toBe(200)
    expect(await one('questao-30')).toBeNull()
    expect(await remove('questao-30')).toBe(200)
  })

  it('is seen by its author alone, and is deleted with the account', async ({ api }) => {
    const [ana, bia] = [await writing(api), await writing(api)]
    await ana.save('questao-30', rascunho('da Ana'))
    await bia.save('questao-30', rascunho('da Bia', 5))
    expect(await ana.one('questao-30')).toEqual(rascunho('da Ana'))
    const exported = await api.get<{ dados: DadosDaConta }>('/conta/dados', ana.token)
    expect(exported.body.dados.rascunhos).toEqual([{ nome: 'questao-30', ...rascunho('da Ana') }])
    await bia.remove('questao-30')
    expect(await ana.one('questao-30')).toEqual(rascunho('da Ana'))
    await api.db.deleteFrom('registro').execute()
    await api.db.deleteFrom('usuarios').execute()
    expect(await api.db.selectFrom('rascunhos').selectAll().execute()).toEqual([])
  })

  it('keeps the newest of very many, and the one that was just written', async ({ api }) => {
    const { one, save } = await writing(api)
    for (let n = 0; n < MOST_KEPT; n++) await save(`questao-${n}`, rascunho('x', n + 5))
    expect(await save('tema-1', rascunho('de um relógio atrasado'))).toBe(200)
    expect(await one('tema-1')).not.toBeNull()
    await save('tema-2', rascunho('x', 59))
    expect([await one('tema-1'), await one('questao-0')]).toEqual([null, null])
    expect(await one('questao-1')).not.toBeNull()
  })

  it('takes no name that it could not be found by, and nothing without end', async ({ api }) => {
    const { save } = await writing(api)
    for (const nome of ['Questao', 'a'.repeat(61), 'a-', 'a.b']) {
      expect(await save(nome, rascunho('x'))).toBe(400)
    }
    expect(await save('a', rascunho('x'.repeat(MAX_RASCUNHO)))).toBe(200)
    expect(await save('a', rascunho('x'.repeat(MAX_RASCUNHO + 1)))).toBe(400)
    expect(await save('a', { em: 'ontem', conteudo: 'x' })).toBe(400)
  })
})
