import type { Lote } from '@rumo/contract'
import type { Situacao } from './questao-rascunho.ts'

/** What may be changed of many questions at once, and what its field is called. */
export const MUDANCAS = {
  materia: { nome: 'Matéria', campo: 'Nova matéria' },
  situacao: { nome: 'Situação', campo: 'Nova situação' },
  numero: { nome: 'Números', campo: 'A partir de' },
  prova: { nome: 'Prova', campo: 'Mover para' },
  copia: { nome: 'Copiar', campo: 'Copiar para' },
} as const
export type Mudanca = keyof typeof MUDANCAS

/** The value of the field that takes a matéria away. */
export const SEM_MATERIA = 'nenhuma'

/** What is asked for by what stands in the field; null where that is nothing yet, or no number. */
export function loteOf(mudanca: Mudanca, value: string, chosen: readonly number[]): Lote | null {
  const ids = [...chosen]
  if (mudanca === 'situacao') return value === '' ? null : { ids, situacao: value as Situacao }
  if (mudanca === 'materia' && value === SEM_MATERIA) return { ids, id_materia: null }
  const number = /^[1-9]\d{0,8}$/.test(value.trim()) ? Number(value) : null
  if (number === null) return null
  switch (mudanca) {
    case 'materia':
      return { ids, id_materia: number }
    case 'numero':
      return { ids, numero: number }
    case 'prova':
      return { ids, id_prova: number }
    case 'copia':
      return { ids, copiar_para: number }
    default:
      return mudanca satisfies never
  }
}
