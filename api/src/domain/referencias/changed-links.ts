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
  /** Replaces the reference `of` by `id`; `of` may be omitted if there is at most one reference. */
  | { verb: 'replace'; id: number; of: number | undefined }
  | { verb: 'remove'; of: number | undefined }

/**
 * Returns the references after a change, in their order, and which of the earlier ones are among them. Throws a
 * MissingRecordError if `of` is not linked, a ConflictError if `of` is needed to tell which of several is meant, and an
 * InvalidInputError if there would be too many.
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
