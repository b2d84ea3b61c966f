import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /materias', () => {
  it('lists them as a dictionary would, accents aside', async ({ api }) => {
    const quimica = await api.make.materia({ nome: 'Química' })
    const etica = await api.make.materia({ nome: 'Ética' })
    const fisica = await api.make.materia({ nome: 'Física' })

    expect(await api.get('/materias')).toEqual({
      status: 200,
      body: {
        dados: [
          { id: etica.id, nome: 'Ética', versao: 1 },
          { id: fisica.id, nome: 'Física', versao: 1 },
          { id: quimica.id, nome: 'Química', versao: 1 },
        ],
      },
    })
  })
})
