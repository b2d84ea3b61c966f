import { regraDoCurso } from '@rumo/contract/rules'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { loadDemo } from './demo.ts'
import { DEMO_CURSOS } from './demo-cursos.ts'
import { PROMISE } from '../../testing/exam-rules/promise.ts'

describe('loadDemo', () => {
  it('loads every question and every figure, once', async ({ db, storage }) => {
    await loadDemo({ db, storage })
    await loadDemo({ db, storage })

    const counts = Object.values(PROMISE.questoes)
    expect(await db.selectFrom('provas').select('id').execute()).toHaveLength(counts.length)
    expect(await db.selectFrom('questoes').select('id').execute()).toHaveLength(
      counts.reduce((sum, count) => sum + count),
    )
    const cursos = await db.selectFrom('cursos').selectAll().execute()
    expect(cursos).toHaveLength(DEMO_CURSOS.length)
    const materias = await db.selectFrom('materias').select('busca').execute()
    const known = new Set(materias.map(({ busca }) => busca))
    for (const curso of cursos) {
      // A weight would show nothing if no question had its matéria.
      const pesos = [...(regraDoCurso(curso)?.pesos.keys() ?? [])]
      expect(pesos.length).toBeGreaterThan(0)
      for (const materia of pesos) expect(known).toContain(materia)
    }
    expect(await db.selectFrom('redacoes').select('id').execute()).toHaveLength(
      counts.length * PROMISE.temasInEachProva,
    )
    const images = await db
      .selectFrom('referencias')
      .select('url_imagem')
      .where('url_imagem', 'is not', null)
      .execute()
    expect(images.length).toBeGreaterThan(0)
    for (const { url_imagem } of images) {
      expect(await storage.find(url_imagem?.replace('arquivos/', '') ?? '')).toBeDefined()
    }
  })
})
