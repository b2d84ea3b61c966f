import { describe, expect } from 'vitest'
import { buildApp, readConfig } from '../../app.ts'
import { it } from '../../testing/database.ts'
import { verifySenha } from '../accounts/senhas/passwords.ts'
import { DEMO_SENHA, loadDemoAccounts, refuseDemoAccounts } from './demo-accounts.ts'

const TURN = { waiter: { name: 'teste', most: 1 } }

describe('loadDemoAccounts', () => {
  it('makes an Aluno and an Administrador whose password everybody knows', async ({ db }) => {
    await loadDemoAccounts(db)
    const made = await db.selectFrom('usuarios').selectAll().orderBy('id').execute()
    expect(made).toMatchObject([
      { email: 'aluno@rumo.exemplo', perfil: 'Aluno' },
      { email: 'administrador@rumo.exemplo', perfil: 'Administrador' },
    ])
    expect(await verifySenha(made[0]?.senha_hash, DEMO_SENHA, TURN)).toBe(true)
    expect(made[0]?.versao_dos_tokens).not.toBe(made[1]?.versao_dos_tokens)
  })

  it('neither overwrites nor brings back what a person changed or deleted', async ({ db }) => {
    await loadDemoAccounts(db)
    await db.deleteFrom('usuarios').where('perfil', '=', 'Aluno').execute()
    await db.updateTable('usuarios').set({ nome: 'Rosa' }).execute()
    await loadDemoAccounts(db)
    expect(await db.selectFrom('usuarios').select('nome').execute()).toEqual([{ nome: 'Rosa' }])
  })

  it('leaves an account alone that has such an e-mail already', async ({ db, make }) => {
    const usuario = await make.usuario({ email: 'Aluno@rumo.exemplo' })
    await loadDemoAccounts(db)
    const kept = db.selectFrom('usuarios').selectAll().where('perfil', '=', 'Aluno')
    expect(await kept.execute()).toEqual([usuario])
  })
})

describe('refuseDemoAccounts', () => {
  it('refuses them as long as one has its first password', async ({ db }) => {
    await expect(refuseDemoAccounts(db)).resolves.toBeUndefined()
    await loadDemoAccounts(db)
    await expect(refuseDemoAccounts(db)).rejects.toThrow(
      'O banco de dados tem contas da demonstração com a senha que todos conhecem (demonstracao)',
    )
    await db.updateTable('usuarios').set({ senha_hash: 'outra' }).execute()
    await expect(refuseDemoAccounts(db)).resolves.toBeUndefined()
  })
})

describe('buildApp', () => {
  it('does not start for others with accounts that are open to everybody, unless told to', async ({
    db,
    dir,
    address,
  }) => {
    await loadDemoAccounts(db)
    const start = async (env: Record<string, string>) => {
      const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dir, ...env })
      const app = await buildApp({ ...config, database: address, demo: false })
      await app.close()
    }
    await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow('confirme com DEMO=1')
    await expect(start({ TRUST_PROXY: 'loopback' })).rejects.toThrow('confirme com DEMO=1')
    await expect(start({ HOST: '0.0.0.0', DEMO: '1' })).resolves.toBeUndefined()
    await expect(start({})).resolves.toBeUndefined()
  })
})
