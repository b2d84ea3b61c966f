import type { Prova, Vestibular } from '@rumo/contract'
import { groupBy, once, orderBy, sortBy } from 'es-toolkit'

/** The provas of one edition of the exam. An `edicao` of null stands for provas whose edition is not known. */
export interface GrupoDeProvas {
  edicao: Edicao | null
  provas: readonly Prova[]
}

/** When an exam was held. A server that only has section 7 may leave the semester out. */
export interface Edicao {
  ano: number
  semestre: number | null
}

/**
 * Groups provas by edition, the newest first; provas without an edition come last. A server that only has section 7
 * (docs/product/calls.md) may send ids and numbers as text, and leave out fields.
 */
export function groupProvas(
  provas: readonly Prova[],
  vestibulares: readonly Vestibular[],
): GrupoDeProvas[] {
  const placed = provas.filter(hasId).map((prova) => ({ prova, edicao: editionOf(prova) }))
  const groups = Object.values(groupBy(placed, ({ edicao }) => keyOf(edicao)))
  const grupos = groups.map((members) => ({
    edicao: members[0]?.edicao ?? null,
    provas: sortByName(members.map(({ prova }) => prova)),
  }))
  return orderBy(
    grupos,
    [({ edicao }) => edicao?.ano ?? -Infinity, ({ edicao }) => edicao?.semestre ?? 0],
    ['desc', 'desc'],
  )

  function editionOf({ id_vestibular }: Prova): Edicao | null {
    const own = vestibulares.find(({ id }) => isSameId(id, id_vestibular))
    const [ano, semestre] = [Number(own?.ano), Number(own?.semestre)]
    if (!Number.isInteger(ano) || ano <= 0) return null
    return { ano, semestre: semestre === 1 || semestre === 2 ? semestre : null }
  }
}

/** Finds a prova and its edition by the id, which comes from an address as text; null when there is none. */
export function findProva(
  grupos: readonly GrupoDeProvas[],
  id: string,
): { prova: Prova; edicao: Edicao | null } | null {
  for (const { edicao, provas } of grupos) {
    const prova = provas.find((candidate) => isSameId(candidate.id, id))
    if (prova) return { prova, edicao }
  }
  return null
}

const hasId = (prova: Prova) => (prova?.id ?? null) !== null
const isSameId = (one: unknown, other: unknown) => String(one) === String(other)
const keyOf = (edicao: Edicao | null) => (edicao ? `${edicao.ano}.${edicao.semestre}` : '')

const byName = once(() => new Intl.Collator('pt-BR', { numeric: true }))

/** Sorts numbers in names by their value: 'Prova 2' comes before 'Prova 10'. */
function sortByName(provas: readonly Prova[]): Prova[] {
  const names = provas.map(({ nome }) => nome ?? '').toSorted(byName().compare)
  return sortBy([...provas], [({ nome }) => names.indexOf(nome ?? '')])
}
