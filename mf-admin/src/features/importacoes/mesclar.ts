import type { CadernoDeExame } from '@rumo/contract'
import { isQuestao, type Alvo, type Item } from '@rumo/contract/caderno'
import { difference, isEqual, omit, union, uniq } from 'es-toolkit'
import type { Difference } from '../../shared/crud/conflict.ts'
import { interleaved, type Three } from '../../shared/editor/list-parts.ts'
import { emOrdem } from './caderno-changes.ts'
import { paresDe } from './pares.ts'
import { itemDe, nomeDaParte, partesDo, partesDoTexto, textoDe, type Partes } from './partes.ts'
import { novoId } from './trechos.ts'

export interface Mescla {
  caderno: CadernoDeExame
  /** The parts that both sides changed in different ways. */
  differences: readonly Difference[]
  /** The label of each difference: 'Questão 12: Alternativa C'. */
  labels: ReadonlyMap<string, string>
  /** The place in the merged draft of an item of the own draft; null if the item is gone. */
  lugarDe: (alvo: Alvo) => Alvo | null
}

type Value = (campo: string, label: string, values: Three<unknown>) => unknown
type Cadernos = Three<CadernoDeExame>

/** Fields that are merged without asking the user, because they follow from other fields or describe the reading. */
const SEM_PERGUNTA = new Set(['aprovada', 'problemas', 'confianca', 'lugar', 'regioes'])

/**
 * A three-way merge: takes each part of the draft from the side that changed it. Where both sides changed a part, takes
 * the own value, or the stored one if `isTheirs` says so.
 */
export function mesclar(
  { mine: own, now, base }: Cadernos,
  isTheirs: (campo: string) => boolean = () => false,
): Mescla {
  const three = { mine: comNomesProprios({ mine: own, now, base }), now, base }
  const differences: Difference[] = []
  const labels = new Map<string, string>()
  const value: Value = (campo, label, values) => {
    if (isEqual(values.mine, values.now) || isEqual(values.now, values.base)) return values.mine
    if (isEqual(values.mine, values.base)) return values.now
    differences.push({ campo, mine: values.mine, theirs: values.now, likely: null })
    labels.set(campo, label)
    return isTheirs(campo) ? values.now : values.mine
  }
  const questoes = mesclarLista('questoes', three, value)
  const redacoes = mesclarLista('redacoes', three, value)
  const places = { questoes: questoes.lugares, redacoes: redacoes.lugares }
  const ofEither = <Key extends 'prova' | 'ultimo_ato'>(key: Key) =>
    isEqual(three.mine[key], base[key]) ? now[key] : three.mine[key]
  const [provaNow, ato] = [ofEither('prova'), ofEither('ultimo_ato')]
  return {
    caderno: emOrdem({
      ...omit(three.mine, ['prova', 'ultimo_ato']),
      ...(provaNow && { prova: provaNow }),
      ...(ato && { ultimo_ato: ato }),
      numeros_ausentes: juntas(three, ({ numeros_ausentes }) => numeros_ausentes),
      referencias: mesclarTextos(three, value),
      questoes: questoes.itens as CadernoDeExame['questoes'],
      redacoes: redacoes.itens as CadernoDeExame['redacoes'],
    }),
    differences,
    labels,
    lugarDe: ({ lista, indice }) => {
      const there = places[lista].get(indice)
      return there === undefined ? null : { lista, indice: there }
    },
  }
}

/** The items of a list on both sides, without those that one side removed. */
function juntas<State, T>(three: Three<State>, listOf: (state: State) => readonly T[]): T[] {
  const [mine, now, base] = [listOf(three.mine), listOf(three.now), listOf(three.base)]
  const gone = union(difference(base, mine), difference(base, now))
  return difference(union(mine, now), gone)
}

/**
 * The own draft, in which a new text gets another name if the stored draft has a different new text of the same name.
 */
function comNomesProprios({ mine, now, base }: Cadernos): CadernoDeExame {
  const known = new Set(base.referencias.map(({ id }) => id))
  const nomes = new Map<string, string>()
  for (const own of mine.referencias) {
    const theirs = now.referencias.find(({ id }) => id === own.id)
    if (known.has(own.id) || !theirs || isEqual(own, theirs)) continue
    const named = [...nomes.values()].map((id) => ({ id }))
    nomes.set(own.id, novoId([...mine.referencias, ...now.referencias, ...named]))
  }
  if (nomes.size === 0) return mine
  const nome = (id: string) => nomes.get(id) ?? id
  return {
    ...mine,
    referencias: mine.referencias.map((each) => ({ ...each, id: nome(each.id) })),
    questoes: mine.questoes.map((each) => ({ ...each, referencias: each.referencias.map(nome) })),
  }
}

