import { describe } from 'vitest'
import { readConfig } from '../../app.ts'
import { it } from '../../testing/api.ts'
import { bodiesOf, expectAgreement, INVALID, type Model } from '../../testing/model.ts'
import { SENHA } from '../../testing/records.ts'

interface Fields {
  nome: string
  email: string
  perfil: string
}

/** Few runs, because each of them hashes passwords. */
const HASHED_RUNS = 8

const MODEL: Model<Fields> = {
  path: '/usuarios',
  missing: 'usuario_inexistente',
  numRuns: HASHED_RUNS,
  first: { nome: 'Ana', email: 'ana@exemplo.br', perfil: 'Aluno', senha: SENHA },
  bodies: bodiesOf({
    nome: [['Ana', ' Rui '], ['']],
    email: [['ana@exemplo.br', 'Ana@Exemplo.br', 'rui@exemplo.br'], ['sem-arroba']],
    perfil: [['Aluno', 'Administrador', ''], ['Reitor']],
    senha: [[SENHA], ['', 'curta']],
  }),
  isSecret: ({ senha }) => Boolean(senha),
  write(body, before, others) {
    const { nome = before && 'x', email = before && 'x@y.z', perfil, senha } = body
    if (typeof nome !== 'string' || nome === '' || typeof email !== 'string') return INVALID
    if (!email.includes('@') || perfil === 'Reitor') return INVALID
    if (senha === 'curta' || (!senha && !before)) return INVALID
    const fields = {
      nome: 'nome' in body ? nome.trim() : (before?.nome ?? nome),
      email: 'email' in body ? email : (before?.email ?? email),
      perfil: typeof perfil === 'string' && perfil ? perfil : (before?.perfil ?? 'Aluno'),
    }
    const isTaken = others.some((other) => other.email.toLowerCase() === fields.email.toLowerCase())
    return isTaken ? [409, 'email_em_uso'] : fields
  },
}

/** The model's run writes more than one account may in an hour. */
const NEVER = { count: 1_000_000, minutes: 60 }
const { limits } = readConfig({})

describe('/usuarios', () => {
  it.override({
    config: { limits: { ...limits, senhasPorConta: NEVER, senhasPorEndereco: NEVER } },
  })

  it('is what its model is', async ({ api }) => {
    await expectAgreement(api, MODEL)
  })
})
