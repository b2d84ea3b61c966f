import type { AtoDoCaderno, CadernoDeExame } from '@rumo/contract'
import type { Alvo, Item } from '@rumo/contract/caderno'
import { difference, isEqual, omit, union } from 'es-toolkit'
import { emOrdem } from './caderno-changes.ts'
import { paresDe } from './pares.ts'

const LISTAS = ['questoes', 'redacoes'] as const

interface Troca {
  saiu: readonly { indice: number; item: Item }[]
  entrou: readonly Item[]
}

/** What an action removed from a list, with the index of each item, and what it added. */
const trocaDe = <T>(antes: readonly T[], depois: readonly T[]) => ({
  saiu: antes.flatMap((item, indice) => (depois.includes(item) ? [] : { indice, item })),
  entrou: depois.filter((item) => !antes.includes(item)),
})

/** The draft after an action, with the data that undo the action. `words`: the label of the button that undoes it. */
export function comAto(
  antes: CadernoDeExame,
  depois: CadernoDeExame,
  words: string,
): CadernoDeExame {
  const numeros_ausentes = {
    saiu: difference(antes.numeros_ausentes, depois.numeros_ausentes),
    entrou: difference(depois.numeros_ausentes, antes.numeros_ausentes),
  }
  const ato: AtoDoCaderno = {
    desfazer: words,
    questoes: trocaDe(antes.questoes, depois.questoes),
    redacoes: trocaDe(antes.redacoes, depois.redacoes),
    referencias: trocaDe(antes.referencias, depois.referencias).saiu,
    numeros_ausentes,
  }
  return { ...depois, ultimo_ato: ato }
}

/** The current index of each item that an action added, by its index in `entrou`; null if one of them is gone. */
function lugaresDe(now: readonly Item[], { entrou }: Troca): Map<number, number> | null {
  const lugares = paresDe(entrou, now)
  return lugares.size === entrou.length ? lugares : null
}

/** Whether an action removed as many items as it added. Each added item then is a removed one with another number. */
const isUmPorUm = ({ saiu, entrou }: Troca) => saiu.length === entrou.length

/**
 * Whether the last action can be undone; null if not. `perde`: undoing it loses changes that were made to its result
 * since.
 */
export function desfazivel(caderno: CadernoDeExame): { desfazer: string; perde: boolean } | null {
  const ato = caderno.ultimo_ato
  if (!ato) return null
  let perde = false
  for (const lista of LISTAS) {
    const lugares = lugaresDe(caderno[lista], ato[lista])
    if (!lugares) return null
    const { entrou } = ato[lista]
    const isChanged = [...lugares].some(
      ([at, there]) => !isEqual(entrou[at], caderno[lista][there]),
    )
    perde ||= isChanged && !isUmPorUm(ato[lista])
  }
  return { desfazer: ato.desfazer, perde }
}

/**
 * Undoes the last action and keeps what was changed elsewhere since. Returns the draft, and the place of the first item
 * that is back.
 */
export function desfazer(caderno: CadernoDeExame): { caderno: CadernoDeExame; alvo: Alvo | null } {
  const ato = caderno.ultimo_ato
  if (!ato) return { caderno, alvo: null }
  const known = new Set(caderno.referencias.map(({ id }) => id))
  const { saiu, entrou } = ato.numeros_ausentes
  const back = emOrdem({
    ...omit(caderno, ['ultimo_ato']),
    numeros_ausentes: union(difference(caderno.numeros_ausentes, entrou), saiu),
    referencias: repostos(
      caderno.referencias,
      ato.referencias.filter(({ item }) => !known.has(item.id)),
    ),
    questoes: voltarA(caderno.questoes, ato.questoes) as CadernoDeExame['questoes'],
    redacoes: voltarA(caderno.redacoes, ato.redacoes) as CadernoDeExame['redacoes'],
  })
  return { caderno: back, alvo: lugarEm(back, ato) }
}

function voltarA(now: readonly Item[], troca: Troca): readonly Item[] {
  const lugares = lugaresDe(now, troca)
  if (!lugares) return now
  const { saiu, entrou } = troca
  if (isUmPorUm(troca)) {
    const atOf = new Map([...lugares].map(([at, there]) => [there, at]))
    return now.map((item, there) => {
      const at = atOf.get(there)
      return at === undefined ? item : comoAntes(item, saiu[at]?.item, entrou[at])
    })
  }
  const made = new Set(lugares.values())
  return repostos(
    now.filter((_, there) => !made.has(there)),
    saiu,
  )
}

/** Undoes an action on one item. If the item was changed since, only the fields that the action changed are reset. */
function comoAntes(now: Item, antes: Item | undefined, depois: Item | undefined): Item {
  if (antes === undefined || isEqual(now, depois)) return antes ?? now
  const [before, after] = [
    new Map<string, unknown>(Object.entries(antes)),
    Object.entries(depois ?? {}),
  ]
  const changed = after.flatMap(([campo, value]: [string, unknown]) =>
    isEqual(value, before.get(campo)) ? [] : [[campo, before.get(campo)] as const],
  )
  return { ...now, ...Object.fromEntries(changed) }
}

/** Inserts each item at its former index. */
const repostos = <T>(now: readonly T[], saiu: readonly { indice: number; item: T }[]): T[] =>
  saiu.reduce((sofar, { indice, item }) => sofar.toSpliced(indice, 0, item), [...now])

/** The place of the first item that the undone action had removed. */
function lugarEm(caderno: CadernoDeExame, ato: AtoDoCaderno): Alvo | null {
  for (const lista of LISTAS) {
    const [first] = ato[lista].saiu
    if (!first) continue
    const { numero } = { numero: undefined, ...first.item }
    const now: readonly Item[] = caderno[lista]
    const indice = now[first.indice] === first.item ? first.indice : now.indexOf(first.item)
    if (indice >= 0) return { lista, indice }
    const same = now.findIndex((item) => 'numero' in item && item.numero === numero)
    if (same >= 0) return { lista, indice: same }
  }
  return null
}
