import { describe, expect } from 'vitest'
import { it } from '../testing/api.ts'
import { templatesOf } from '../testing/requests.ts'

interface Refused {
  campos?: Record<string, string>
}

describe('an id that is none', () => {
  it('is refused in our words by every call that takes one', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const headers = { authorization: `Bearer ${token}` }
    const templates = (await templatesOf(api)).filter(({ places }) => places.length > 0)
    expect(templates.length).toBeGreaterThan(50)
    const said = new Set<string>()
    for (const { call, places, request } of templates) {
      const answer = await api.app.inject({ ...request(places.map(() => -1)), headers })
      // Some calls of an account do not admit accounts with another perfil.
      if (answer.statusCode === 403) continue
      expect([call, answer.statusCode]).toEqual([call, 400])
      for (const words of Object.values(answer.json<Refused>().campos ?? {})) said.add(words)
    }
    expect([...said].filter((words) => /esperava|recebeu|inválid/.test(words))).toEqual([])
    expect(said).toContain('Deve ser um número inteiro positivo.')
  })
})
