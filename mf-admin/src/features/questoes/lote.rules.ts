import type { LinhaDeQuestao, Lote } from '@rumo/contract'
import { byCount, countedWords } from '@rumo/shared-ui/words'
import type { Situacao } from './questao-rascunho.ts'

/** What can be changed in many questions at once: the label of each change, and of the field for its value. */
export const MUDANCAS = {
  materia: { nome: 'Matéria', campo: 'Nova matéria' },
  assunto: { nome: 'Assunto', campo: 'Novo assunto' },
  situacao: { nome: 'Situação', campo: 'Nova situação' },
  numero: { nome: 'Números', campo: 'A partir de' },
  prova: { nome: 'Prova', campo: 'Mover para' },
  copia: { nome: 'Copiar', campo: 'Copiar para' },
} as const
export type Mudanca = keyof typeof MUDANCAS

/** The values of the fields that remove the matéria or the assunto. */
export const SEM_MATERIA = 'nenhuma'
export const SEM_ASSUNTO = 'nenhum'

/** The request for a change, from the value of its field; null while the value is empty or not a number. */
export function loteOf(mudanca: Mudanca, value: string, chosen: readonly number[]): Lote | null {
  const ids = [...chosen]
  if (mudanca === 'situacao') return value === '' ? null : { ids, situacao: value as Situacao }
  if (mudanca === 'materia' && value === SEM_MATERIA) return { ids, id_materia: null }
  if (mudanca === 'assunto' && value === SEM_ASSUNTO) return { ids, id_assunto: null }
  const number = /^[1-9]\d{0,8}$/.test(value.trim()) ? Number(value) : null
  if (number === null) return null
  switch (mudanca) {
    case 'materia':
      return { ids, id_materia: number }
    case 'assunto':
      return { ids, id_assunto: number }
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

/**
 * What a change of the matéria takes from the questions besides, to be said before; null if it takes nothing. `rows` are
 * the questions, each undefined where the list has not shown it.
 */
export function perdaOf(
  lote: Lote,
  rows: readonly (Pick<LinhaDeQuestao, 'assunto' | 'materia'> | undefined)[],
): string | null {
  if (!('id_materia' in lote)) return null
  const losing = rows.filter((row) => row?.assunto && row.materia?.id !== lote.id_materia).length
  const some = `${countedWords(losing, 'questão', 'questões')} ${byCount(losing, 'perde', 'perdem')} o assunto, que é da matéria de antes.`
  if (rows.every((row) => row !== undefined)) return losing > 0 ? some : null
  return losing > 0 ? `Pelo menos ${some}` : 'As que têm assunto de outra matéria ficam sem ele.'
}
