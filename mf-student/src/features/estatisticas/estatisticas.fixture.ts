import type { Estatisticas } from '@rumo/contract'
import type { Abertos, MateriaPraticada } from './estatisticas.rules.ts'

/** The statistics of an account that has done nothing yet. */
export const NENHUMA: Estatisticas = {
  respondidas: 0,
  certas: 0,
  em_simulado: 0,
  sequencia: { atual: 0, recorde: 0, praticou_hoje: false, dias: [] },
  simulados: [],
  redacoes: [],
  materias: [],
  a_praticar: [],
}

/** No simulado is waiting for its grading. */
export const NADA_ABERTO: Abertos = { temEmCurso: false, entregues: 0 }

export const praticada = (
  id: number,
  nome: string,
  certas: number,
  total: number,
  tendencia: MateriaPraticada['tendencia'] = null,
): MateriaPraticada => ({
  materia: { id, nome },
  certas,
  total,
  repetidas: { certas: 0, total: 0 },
  tendencia,
})
