import type { Contagem, FiltroDeSorteio, PedidoDeSorteio, Sorteio } from '@rumo/contract'
import type { Dificuldades } from '../../domain/questoes/dificuldades.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import { readEmCurso } from '../../domain/tentativas/em-curso.ts'
import { readProprias } from '../../domain/tentativas/proprias.ts'
import type { Database } from '../../infra/database/db.ts'
import { readNaoSorteadas } from './sorteios.repository.ts'

type Ids = ReadonlySet<number>

export function sorteiosService(
  published: PublishedQuestoes,
  db: Database,
  readDificuldades: () => Promise<Dificuldades>,
) {
  /**
   * Replaces the filter `so` by ids of questions, from the account's own answers. The server knows no answers of a
   * visitor (null): none of a visitor's answered questions are left out, and the wrong ones are those that the device
   * gives (`entre`).
   */
  async function ownAnswers<Filtro extends FiltroDeSorteio>(
    { so, ...filtro }: Filtro,
    idUsuario: number | null,
  ) {
    if (so === undefined) return { filtro }
    if (so === 'nao_respondidas') {
      return {
        filtro,
        respondidas:
          idUsuario === null ? undefined : await readProprias(db, idUsuario, 'respondidas'),
      }
    }
    const { entre = [] } = filtro
    if (idUsuario === null) return { filtro: { ...filtro, entre } }
    const erradas = await readProprias(db, idUsuario, 'erradas')
    const isAsked = filtro.entre && new Set(entre)
    const both = [...erradas].filter((id) => isAsked?.has(id) ?? true)
    return { filtro: { ...filtro, entre: both } }
  }

  /**
   * As `ownAnswers`. Also leaves out the questions of the account's simulados under way: a drawn question comes with
   * its key.
   */
  async function asked<Filtro extends FiltroDeSorteio>(all: Filtro, idUsuario: number | null) {
    const emCurso = idUsuario === null ? undefined : await readEmCurso(db, idUsuario)
    const { filtro: pedido, respondidas } = await ownAnswers(all, idUsuario)
    return { pedido, emCurso, leftOut: union(emCurso, respondidas) }
  }

  /**
   * For practice of a whole prova: its questions that draws leave out, except those of the account's simulados under
   * way.
   */
  async function outrasDaProva(
    { prova_inteira, id_prova }: PedidoDeSorteio,
    leftOut: Ids | undefined,
  ): Promise<number[]> {
    if (!prova_inteira || id_prova === undefined) return []
    const ids = await readNaoSorteadas(db, id_prova)
    return ids.filter((id) => !leftOut?.has(id))
  }

  return {
    /**
     * Draws questions for practice, in their current version. For an account (null: a visitor), the questions of its
     * simulados under way are left out; `em_simulado` says how many.
     */
    async draw(all: PedidoDeSorteio, idUsuario: number | null): Promise<Sorteio> {
      const questoes = await published()
      const { pedido, emCurso, leftOut } = await asked(all, idUsuario)
      const isByDificuldade = pedido.dificuldade !== undefined
      const dificuldades = isByDificuldade ? await readDificuldades() : undefined
      const { ids, disponiveis } = questoes.draw(pedido, { leftOut, dificuldades })
      const em_simulado = emCurso?.size ? questoes.countAmong(emCurso, pedido, { dificuldades }) : 0
      const outras = await outrasDaProva(all, leftOut)
      const room = pedido.quantidade - ids.length
      return {
        questoes: await questoes.byIds([...ids, ...without(outras, pedido.exceto).slice(0, room)]),
        disponiveis: disponiveis + outras.length,
        ...(em_simulado > 0 && { em_simulado }),
      }
    },

    /** How many questions a draw with this filter can choose from: in all, by assunto, and by difficulty. */
    async count(all: FiltroDeSorteio, idUsuario: number | null): Promise<Contagem> {
      const questoes = await published()
      const { pedido, leftOut } = await asked(all, idUsuario)
      return questoes.count(pedido, { leftOut, dificuldades: await readDificuldades() })
    },
  }
}

function without(ids: readonly number[], exceto: readonly number[] = []): number[] {
  const excluded = new Set(exceto)
  return ids.filter((id) => !excluded.has(id))
}

function union(one: Ids | undefined, other: Ids | undefined): Ids | undefined {
  if (!one?.size) return other
  return other ? new Set([...one, ...other]) : one
}
