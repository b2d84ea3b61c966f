import { afterEach, expect, it, vi } from 'vitest'
import { tokensOf } from './tokens.ts'

const BEARER = {
  id: 1,
  email: 'ana@exemplo.br',
  nome: 'Ana',
  perfil: 'Aluno',
  funcao: null,
  versao_dos_tokens: 'v1',
} as const
const SECRET = new Uint8Array(32).fill(7)
const WEEK_MS = 7 * 86_400_000

afterEach(() => void vi.useRealTimers())

it('a token that was read before is refused from the second in which it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const tokens = tokensOf(SECRET)
  const token = await tokens.issue(BEARER)
  vi.setSystemTime(Date.now() + WEEK_MS - 1000)
  expect(await tokens.read(token)).toMatchObject({ id: 1, versao: 'v1' })
  vi.setSystemTime(Date.now() + 1000)
  expect(await tokens.read(token)).toBeUndefined()
  expect(await tokensOf(SECRET).read(token)).toBeUndefined()
})

it('each of more tokens than are cached says whose it is', async () => {
  const tokens = tokensOf(SECRET)
  const issued = await Promise.all(
    Array.from({ length: 1100 }, (_, id) => tokens.issue({ ...BEARER, id: id + 1 })),
  )
  for (const [at, token] of [...issued, ...issued.slice(0, 50)].entries())
    expect((await tokens.read(token))?.id).toBe((at % 1100) + 1)
})

it('a token of another secret is refused, also where it was read by its own', async () => {
  const other = tokensOf(new Uint8Array(32).fill(8))
  const token = await other.issue(BEARER)
  expect(await other.read(token)).toBeDefined()
  expect(await tokensOf(SECRET).read(token)).toBeUndefined()
})
