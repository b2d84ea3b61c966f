import type { Contagem, FiltroDeSorteio, PedidoDeSorteio, Sorteio } from '@rumo/contract'
import type { Dificuldades } from '../../domain/questoes/dificuldades.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import type { SorteiosRepository } from './sorteios.repository.ts'

type Ids = ReadonlySet<number>

export function sorteiosService(
  published: PublishedQuestoes,
  repository: SorteiosRepository,
  readDificuldades: () => Promise<Dificuldades>,
) {
  /**
   * What was asked in the ids of an account's own answers. Of a visitor (null) no answer is known here: none is left out,
   * and what went wrong are the ids that the device says (`entre`).
   */
  async function ownAnswers<Filtro extends FiltroDeSorteio>(
    { so, ...filtro }: Filtro,
    idUsuario: number | null,
  ) {
    if (so === undefined) return { filtro }
    if (so === 'nao_respondidas') {
      return {
        filtro,
        respondidas: idUsuario === null ? undefined : await repository.respondidas(idUsuario),
      }
    }
    const { entre = [] } = filtro
    if (idUsuario === null) return { filtro: { ...filtro, entre } }
    const erradas = await repository.erradas(idUsuario)
    const isAsked = filtro.entre && new Set(entre)
    const both = [...erradas].filter((id) => isAsked?.has(id) ?? true)
    return { filtro: { ...filtro, entre: both } }
  }

  /** The same, and what an account is not to be given: what its simulados under way ask comes with its key. */
  async function asked<Filtro extends FiltroDeSorteio>(all: Filtro, idUsuario: number | null) {
    const emCurso = idUsuario === null ? undefined : await repository.emCurso(idUsuario)
    const { filtro: pedido, respondidas } = await ownAnswers(all, idUsuario)
    return { pedido, emCurso, leftOut: union(emCurso, respondidas) }
  }

  /** Of a whole prova, what no draw has; an account is not given what its simulados under way ask. */
  async function outrasDaProva(
    { prova_inteira, id_prova }: PedidoDeSorteio,
    leftOut: Ids | undefined,
  ): Promise<number[]> {
    if (!prova_inteira || id_prova === undefined) return []
    const ids = await repository.naoSorteadas(id_prova)
    return ids.filter((id) => !leftOut?.has(id))
  }

  return {
    /**
     * Draws questions for practice, as they are now. For an account (null: for a visitor) without those that its
     * simulados under way ask; of those it says how many there are.
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

    /** How many questions such a draw has to choose from, in all, by assunto, and by how hard they are. */
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
