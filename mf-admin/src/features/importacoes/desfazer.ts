import type { CadernoDeExame } from '@rumo/contract'
import type { Alvo, Item } from '@rumo/contract/caderno'
import { union, without } from 'es-toolkit'
import { emOrdem } from './caderno.ts'

/** What was done to a draft: what a button that takes it back says, and the draft before and after. */
export interface Ato {
  desfazer: string
  antes: CadernoDeExame
  depois: CadernoDeExame
}

const LISTAS = ['questoes', 'redacoes'] as const

/** What an act took away from a list, and what it put there. */
const trocaDe = ({ antes, depois }: Ato, lista: Alvo['lista']) => {
  const [before, after]: [readonly Item[], readonly Item[]] = [antes[lista], depois[lista]]
  return {
    saiu: before.filter((item) => !after.includes(item)),
    entrou: after.filter((item) => !before.includes(item)),
    em: before.findIndex((item) => !after.includes(item)),
  }
}

/** Whether an act can be taken back without losing what was written since: nobody has touched what it made. */
export const isDesfazivel = (caderno: CadernoDeExame, ato: Ato): boolean =>
  LISTAS.every((lista) => {
    const now: readonly Item[] = caderno[lista]
    return trocaDe(ato, lista).entrou.every((item) => now.includes(item))
  })

/** Takes an act back, and leaves what was done elsewhere since; gives the draft, and the place of what is there again. */
export function desfazer(
  caderno: CadernoDeExame,
  ato: Ato,
): { caderno: CadernoDeExame; alvo: Alvo | null } {
  const { antes, depois } = ato
  const known = new Set(caderno.referencias.map(({ id }) => id))
  const questoes = voltarA(caderno.questoes, ato, 'questoes')
  const redacoes = voltarA(caderno.redacoes, ato, 'redacoes')
  const missed = without(depois.numeros_ausentes, ...antes.numeros_ausentes)
  const filled = without(antes.numeros_ausentes, ...depois.numeros_ausentes)
  const merged = emOrdem({
    ...caderno,
    numeros_ausentes: union(without(caderno.numeros_ausentes, ...missed), filled),
    referencias: [...caderno.referencias, ...antes.referencias.filter(({ id }) => !known.has(id))],
    questoes,
    redacoes,
  })
  const back = caderno === depois ? antes : merged
  return { caderno: back, alvo: placeIn(back, ato) }
}

function voltarA<T extends Item>(now: readonly T[], ato: Ato, lista: Alvo['lista']): T[] {
  const { saiu, entrou, em } = trocaDe(ato, lista)
  const [first] = entrou
  if (first === undefined) return now.toSpliced(em < 0 ? 0 : em, 0, ...(saiu as T[]))
  const last = entrou.length - 1
  return now.flatMap((item) => {
    const at = entrou.indexOf(item)
    if (at < 0) return [item]
    return saiu.slice(at, at === last ? undefined : at + 1) as T[]
  })
}

/** Where the first of what an act took away stands. */
function placeIn(caderno: CadernoDeExame, ato: Ato): Alvo | null {
  for (const lista of LISTAS) {
    const [first] = trocaDe(ato, lista).saiu
    const now: readonly Item[] = caderno[lista]
    const indice = first === undefined ? -1 : now.indexOf(first)
    if (indice >= 0) return { lista, indice }
  }
  return null
}