/** `emOrdem` removes the texts that no question uses any more. */
function mesclarTextos({ mine, now, base }: Cadernos, value: Value) {
  const ids = uniq([...mine.referencias, ...now.referencias].map(({ id }) => id))
  return ids.flatMap((id) => {
    const inState = ({ referencias }: CadernoDeExame) => referencias.find((each) => each.id === id)
    const [own, stored, opened] = [inState(mine), inState(now), inState(base)]
    if (!own || !stored) return own ?? stored ?? []
    const partes = mesclarPartes(
      {
        mine: partesDoTexto(own),
        now: partesDoTexto(stored),
        base: opened ? partesDoTexto(opened) : {},
      },
      (campo, values) =>
        value(`texto ${id} ${campo}`, `Texto compartilhado: ${nomeDaParte(campo)}`, values),
    )
    return mesmo(own, textoDe(partes))
  })
}

function mesclarLista(lista: Alvo['lista'], { mine, now, base }: Cadernos, value: Value) {
  const [own, stored, opened]: [readonly Item[], readonly Item[], readonly Item[]] = [
    mine[lista],
    now[lista],
    base[lista],
  ]
  const [ownOf, storedOf] = [paresDe(opened, own), paresDe(opened, stored)]
  const names = nomesDe({ own, stored }, { ownOf, storedOf })
  const itens: Item[] = []
  const lugares = new Map<number, number>()
  for (const name of interleaved(names.mine, names.now)) {
    const at = names.mine.indexOf(name)
    const values = {
      mine: own[at],
      now: stored[names.now.indexOf(name)],
      base: name.startsWith('b') ? opened[Number(name.slice(1))] : undefined,
    }
    const item = mesclarItem(`${lista} ${name}`, values, value)
    if (!item) continue
    if (at >= 0) lugares.set(at, itens.length)
    itens.push(item)
  }
  return { itens, lugares }
}

const isNew = (name: string) => !name.startsWith('b')
const placed = (all: readonly Item[], names: readonly string[]) =>
  names.flatMap((name) => all[Number(name.slice(1))] ?? [])

/**
 * Names for the items of both sides, so that the same item has the same name: `b3` is item 3 of the base, `m2` and `n2`
 * are new items.
 */
function nomesDe(
  { own, stored }: { own: readonly Item[]; stored: readonly Item[] },
  { ownOf, storedOf }: { ownOf: Map<number, number>; storedOf: Map<number, number> },
) {
  const mine = own.map((_, at) => `m${at}`)
  const now = stored.map((_, at) => `n${at}`)
  for (const [at, there] of ownOf) mine[there] = `b${at}`
  for (const [at, there] of storedOf) now[there] = `b${at}`
  // Both sides may have added the same item.
  const [ownNew, storedNew] = [mine.filter(isNew), now.filter(isNew)]
  for (const [a, b] of paresDe(placed(own, ownNew), placed(stored, storedNew))) {
    const [mineName, nowName] = [ownNew[a] ?? '', storedNew[b] ?? '']
    now[now.indexOf(nowName)] = mineName
  }
  return { mine, now }
}

function mesclarItem(
  campo: string,
  { mine, now, base }: Three<Item | undefined>,
  value: Value,
): Item | undefined {
  const any = mine ?? now ?? base
  const nome = any && isQuestao(any) ? `Questão ${any.numero}` : 'Tema de redação'
  if (!mine || !now) return value(campo, nome, { mine, now, base }) as Item | undefined
  if (isEqual(now, base)) return mine
  if (isEqual(mine, base)) return now
  const partes = mesclarPartes(
    { mine: partesDo(mine), now: partesDo(now), base: base ? partesDo(base) : {} },
    (part, values) => value(`${campo} ${part}`, `${nome}: ${nomeDaParte(part)}`, values),
  )
  const merged = itemDe(partes)
  return mesmo(mine, { ...merged, aprovada: isAprovada(merged, { mine, now }) })
}

/** Approved only where the user who approved saw the merged content, or both did. */
const isAprovada = (merged: Item, { mine, now }: { mine: Item; now: Item }): boolean =>
  (mine.aprovada && now.aprovada) ||
  [mine, now].some((each) => each.aprovada && isEqual(each, { ...merged, aprovada: true }))

function mesclarPartes(
  { mine, now, base }: Three<Partes>,
  valueOf: (campo: string, values: Three<unknown>) => unknown,
): Partes {
  const campos = union(Object.keys(mine), Object.keys(now))
  return Object.fromEntries(
    campos.map((campo) => {
      const values = { mine: mine[campo], now: now[campo], base: base[campo] }
      if (campo === 'referencias')
        return [campo, juntas(values, (each) => (each ?? []) as readonly string[])]
      if (!SEM_PERGUNTA.has(campo)) return [campo, valueOf(campo, values)]
      return [campo, isEqual(values.mine, values.base) ? values.now : values.mine]
    }),
  )
}

/** Keeps the same object if nothing changed, so that an editor that shows it is not opened anew. */
const mesmo = <T extends object>(before: T, after: T): T =>
  isEqual(before, after) ? before : after
