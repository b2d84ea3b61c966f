import type { QuestaoSorteada } from '@rumo/contract'
import { isId, isNumber, orNull, shapeOf, type Guarded } from '@rumo/contract/shapes'
import type { Escolha } from './escolha.rules.ts'

/** What is known of a question that was seen, to tell whether a choice includes it. */
const isOrigem = shapeOf({ idAssunto: orNull(isId), idProva: isNumber, ano: orNull(isNumber) })

/** A question that was seen. Entries of an earlier release have no `origem`. */
export type Vista = readonly [
  id: number,
  idMateria: number | null,
  origem?: Guarded<typeof isOrigem>,
]

export function isVista(value: unknown): value is Vista {
  if (!Array.isArray(value)) return false
  const [id, idMateria, origem] = value as unknown[]
  return isId(id) && orNull(isId)(idMateria) && (origem === undefined || isOrigem(origem))
}

export const vistaOf = ({ id, materia, id_assunto, prova }: QuestaoSorteada): Vista => [
  id,
  materia?.id ?? null,
  { idAssunto: id_assunto ?? null, idProva: prova.id, ano: prova.vestibular?.ano ?? null },
]

/** Merges lists of seen questions. Each question is there once, with its last entry. */
export const mergeVistas = (...lists: readonly (readonly Vista[])[]): Vista[] => [
  ...new Map(lists.flat().map((vista) => [vista[0], vista])).values(),
]

/**
 * Whether a choice includes a question that was seen, as far as is known. The difficulty is not checked, because only
 * the server knows it. For an entry of an earlier release, only the matéria is checked.
 */
export function isVistaOf(
  { idMateria, idAssunto, idProva, ano }: Escolha,
  [, own, origem]: Vista,
): boolean {
  if (!isAsked(idMateria, own)) return false
  if (!origem) return true
  return (
    isAsked(idAssunto, origem.idAssunto) &&
    isAsked(idProva, origem.idProva) &&
    isAsked(ano, origem.ano)
  )
}

const isAsked = (asked: number | null, its: number | null) => asked === null || asked === its
