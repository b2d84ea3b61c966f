import type { Contagem, QuestaoSorteada } from '@rumo/contract'
import { cacheByVersion, keepByIds, oncePerTurn } from '../../infra/cache/cache.ts'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { drawableQuestoes } from '../publicacao/published.ts'
import { countQuestoes } from './count-questoes.ts'
import type { Dificuldades } from './dificuldades.ts'
import {
  type AnosDasProvas,
  type Draw,
  type DrawableQuestao,
  type DrawFilter,
  drawQuestoes,
} from './draw.ts'
import { lastPublishedQuestoes } from './last-published.ts'

/** What a draw uses besides the published questions: the ids to leave out, and the difficulties. */
interface Beside {
  leftOut?: ReadonlySet<number> | undefined
  dificuldades?: Dificuldades | undefined
}

/** The published questions at one moment. */
interface Snapshot {
  /** The ids of the questions that can be drawn, and those of their matérias. */
  drawable: ReadonlySet<number>
  materias: ReadonlySet<number | null>
  /** Draws from the questions that are not in `leftOut`. */
  draw: (pedido: DrawFilter, beside?: Beside) => Draw
  /** Counts the questions that are not in `leftOut`. */
  count: (filtro: Omit<DrawFilter, 'quantidade'>, beside?: Beside) => Contagem
  /** How many of these questions fit the filters. */
  countAmong: (ids: ReadonlySet<number>, pedido: DrawFilter, beside?: Beside) => number
  /**
   * The questions with their alternatives and references, in the order of the ids, without those that no longer exist.
   */
  byIds: (ids: readonly number[]) => Promise<QuestaoSorteada[]>
}

/** Gives the published questions, cached in memory until one of them changes. */
export type PublishedQuestoes = () => Promise<Snapshot>

export function publishedQuestoes(db: Database): PublishedQuestoes {
  const readWhole = lastPublishedQuestoes(db)
  return cacheByVersion(
    oncePerTurn(() => readContentVersion(db)),
    async () => {
      const [drawable, anos] = [await listDrawable(db), await readAnos(db)]
      return {
        drawable: new Set(drawable.map(({ id }) => id)),
        materias: new Set(drawable.map(({ id_materia }) => id_materia)),
        draw: (pedido, { leftOut, dificuldades } = {}) =>
          drawQuestoes(without(drawable, leftOut), pedido, { anos, dificuldades }),
        count: (filtro, { leftOut, dificuldades } = {}) =>
          countQuestoes(without(drawable, leftOut), filtro, { anos, dificuldades }),
        countAmong: (ids, pedido, { dificuldades } = {}) =>
          drawQuestoes(
            drawable.filter(({ id }) => ids.has(id)),
            pedido,
            { anos, dificuldades },
          ).disponiveis,
        byIds: keepByIds(readWhole),
      }
    },
  )
}

function without(drawable: DrawableQuestao[], leftOut: ReadonlySet<number> | undefined) {
  return leftOut?.size ? drawable.filter(({ id }) => !leftOut.has(id)) : drawable
}

function listDrawable(db: Database): Promise<DrawableQuestao[]> {
  return drawableQuestoes(db)
    .select(['q.id', 'q.id_materia', 'q.id_assunto', 'q.id_prova'])
    .execute()
}

async function readAnos(db: Database): Promise<AnosDasProvas> {
  const rows = await db
    .selectFrom('provas as p')
    .innerJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
    .select(['p.id', 'v.ano'])
    .execute()
  return new Map(rows.map(({ id, ano }) => [id, ano]))
}
