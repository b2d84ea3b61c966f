import {
  provas,
  redacoes,
  redacoesReferencias,
  referencias,
  revisoes,
  sorteios,
  type Prova,
  type QuestaoSorteada,
} from '@rumo/contract'
import { isQuestaoSorteada } from '@rumo/contract/shapes'
import { http } from '@rumo/shared-auth'
import type { OQueLevar, TemasLevados } from '@rumo/shared-device/levadas'
import type { Pedida } from '@rumo/shared-device/levar'
import { listOf } from '../../shared/list-of.ts'
import { numericId } from '../../shared/numeric-id.ts'
import { wholeReferencia } from '../../shared/whole-referencia.ts'

/** How many questions a server draws at once, which is also how many are saved of a matéria. */
const AT_ONCE = 100
/**
 * The most draws for one prova. No prova has more questions; the limit keeps a faulty server from filling the device.
 */
const MOST_DRAWS = 5

const NO_TEMAS: TemasLevados = { redacoes: [], links: [], referencias: [] }

/**
 * A simulado under way has questions of this prova, and the server leaves them out until it ends. The prova would be
 * saved incomplete.
 */
class EmSimulado extends Error {
  override readonly name = 'EmSimulado'
}

/** Requests everything that belongs to a prova, a matéria or a review. Rejects with an ApiError, or with EmSimulado. */
export async function pedir({ tipo, id }: OQueLevar, signal: AbortSignal): Promise<Pedida> {
  const nothing = { prova: null, temas: NO_TEMAS, revisao: null }
  if (tipo === 'revisao') {
    const revisao = await http.call(revisoes.due, { signal })
    return { ...nothing, revisao, questoes: listOf(revisao?.questoes) }
  }
  if (tipo === 'materia') {
    const body = { quantidade: AT_ONCE, id_materia: id }
    const drawn = await http.call(sorteios.create, { body, signal })
    return { ...nothing, questoes: listOf(drawn?.questoes) }
  }
  const [questoes, prova, temas] = await Promise.all([
    questoesDaProva(id, signal),
    http.call(provas.fetch, { params: { id }, body: undefined, signal }),
    temasDaProva(id, signal),
  ])
  return { ...nothing, questoes, prova: prova satisfies Prova, temas }
}

async function questoesDaProva(id: number, signal: AbortSignal): Promise<QuestaoSorteada[]> {
  const all: QuestaoSorteada[] = []
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const exceto = all.map((one) => one.id)
    const body = { quantidade: AT_ONCE, id_prova: id, prova_inteira: true, exceto }
    const { questoes, em_simulado } = await http.call(sorteios.create, { body, signal })
    if (em_simulado) throw new EmSimulado()
    all.push(...listOf(questoes))
    if (questoes.length < AT_ONCE) break
  }
  // An annulled question may have no alternatives and cannot be shown then.
  return all.filter(isQuestaoSorteada)
}

async function temasDaProva(idProva: number, signal: AbortSignal): Promise<TemasLevados> {
  const [all, allLinks] = await Promise.all([
    http.call(redacoes.list, { signal }).then(listOf),
    http.call(redacoesReferencias.list, { signal }).then(listOf),
  ])
  const own = all.filter(({ id_prova }) => numericId(id_prova) === idProva)
  const ids = new Set(own.map(({ id }) => numericId(id)))
  const links = allLinks.filter(({ id_redacao }) => ids.has(numericId(id_redacao)))
  const idReferencias = new Set(links.map(({ id_referencia }) => numericId(id_referencia)))
  const textos = await Promise.all(
    [...idReferencias].map(async (id) =>
      wholeReferencia(await http.call(referencias.one, { params: { id }, signal }), id),
    ),
  )
  return { redacoes: own, links, referencias: textos }
}
