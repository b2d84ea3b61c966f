import type { QuestaoSorteada } from '@rumo/contract'
import { isId, isNumber, orNull, shapeOf } from '@rumo/contract/shapes'
import type { Escolha } from './escolha.rules.ts'

/** Where a question that was seen comes from. */
interface Origem {
  idAssunto: number | null
  idProva: number
  ano: number | null
}

/** A question that was seen. An earlier release kept its matéria alone. */
export type Vista = readonly [id: number, idMateria: number | null, origem?: Origem]

const isOrigem = shapeOf<Origem>({
  idAssunto: orNull(isId),
  idProva: isNumber,
  ano: orNull(isNumber),
})

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

/** Each question once, as it was seen last. */
export const mergeVistas = (...lists: readonly (readonly Vista[])[]): Vista[] => [
  ...new Map(lists.flat().map((vista) => [vista[0], vista])).values(),
]

/**
 * Whether a question is of a choice, as far as is known of it. How hard it is, the server alone knows; where
 * an earlier release kept it, its matéria tells.
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
