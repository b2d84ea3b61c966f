import type { Mudanca } from '@rumo/contract'

/** An entry of the log, with the fields that matter to the test. */
export const mudanca = (changes: Partial<Mudanca> = {}): Mudanca => ({
  id: 1,
  em: '2026-11-21T15:40:00.000Z',
  autor: { id: 2, nome: 'Renata Lopes' },
  acao: 'alteracao',
  entidade: 'cursos',
  id_registro: 3,
  antes: null,
  depois: null,
  nomes: { 'cursos/3': 'Química' },
  partes: [],
  restaura: null,
  restauravel_ate: null,
  ...changes,
})
