import {
  redacoes,
  redacoesReferencias,
  referencias,
  revisoes,
  sorteios,
  type QuestaoSorteada,
} from '@rumo/contract'
import { draw } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import type { TemasLevados } from '@rumo/shared-device/levadas'
import type { Pedir } from '@rumo/shared-device/levar'

/** The most questions that a server returns at once; the plan of a day has fewer. */
const AT_ONCE = 100

/**
 * Requests what is left of today's plan: its reviews, new questions, and a theme for each essay. Rejects with an
 * ApiError.
 */
export const pedirPlano: Pedir = async (_, signal) => {
  const due = await http.call(revisoes.due, { query: { limite: AT_ONCE }, signal })
  const { novas = 0, redacoes: ensaios = 0 } = due.meta ?? {}
  const [questoes, temas] = await Promise.all([
    drawNovas(novas, signal),
    drawTemas(ensaios, signal),
  ])
  // When no review is due, the answer contains those that may be taken ahead of their day; these are left out.
  return { prova: null, questoes, temas, revisao: due.vencidas > 0 ? due : null }
}

async function drawNovas(count: number, signal: AbortSignal): Promise<QuestaoSorteada[]> {
  if (count === 0) return []
  // A server that cannot count questions by the account's answers cannot draw by them either.
  const so = http.offers(sorteios.count) ? ('nao_respondidas' as const) : undefined
  const body = { quantidade: Math.min(count, AT_ONCE), ...(so && { so }) }
  return (await http.call(sorteios.create, { body, signal })).questoes
}

async function drawTemas(count: number, signal: AbortSignal): Promise<TemasLevados> {
  if (count === 0) return { redacoes: [], links: [], referencias: [] }
  const [all, allLinks] = await Promise.all([
    http.call(redacoes.list, { signal }),
    http.call(redacoesReferencias.list, { signal }),
  ])
  const drawn = draw(all, count)
  const links = allLinks.filter(({ id_redacao }) => drawn.some(({ id }) => id === id_redacao))
  const ids = [...new Set(links.map(({ id_referencia }) => id_referencia))]
  const textos = ids.map((id) => http.call(referencias.one, { params: { id }, signal }))
  return { redacoes: drawn, links, referencias: await Promise.all(textos) }
}
