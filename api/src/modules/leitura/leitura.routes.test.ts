import type { AjustesDeLeitura } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

const AJUSTES: AjustesDeLeitura = {
  letras: '24',
  espaco: 'amplo',
  tema: 'sepia',
  escolhidos_em: '2026-05-01T12:00:00.000Z',
}

interface Kept {
  dados: AjustesDeLeitura | null
}

describe('GET /leitura', () => {
  it('answers null before anything was chosen', async ({ api }) => {
    const { token } = await api.enter()
    const answer = await api.get<Kept>('/leitura', token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ dados: null })
  })
})

describe('PUT /leitura', () => {
  it('keeps what was chosen, for that account alone', async ({ api }) => {
    const { token } = await api.enter()
    const other = await api.enter()
    const answer = await api.put('/leitura', AJUSTES, token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      dados: AJUSTES,
      icone: 'success',
      titulo: 'Tudo certo',
      mensagem: 'Ajustes de leitura salvos.',
    })
    expect((await api.get<Kept>('/leitura', token)).body).toEqual({ dados: AJUSTES })
    expect((await api.get<Kept>('/leitura', other.token)).body.dados).toBeNull()
  })

  it('answers the later choice, in whatever order two devices save', async ({ api }) => {
    const { token } = await api.enter()
    const later = { ...AJUSTES, tema: 'escuro', escolhidos_em: '2026-05-01T12:00:01.000Z' }
    await api.put('/leitura', later, token)
    expect((await api.put<Kept>('/leitura', AJUSTES, token)).body.dados).toEqual(later)
    expect((await api.get<Kept>('/leitura', token)).body.dados).toEqual(later)
  })

  it('takes a clock that is ahead for now, so that the next choice is later', async ({ api }) => {
    const { token } = await api.enter()
    const ahead = { ...AJUSTES, escolhidos_em: '2999-01-01T00:00:00.000Z' }
    const { dados } = (await api.put<Kept>('/leitura', ahead, token)).body
    expect(Date.parse(dados?.escolhidos_em ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('answers 400 to a theme that there is not', async ({ api }) => {
    const { token } = await api.enter()
    const answer = await api.put('/leitura', { ...AJUSTES, tema: 'roxo' }, token)
    expect(answer.status).toBe(400)
    expect((await api.get<Kept>('/leitura', token)).body.dados).toBeNull()
  })
})
