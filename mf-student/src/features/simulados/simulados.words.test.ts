import type { LinhaDeSimulado } from '@rumo/contract'
import { expect, it } from 'vitest'
import { emCursoWords, recorrecaoWords } from './simulados.words.ts'

const linha: Extract<LinhaDeSimulado, { situacao: 'em_curso' }> = {
  id: 1,
  situacao: 'em_curso',
  tipo: 'sorteio',
  prova: null,
  materia: null,
  iniciado_em: '2026-11-17T12:00:00.000Z',
  termina_em: null,
  questoes: 10,
  marcadas: 3,
}

it('says how far one is, and what one was worth before', () => {
  expect(emCursoWords({ ...linha, questoes: 54 })).toBe('Em andamento: 3\u00A0de\u00A054 marcadas')
  expect(emCursoWords({ ...linha, marcadas: 1 })).toMatch(/marcada$/)
  const pausas = [{ em: '2026-11-17T12:20:00.000Z', pausado: true }]
  expect(emCursoWords({ ...linha, pausas })).toMatch(/^Pausado: 3/)
  expect(recorrecaoWords({ certas_antes: 7, total_antes: 10 })).toMatch(
    /^Antes: 7\u00A0de\u00A010\./,
  )
})
