import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createAdministrador } from '@rumo/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownEnv, ROOT } from '../config.ts'
import { askAccount, readAdminArguments } from './create-admin.ts'

const USAGE = 'Uso: npm run admin -- create EMAIL [--nome NOME]'
const SENHA = 'girafa na varanda'

function personWho(...answers: string[]) {
  const answer = async () => answers.shift() ?? ''
  return { isPerson: true, ask: answer, askSecret: answer, read: answer }
}

describe('readAdminArguments', () => {
  it('takes an e-mail and, by option, a name', () => {
    expect(readAdminArguments(['create', 'a@b.br'])).toEqual({ email: 'a@b.br', nome: undefined })
    expect(readAdminArguments(['create', 'a@b.br', '--nome', 'Ana Lima'])).toEqual({
      email: 'a@b.br',
      nome: 'Ana Lima',
    })
  })

  it.each([[[]], [['create']], [['remove', 'a@b.br']], [['create', 'a@b.br', SENHA]]])(
    'says what it takes to %j',
    (args) => {
      expect(() => readAdminArguments(args)).toThrow(USAGE)
    },
  )

  it('takes no password', () => {
    expect(() => readAdminArguments(['create', 'a@b.br', '--senha', SENHA])).toThrow(USAGE)
  })
})

describe('askAccount', () => {
  const given = { email: 'a@b.br', nome: undefined }

  it('asks a person for a name and twice for a password', async () => {
    expect(await askAccount(given, personWho('Ana', SENHA, SENHA))).toEqual({
      nome: 'Ana',
      senha: SENHA,
    })
    const named = { ...given, nome: 'Bia' }
    expect(await askAccount(named, personWho(SENHA, SENHA))).toEqual({ nome: 'Bia', senha: SENHA })
    await expect(askAccount(named, personWho(SENHA, 'outra'))).rejects.toThrow(
      'As senhas não coincidem: nada foi criado.',
    )
  })

  it.each([SENHA, `${SENHA}\n`, `${SENHA}\r\nmais\n`])('reads one from %j', async (input) => {
    const terminal = { ...personWho(input), isPerson: false }
    expect(await askAccount(given, terminal)).toEqual({ nome: 'Administrador', senha: SENHA })
  })
})

// Each run is a process that opens a database: on a busy machine it takes seconds.
describe('npm run admin', { timeout: 60_000 }, () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'rumo-admin-'))
  })
  afterEach(() => {
    rmSync(dir, { recursive: true })
  })

  function run(input: string, ...args: string[]) {
    const script = path.join(ROOT, 'tools/src/commands/admin.ts')
    return spawnSync(process.execPath, [script, ...args], {
      encoding: 'utf8',
      input,
      env: ownEnv({ DATA_DIR: dir, DATABASE_URL: '' }),
    })
  }

  /** Creates the account without starting a process, which costs a second. */
  const create = (email: string, senha: string) =>
    createAdministrador({ database: path.join(dir, 'rumo.sqlite') }, { nome: 'Ana', email, senha })

  it('makes an administrator once, and says why not twice', async () => {
    const made = run(`${SENHA}\n`, 'create', 'Ana@exemplo.br', '--nome', 'Ana Lima')
    expect(made.stderr).toBe('')
    expect(made.stdout).toBe('Ana Lima entra como administrador com o e-mail Ana@exemplo.br.\n')
    const db = new DatabaseSync(path.join(dir, 'rumo.sqlite'))
    expect(db.prepare('select nome, email, perfil from usuarios').all()).toEqual([
      { nome: 'Ana Lima', email: 'Ana@exemplo.br', perfil: 'Administrador' },
    ])
    db.close()

    await expect(create('ana@exemplo.br', SENHA)).rejects.toThrow(
      'A conta não foi criada.\n  Já existe uma conta com este e-mail.',
    )
  })

  it('says what is wrong, and makes no database for it', async () => {
    const { status, stderr } = run('curta', 'create', 'ana')
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      [
        'A conta não foi criada.',
        'email: Escreva um e-mail, como nome@exemplo.br.',
        'senha: Use pelo menos 8 caracteres.',
      ].join('\n  '),
    )
    await expect(create('a@b.br', 'senha123')).rejects.toThrow('senha: Esta senha é muito comum.')
    expect(readdirSync(dir)).toEqual([])
  })
})
