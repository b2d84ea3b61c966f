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

/** What an act took away from a list, with the place of each, and what it put there. */
const trocaDe = <T>(antes: readonly T[], depois: readonly T[]) => ({
  saiu: antes.flatMap((item, indice) => (depois.includes(item) ? [] : { indice, item })),
  entrou: depois.filter((item) => !antes.includes(item)),
})

/**
 * The draft after an act, which knows what it takes to have back what was before; `words` is what a button says that
 * does.
 */
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

/** What of a list came of an act, by its place in what it put there; null where something of that is gone. */
function lugaresDe(now: readonly Item[], { entrou }: Troca): Map<number, number> | null {
  const lugares = paresDe(entrou, now)
  return lugares.size === entrou.length ? lugares : null
}

/** Whether as many came as went: then each is the one that it was, with another number. */
const isUmPorUm = ({ saiu, entrou }: Troca) => saiu.length === entrou.length

/** How an act can be taken back; `perde` where something that was written since in what it made is lost by that. */
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
 * Takes the last act back, and leaves what was done elsewhere since; gives the draft, and the place of what is there
 * again.
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

/** What was as it is, but for what the act changed of it. */
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

/** A list with each of these at its place again. */
const repostos = <T>(now: readonly T[], saiu: readonly { indice: number; item: T }[]): T[] =>
  saiu.reduce((sofar, { indice, item }) => sofar.toSpliced(indice, 0, item), [...now])

/** Where the first of what an act took away stands. */
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
