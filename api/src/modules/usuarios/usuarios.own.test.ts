import { usuariosSchemas } from '@rumo/contract/schemas/usuarios'
import { afterEach, describe, expect, vi } from 'vitest'
import { readConfig } from '../../app.ts'
import { it, type TestApi } from '../../testing/api.ts'
import { CALLS, nameOf } from '../../testing/calls.ts'
import { SENHA } from '../../testing/records.ts'

const MINUTE_MS = 60_000
const PERFIS = ['Aluno', 'Administrador'] as const
const NEEDED = { status: 422, body: { codigo: 'senha_atual_necessaria' } }
const WRONG = { status: 422, body: { codigo: 'senha_atual_incorreta' } }
/** Every call with which callers change or remove their own account. */
const OWN = CALLS.filter(({ method, acesso, path }) => {
  return method !== 'GET' && (acesso === 'dono' || path === '/conta')
})

/** The fields with which one could take over an account, each with a new value. */
const TAKING = { email: 'outra@exemplo.br', perfil: 'Aluno', senha: 'outra girafa' }
/**
 * The other fields of the call. `funcao` is harmless: an administrator has none, and only administrators change one.
 */
const HARMLESS = ['funcao', 'nome', 'senhaAtual', 'senhaConfirmacao', 'versao']

afterEach(() => {
  vi.useRealTimers()
})

/** An account of this perfil that signed in `minutes` ago. Another administrator exists besides. */
async function entered(api: TestApi, perfil: (typeof PERFIS)[number], minutes: number) {
  await api.make.usuario({ perfil: 'Administrador' })
  const { usuario, token } = await api.enter({ perfil })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
  const rows = () => api.db.selectFrom('usuarios').selectAll().orderBy('id').execute()
  return { usuario, token, path: `/usuarios/${usuario.id}`, before: await rows(), rows }
}

describe('the changes that an account makes to itself', () => {
  const { limits } = readConfig({ CHANGES_PER_ACCOUNT: '2/1440' })
  it.override({ config: { limits } })

  it.for(PERFIS)('are so many a day, by whichever call (%s)', async (perfil, { api }) => {
    const { token, path, usuario } = await entered(api, perfil, 0)
    const named = async (nome: string) => (await api.put(path, { nome }, token)).status
    expect(await named('Rosa')).toBe(200)
    expect(await named('Rosa')).toBe(200)
    const conta = { nome: 'Lia', senhaAtual: SENHA }
    expect((await api.put('/conta', conta, token)).status).toBe(200)
    expect(await named('Rosa')).toBe(429)
    expect((await api.put('/conta', { ...conta, nome: 'Rosa' }, token)).status).toBe(429)
    // A request that changes nothing does not count as a change.
    expect(await named('Lia')).toBe(200)
    const lines = await api.db
      .selectFrom('registro')
      .select('id')
      .where('entidade', '=', 'usuarios')
      .where('id_registro', '=', usuario.id)
      .where('acao', '=', 'alteracao')
      .execute()
    expect(lines).toHaveLength(2)
  })

  it('are not those that an administrator makes to another', async ({ api }) => {
    const { token } = await entered(api, 'Administrador', 0)
    const { id } = await api.make.usuario()
    for (const nome of ['Rosa', 'Lia', 'Ana']) {
      expect((await api.put(`/usuarios/${id}`, { nome }, token)).status).toBe(200)
    }
  })
})

