import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /vestibulares', () => {
  it('lists all of them, the newest first', async ({ api }) => {
    const old = await api.make.vestibular({ ano: 2023, semestre: 2 })
    const middle = await api.make.vestibular({ ano: 2025, semestre: 1 })
    const newest = await api.make.vestibular({ ano: 2025, semestre: 2 })

    expect(await api.get('/vestibulares')).toEqual({
      status: 200,
      body: {
        dados: [
          { id: newest.id, ano: 2025, semestre: 2, versao: 1 },
          { id: middle.id, ano: 2025, semestre: 1, versao: 1 },
          { id: old.id, ano: 2023, semestre: 2, versao: 1 },
        ],
      },
    })
  })

  it('answers an empty list when there is none', async ({ api }) => {
    expect(await api.get('/vestibulares')).toEqual({ status: 200, body: { dados: [] } })
  })
})
