import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'
import { forgetDeleted } from './forget-deleted.ts'

const EMAIL = 'quero.ser.esquecida@exemplo.br'

/** How often the e-mail occurs in SQLite's files, in live rows or in leftover bytes. */
async function traces(address: string): Promise<number> {
  const read = (suffix: string) => readFile(`${address}${suffix}`, 'latin1').catch(() => '')
  const files = `${await read('')}\n${await read('-wal')}`
  return files.toLowerCase().split(EMAIL).length - 1
}

/** An account that has signed in, reported an error and changed its name. */
async function activeAccount(api: TestApi) {
  const { usuario, token } = await api.enter({ email: EMAIL })
  const { id } = await api.make.questao()
  await api.post('/relatos', { id_questao: id, texto: 'Falta um acento.', email: EMAIL }, token)
  await api.put('/conta', { nome: 'Outro Nome', senhaAtual: SENHA }, token)
  return { id: usuario.id, token }
}

describe('an account that is removed', () => {
  it('is in no file of the database any more, whether its owner or an administrator removes it', async ({
    api,
    address,
  }) => {
    const own = await activeAccount(api)
    expect(await traces(address)).toBeGreaterThan(0)
    expect((await api.del('/conta', own.token, { senhaAtual: SENHA })).status).toBe(200)
    expect(await traces(address)).toBe(0)

    const other = await activeAccount(api)
    expect(other.id).not.toBe(own.id)
    expect(await traces(address)).toBeGreaterThan(0)
    const administrador = await api.enter({ perfil: 'Administrador' })
    expect((await api.del(`/usuarios/${other.id}`, administrador.token)).status).toBe(200)
    expect(await traces(address)).toBe(0)
  })

  it('is deleted later where the database is being read meanwhile, and nothing waits for it', async ({
    api,
    address,
  }) => {
    const { id } = await activeAccount(api)
    const { token } = await api.enter({ perfil: 'Administrador' })
    const backup = new DatabaseSync(address)
    onTestFinished(() => backup.close())
    backup.exec('begin; select count(*) from usuarios')
    expect((await api.del(`/usuarios/${id}`, token)).status).toBe(200)
    expect(await traces(address)).toBeGreaterThan(0)
    backup.exec('commit')
    await forgetDeleted(api.db)
    expect(await traces(address)).toBe(0)
  })
})
