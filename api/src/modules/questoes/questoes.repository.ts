import type {
  FiltroDeQuestoesAvulsas,
  MudancasDeQuestao,
  NovaQuestao,
  Questao,
  QuestaoAvulsa,
  QuestaoCompleta,
} from '@rumo/contract'
import { pickBy } from 'es-toolkit'
import { sql } from 'kysely'
import { InvalidInputError, StaleVersionError } from '../../errors.ts'
import { lockContent } from '../../infra/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/db.ts'
import { deriveQuestao } from '../../infra/derive-questao.ts'
import { insertRecord } from '../../infra/insert-record.ts'
import { listPage, type Page } from '../../infra/list-page.ts'
import { refuseBroken } from '../../infra/marcacao.ts'
import {
  type Audience,
  currentQuestoes,
  isPublished,
  QUESTAO,
  rememberPublished,
  shownQuestoes,
} from '../../infra/published.ts'
import {
  changeQuestao,
  recordQuestao,
  refuseNumero,
  removeQuestao,
} from '../../infra/questoes/change-questao.ts'

type Fields = Omit<NovaQuestao, 'situacao'> & Pick<Questao, 'situacao'>

const LISTING = { busca: [sql.ref('q.busca')], ordem: { id: [] }, id: sql.ref('q.id') } as const

export type QuestoesRepository = ReturnType<typeof questoesRepository>

/** Questions by themselves; whole ones are written by the editor (modules/edicao), by the same rules. */
export function questoesRepository(db: Database) {
  function changing<Result>(work: (trx: DatabaseTransaction) => Promise<Result>): Promise<Result> {
    return db.transaction().execute(async (trx) => {
      await lockContent(trx)
      return work(trx)
    })
  }

  return {
    /** One of a prova that is there for the audience; a retired one too, for the attempts that hold it. */
    find(id: number, audience: Audience): Promise<Questao | undefined> {
      return shownQuestoes(db, audience).select(QUESTAO).where('q.id', '=', id).executeTakeFirst()
    },

    /** Those that are not retired, of whatever prova, or of one. */
    list({ id_prova, ...asked }: FiltroDeQuestoesAvulsas = {}): Promise<Page<QuestaoAvulsa>> {
      const found = currentQuestoes(db, 'administrador')
        .select([...QUESTAO, 'q.versao'])
        .$if(id_prova !== undefined, (query) => query.where('q.id_prova', '=', id_prova ?? 0))
      return listPage(found, asked, LISTING)
    },

    /**
     * Throws an InvalidInputError where it names what is not there, has another's number, or cannot be drawn where
     * everybody would see it; so does `change`.
     */
    insert(nova: NovaQuestao, autor: number): Promise<QuestaoAvulsa> {
      return changing(async (trx) => {
        await refuseUnfit(trx, nova, { alternativas: [], referencias: [] })
        await refuseNumero(trx, nova, 'numero')
        const id = await insertRecord(trx, 'questoes', {
          numero: null,
          explicacao: null,
          id_materia: null,
          ...given(nova),
          ...deriveQuestao(nova, []),
        })
        return (await recordQuestao(trx, id, autor)).questao
      })
    },

    /**
     * Changes the fields that are given; what students answered is graded by what it is then. Undefined where there is
     * no such question; throws a StaleVersionError where somebody else has written it since.
     */
    async change(
      id: number,
      { versao, ...changes }: MudancasDeQuestao,
      autor: number,
    ): Promise<QuestaoAvulsa | undefined> {
      const depois = await changing((trx) =>
        changeQuestao(trx, id, autor, async ({ questao, alternativas, referencias }) => {
          if (versao !== undefined && versao !== questao.versao) throw new StaleVersionError()
          const now = { ...questao, ...given(changes) }
          await refuseUnfit(trx, now, { alternativas, referencias })
          await refuseNumero(trx, now, 'numero', questao)
          await rememberPublished(trx, { id })
          await trx
            .updateTable('questoes')
            .set({ ...given(changes), ...deriveQuestao(now, alternativas) })
            .where('id', '=', id)
            .execute()
        }),
      )
      return depois?.questao
    },

    /** As `removeQuestao` says. */
    remove(id: number, autor: number): Promise<'removed' | 'retired' | undefined> {
      return changing((trx) => removeQuestao(trx, id, autor))
    },
  }
}

/** What is not given stays as it is. */
function given<Values extends object>(values: Values) {
  return pickBy(values, (value) => value !== undefined) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>
  }
}

async function refuseUnfit(
  trx: DatabaseTransaction,
  { id_prova, id_materia, texto, explicacao }: Fields,
  parts: Pick<QuestaoCompleta, 'alternativas' | 'referencias'>,
): Promise<void> {
  const isThere = async (table: 'provas' | 'materias', id: number) =>
    (await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  const campos: Record<string, string> = {}
  if (!(await isThere('provas', id_prova))) campos['id_prova'] = 'Essa prova não existe.'
  if (id_materia != null && !(await isThere('materias', id_materia))) {
    campos['id_materia'] = 'Essa matéria não existe.'
  }
  if (Object.keys(campos).length > 0) throw new InvalidInputError(campos)
  if (!(await isPublished(trx, id_prova))) return
  refuseBroken({ texto, explicacao, ...textsOf(parts) })
}

/** What its parts say, by their places: the question may come to a prova that is published. */
function textsOf(parts: Pick<QuestaoCompleta, 'alternativas' | 'referencias'>) {
  const [alternativas, referencias] = [parts.alternativas, parts.referencias]
  return Object.fromEntries([
    ...alternativas.flatMap(
      ({ texto, comentario }, place): [string, string | null | undefined][] => [
        [`alternativas.${place}.texto`, texto],
        [`alternativas.${place}.comentario`, comentario],
      ],
    ),
    ...referencias.flatMap(({ titulo, texto, legenda }, place): [string, string | null][] => [
      [`referencias.${place}.titulo`, titulo],
      [`referencias.${place}.texto`, texto],
      [`referencias.${place}.legenda`, legenda],
    ]),
  ])
}