describe("one's own account", () => {
  it.for(PERFIS)(
    'is not taken by a token alone, whatever is called (%s)',
    async (perfil, { api }) => {
      const { usuario, token, before, rows } = await entered(api, perfil, 6)
      expect(OWN.map(nameOf)).toEqual(
        expect.arrayContaining(['DELETE /conta', 'DELETE /usuarios/{id}', 'PUT /usuarios/{id}']),
      )
      for (const call of OWN) {
        for (const payload of [
          undefined,
          {},
          { senha: 'outra girafa', senhaNova: 'outra girafa' },
        ]) {
          const answer = await api.app.inject({
            method: call.method,
            url: call.path.replace('{id}', String(usuario.id)),
            headers: { authorization: `Bearer ${token}` },
            ...(payload && { payload }),
          })
          // A request that changes nothing is allowed.
          if (answer.statusCode !== 200) expect([400, 422]).toContain(answer.statusCode)
          expect([nameOf(call), payload, await rows()]).toEqual([nameOf(call), payload, before])
        }
      }
    },
  )

  it.for(Object.entries(TAKING))(
    'keeps its %s from a caller who has only an old token',
    async ([field, value], { api }) => {
      const { token, path, before, rows } = await entered(api, 'Administrador', 6)
      expect(await api.put(path, { [field]: value }, token)).toMatchObject(NEEDED)
      expect(await rows()).toEqual(before)
      const confirmed = { [field]: value, senhaAtual: SENHA }
      expect((await api.put(path, confirmed, token)).status).toBe(200)
    },
  )

  it('has no other field that takes it', () => {
    const fields = Object.keys(usuariosSchemas.update.body.shape)
    expect(fields.toSorted()).toEqual([...Object.keys(TAKING), ...HARMLESS].toSorted())
  })

  it.for(PERFIS)('changes by the password that it has (%s)', async (perfil, { api }) => {
    const { token, path } = await entered(api, perfil, 60)
    const senha = 'outra girafa'
    expect(await api.put(path, { senha }, token)).toMatchObject(NEEDED)
    expect(await api.put(path, { senha, senhaAtual: '' }, token)).toMatchObject(NEEDED)
    expect(await api.put(path, { senha, senhaAtual: 'errada' }, token)).toMatchObject(WRONG)
    expect((await api.put(path, { senha, senhaAtual: SENHA }, token)).status).toBe(200)
  })

  it.for(PERFIS)('is removed by the password that it has (%s)', async (perfil, { api }) => {
    const { token, path } = await entered(api, perfil, 60)
    expect(await api.del(path, token)).toMatchObject(NEEDED)
    expect(await api.del(path, token, { senhaAtual: 'errada' })).toMatchObject(WRONG)
    expect((await api.del(path, token, { senhaAtual: SENHA })).status).toBe(200)
  })

  it.for(PERFIS)('is taken by who has entered within 5 minutes (%s)', async (perfil, { api }) => {
    const one = await entered(api, perfil, 4.9)
    expect((await api.put(one.path, { senha: 'outra girafa' }, one.token)).status).toBe(200)
    vi.useRealTimers()
    const other = await entered(api, perfil, 4.9)
    // A password that is sent is checked, even after a recent sign-in.
    expect(await api.del(other.path, other.token, { senhaAtual: 'errada' })).toMatchObject(WRONG)
    expect((await api.del(other.path, other.token)).status).toBe(200)
  })

  it('changes its name, and what stays as it is, without a password', async ({ api }) => {
    const { usuario, token, path } = await entered(api, 'Administrador', 60)
    const { email, perfil } = usuario
    const whole = { nome: 'Rosa', email, perfil, senha: '' }
    expect((await api.put(path, whole, token)).status).toBe(200)
  })

  it.for([0, 60])(
    'changes with the password that it has, which stays, and so does the session (after %i min)',
    async (minutes, { api }) => {
      const { usuario, token, path, before, rows } = await entered(api, 'Administrador', minutes)
      const { email, perfil } = usuario
      const whole = { nome: 'Rosa', email, perfil, senha: SENHA }
      expect((await api.put(path, whole, token)).status).toBe(200)
      expect((await api.put(path, { ...whole, email: 'rosa@exemplo.br' }, token)).status).toBe(200)
      const hashes = (accounts: typeof before) => accounts.map(({ senha_hash }) => senha_hash)
      expect(hashes(await rows())).toEqual(hashes(before))
    },
  )

  it('tells by its password alone no more often than one may enter', async ({ api }) => {
    const { token, path } = await entered(api, 'Aluno', 60)
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await api.put(path, { senha: `outra girafa ${guess}` }, token)).toMatchObject(NEEDED)
    }
    expect((await api.put(path, { senha: SENHA }, token)).status).toBe(429)
  })

  it('is guessed at no more often than one may enter', async ({ api }) => {
    const { token, path } = await entered(api, 'Aluno', 60)
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await api.del(path, token, { senhaAtual: `errada ${guess}` })).toMatchObject(WRONG)
    }
    expect((await api.del(path, token, { senhaAtual: SENHA })).status).toBe(429)
  })

  it('lets an administrator change and remove the account of another by the token', async ({
    api,
  }) => {
    const { token } = await entered(api, 'Administrador', 60)
    const { id } = await api.make.usuario()
    expect((await api.put(`/usuarios/${id}`, { senha: 'outra girafa' }, token)).status).toBe(200)
    expect((await api.del(`/usuarios/${id}`, token)).status).toBe(200)
  })

  it.for([
    ['application/json', ''],
    ['text/plain', 'nada'],
    ['application/x-www-form-urlencoded', ''],
  ] as const)(
    'is removed whatever a client calls a body that it does not send (%s)',
    async ([type, payload], { api }) => {
      const { usuario, token } = await api.enter()
      const { statusCode } = await api.app.inject({
        method: 'DELETE',
        url: `/usuarios/${usuario.id}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload,
      })
      expect(statusCode).toBe(200)
    },
  )
})

describe('the account of an administrator', () => {
  const NOVO = { nome: 'Rosa', email: 'rosa@exemplo.br', senha: 'outra girafa' }

  it('is not made by an old token alone', async ({ api }) => {
    const { token, before, rows } = await entered(api, 'Administrador', 6)
    const novo = { ...NOVO, perfil: 'Administrador' }
    expect(await api.post('/usuarios', novo, token)).toMatchObject(NEEDED)
    expect(await api.post('/usuarios', { ...novo, senhaAtual: 'errada' }, token)).toMatchObject(
      WRONG,
    )
    expect(await rows()).toEqual(before)
    expect(await api.post('/usuarios', { ...novo, senhaAtual: SENHA }, token)).toMatchObject({
      status: 200,
      body: { dados: { perfil: 'Administrador' } },
    })
  })

  it.for(Object.entries(TAKING))(
    'keeps its %s from the old token of another',
    async ([field, value], { api }) => {
      const { token, before, rows } = await entered(api, 'Administrador', 6)
      const path = `/usuarios/${before[0]?.id}`
      expect(await api.put(path, { [field]: value }, token)).toMatchObject(NEEDED)
      expect(await rows()).toEqual(before)
      const confirmed = { [field]: value, senhaAtual: SENHA }
      expect((await api.put(path, confirmed, token)).status).toBe(200)
    },
  )

  it('is not made of that of an Aluno by an old token alone, which changes all else of it', async ({
    api,
  }) => {
    const { id } = await api.make.usuario()
    const { token } = await entered(api, 'Administrador', 6)
    const path = `/usuarios/${id}`
    expect(await api.put(path, { perfil: 'Administrador' }, token)).toMatchObject(NEEDED)
    expect(await api.put(path, { ...NOVO, perfil: 'Aluno' }, token)).toMatchObject({ status: 200 })
  })
})
