import { ConflictError, InvalidInputError, MissingRecordError } from '../../errors.ts'

const MOST = 20

/** A reference at its position. */
export interface Link {
  id_referencia: number
  ordem: number
}

/** The change to the links of one question or theme. */
export type LinkChange =
  | { verb: 'add'; id: number }
  /** `of` names which one becomes `id`; it may be left out where there is one at most. */
  | { verb: 'replace'; id: number; of: number | undefined }
  | { verb: 'remove'; of: number | undefined }

/**
 * Gives the references after a change, in their order, and which of those before are among them. Throws a
 * MissingRecordError where the link is not there, a ConflictError where it is not said which of several is meant, an
 * InvalidInputError where there are too many.
 */
export function changedLinks<Before extends { id: number }>(
  before: readonly Before[],
  change: LinkChange,
): { links: Link[]; kept: Before[] } {
  const ids = before.map(({ id }) => id)
  const after = [...new Set(idsAfter(ids, change))]
  if (after.length > MOST && after.length > ids.length) {
    throw new InvalidInputError({ id_referencia: `Use no máximo ${MOST} referências.` })
  }
  return {
    links: after.map((id_referencia, ordem) => ({ id_referencia, ordem })),
    kept: before.filter(({ id }) => after.includes(id)),
  }
}

function idsAfter(ids: readonly number[], change: LinkChange): number[] {
  if (change.verb === 'add') return [...ids, change.id]
  const { of } = change
  if (of !== undefined && !ids.includes(of)) {
    throw new MissingRecordError('vinculo_inexistente', 'Essa referência não está ligada aqui.')
  }
  if (change.verb === 'remove') return of === undefined ? [] : ids.filter((id) => id !== of)
  if (of !== undefined) return ids.map((id) => (id === of ? change.id : id))
  if (ids.includes(change.id)) return [...ids]
  if (ids.length > 1) {
    throw new ConflictError(
      'varias_referencias',
      'Há várias referências ligadas aqui: diga em id_referencia, no endereço, qual delas muda.',
      'id_referencia',
    )
  }
  return [change.id]
}
