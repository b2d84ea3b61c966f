import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { beforeEach, expect, it } from 'vitest'
import { changeBySection7, removeBySection7 } from './conta.section-7.ts'

const ANA = { id: 7, nome: 'Ana', email: 'ana@exemplo.br', perfil: 'Aluno' as const }
const sent: unknown[] = []
/** A server whose tokens name the password that was used to sign in. */
const SERVER = {
  'POST /usuarios/login': (body: { senha: string }) => {
    sent.push(body)
    return `token de ${body.senha}`
  },
  'PUT /usuarios/7': (body: unknown) => {
    sent.push(body)
    return ANA
  },
  'DELETE /usuarios/7': null,
}

beforeEach(() => {
  sent.length = 0
})

it('changes a password and nothing else, and goes on by the new one', async () => {
  fakeServer(SERVER)
  const token = await changeBySection7(ANA, { senhaAtual: 'antiga', senhaNova: 'nova' })
  const { nome, email, perfil } = ANA
  expect(sent).toEqual([
    { email, senha: 'antiga' },
    { nome, email, perfil, senha: 'nova' },
    { email, senha: 'nova' },
  ])
  expect(token).toBe('token de nova')
})

it('removes an account once its password has let one in, and not before', async () => {
  const calls = fakeServer(SERVER)
  await removeBySection7(ANA, 'antiga')
  expect(calls).toEqual(['POST /usuarios/login', 'DELETE /usuarios/7'])

  const refused = fakeServer({ ...SERVER, 'POST /usuarios/login': new ApiError(401, {}) })
  await expect(removeBySection7(ANA, 'outra')).rejects.toMatchObject({ status: 401 })
  await expect(changeBySection7(ANA, { senhaAtual: 'outra' })).rejects.toMatchObject({
    status: 401,
  })
  expect(refused).toEqual(['POST /usuarios/login', 'POST /usuarios/login'])
})
