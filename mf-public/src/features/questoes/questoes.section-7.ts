import {
  alternativas,
  provas,
  questoes,
  questoesReferencias,
  referencias,
  vestibulares,
  type PedidoDeSorteio,
  type QuestaoReferencia,
  type QuestaoSorteada,
  type Sorteio,
} from '@rumo/contract'
import { draw } from '@rumo/contract/rules'
import { ApiError, http } from '@rumo/shared-auth'
import { memoize, sortBy, uniq } from 'es-toolkit'
import { listOf } from '../../shared/list-of.ts'
import { numericId } from '../../shared/numeric-id.ts'
import { unlessGone } from '../../shared/unless-gone.ts'
import { wholeReferencia } from '../../shared/whole-referencia.ts'
import { assembleQuestao, canBePractised } from './assemble.ts'

/**
 * Draws with the calls of section 7 (docs/product/calls.md) alone. The ids of questions come from the links to
 * references, because section 7 has no other list of questions, and the draw happens on the device. A question that is
 * gone or cannot be practised is replaced by another one. When the provas cannot be loaded, the questions come without
 * their source. `random` is Math.random by default.
 */
export async function drawBySection7(
  { quantidade, entre, exceto = [] }: Pick<PedidoDeSorteio, 'quantidade' | 'entre' | 'exceto'>,
  signal: AbortSignal,
  random?: () => number,
): Promise<Sorteio> {
  const links = listOf(await http.call(questoesReferencias.list, { signal })).map(withNumbers)
  const isAsked = entre && new Set(entre)
  const known = uniq(links.map((link) => link.id_questao)).filter((id) => isAsked?.has(id) ?? true)
  const seen = new Set(exceto)
  const unseen = known.filter((id) => !seen.has(id))
  const inAnyOrder = draw(unseen, unseen.length, random)
  const { found, unusable } = await takeUsable(inAnyOrder, quantidade, finder(links, signal))
  return { questoes: found, disponiveis: known.length - unusable }
}

/** Loads questions by their ids, `count` at most. Questions that are gone or cannot be practised are left out. */
export async function questoesBySection7(
  ids: readonly number[],
  count: number,
  signal: AbortSignal,
): Promise<QuestaoSorteada[]> {
  if (ids.length === 0) return []
  const links = listOf(await http.call(questoesReferencias.list, { signal })).map(withNumbers)
  return (await takeUsable(ids, count, finder(links, signal))).found
}

/** Makes numbers of the ids in a link: a server may send them as text, and ids seen before are numbers. */
function withNumbers(link: QuestaoReferencia): QuestaoReferencia {
  return {
    ...link,
    id_questao: numericId(link.id_questao),
    // Our own server also lists questions without references.
    id_referencia: (link.id_referencia ?? null) === null ? null : numericId(link.id_referencia),
  }
}

type Find = (id: number) => Promise<QuestaoSorteada | null>

/** After this many failures without any question, the server itself is taken to be failing. */
const MOST_FAILURES = 10

/**
 * Loads questions by these ids, in their order, until there are `count`. Each round requests as many as are still
 * missing. A server of the owner's kind answers 500 for a missing record: such a question is left out. When all of them
 * fail, the first error is thrown.
 */
async function takeUsable(ids: readonly number[], count: number, find: Find) {
  const found: QuestaoSorteada[] = []
  const failures: ApiError[] = []
  const findUnlessFailed = (id: number) =>
    find(id).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 500) throw error
      failures.push(error)
      return null
    })
  let asked = 0
  while (found.length < count && asked < ids.length) {
    const batch = ids.slice(asked, asked + count - found.length)
    asked += batch.length
    const answers = await Promise.all(batch.map(findUnlessFailed))
    found.push(...answers.filter((questao) => questao !== null))
    if (found.length === 0 && failures.length >= MOST_FAILURES) break
  }
  if (found.length === 0 && failures[0]) throw failures[0]
  return { found, unusable: asked - found.length }
}

/**
 * Returns a function that loads one question with everything that belongs to it. It resolves to null for a question
 * that is gone or cannot be practised.
 */
function finder(links: readonly QuestaoReferencia[], signal: AbortSignal): Find {
  const exams = Promise.all([
    unlessFailed(http.call(provas.list, { signal })),
    unlessFailed(http.call(vestibulares.list, { signal })),
  ])
  const findReferencia = memoize(async (id: number) => {
    const referencia = await unlessGone(http.call(referencias.one, { params: { id }, signal }))
    return referencia && wholeReferencia(referencia, id)
  })
  const findReferencias = (idQuestao: number) => {
    const own = links.filter(({ id_questao }) => id_questao === idQuestao)
    const inOrder = sortBy(own, [({ ordem }) => ordem ?? 0]).map((link) => link.id_referencia)
    return Promise.all(inOrder.filter((id) => id !== null).map(findReferencia))
  }

  return async (id) => {
    const [questao, foundAlternativas, foundReferencias, [foundProvas, foundVestibulares]] =
      await Promise.all([
        unlessGone(http.call(questoes.one, { params: { id }, signal })),
        unlessGone(http.call(alternativas.list, { query: { questaoId: id }, signal })),
        findReferencias(id),
        exams,
      ])
    if (questao === null || foundAlternativas === null) return null
    const whole = assembleQuestao({
      questao: { ...questao, id },
      alternativas: listOf(foundAlternativas),
      referencias: foundReferencias.filter((referencia) => referencia !== null),
      provas: foundProvas,
      vestibulares: foundVestibulares,
    })
    return canBePractised(whole) ? whole : null
  }
}

async function unlessFailed<T>(answer: Promise<T[]>): Promise<T[]> {
  return answer.then(listOf).catch(() => [])
}
