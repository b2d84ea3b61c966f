import type {
  FiltroDeQuestoesAvulsas,
  MudancasDeQuestao,
  NovaQuestao,
  Questao,
  QuestaoAvulsa,
  QuestaoCompleta,
  QuestaoNoPdf,
} from '@rumo/contract'
import { createJudge, type Judge } from '@rumo/contract/formulas'
import { pickBy } from 'es-toolkit'
import { sql } from 'kysely'
import { refuseCampos, StaleVersionError } from '../../errors.ts'
import { changeContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { deriveQuestao } from '../../domain/questoes/derive-questao.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import { problemasDosTextos } from '../../domain/publicacao/marcacao.ts'
import {
  type Audience,
  currentQuestoes,
  isPublished,
  QUESTAO,
  shownQuestoes,
} from '../../domain/publicacao/published.ts'
import { keptAssunto } from '../../domain/questoes/assunto-da-questao.ts'
import {
  changeQuestao,
  recordQuestao,
  removeQuestao,
} from '../../domain/questoes/change-questao.ts'
import { keepPublished } from '../../domain/questoes/last-published.ts'
import { lugarIn, regioesIn } from '../../domain/questoes/lugar-no-pdf.ts'
import { problemasDoLugar, textosDaQuestao } from '../../domain/questoes/problemas-da-questao.ts'

type Fields = Omit<NovaQuestao, 'situacao'> & Pick<Questao, 'situacao'>

const LISTING = { busca: [sql.ref('q.busca')], ordem: { id: [] }, id: sql.ref('q.id') } as const

/** Questions without their parts; the editor (modules/edicao) writes whole ones, by the same rules. */
export function questoesRepository(db: Database) {
  return {
    /** One of a prova that is there for the audience; a retired one too, for the attempts that hold it. */
    async find(id: number, audience: Audience): Promise<QuestaoNoPdf | undefined> {
      const found = await shownQuestoes(db, audience)
        .select([...QUESTAO, 'q.regioes_pdf'])
        .where('q.id', '=', id)
        .executeTakeFirst()
      if (!found) return undefined
      // Without its page the place belongs to a PDF that the prova does not have.
      const { pagina_pdf, regioes_pdf } = found
      return { ...found, regioes_pdf: pagina_pdf === null ? [] : regioesIn(regioes_pdf) }
    },

    /** Those that are not retired, of whatever prova, or of one. */
    list({ id_prova, ...asked }: FiltroDeQuestoesAvulsas = {}): Promise<Page<QuestaoAvulsa>> {
      const found = currentQuestoes(db, 'administrador')
        .select([...QUESTAO, 'q.versao'])
        .$if(id_prova !== undefined, (query) => query.where('q.id_prova', '=', id_prova ?? 0))
      return listPage(found, asked, LISTING)
    },

    /**
     * Throws an InvalidInputError with all that speaks against it: what it names and is not there, another's number,
     * and where everybody would see it, what cannot be drawn; so does `change`.
     */
    insert(nova: NovaQuestao, autor: number): Promise<QuestaoAvulsa> {
      return changeContent(db, async (trx) => {
        const judge = createJudge()
        await refuseUnfit(trx, nova, judge)
        const id = await insertRecord(trx, 'questoes', {
          numero: null,
          explicacao: null,
          id_materia: null,
          id_assunto: null,
          ...given(nova),
          ...deriveQuestao(nova, [], judge),
        })
        return (await recordQuestao(trx, id, autor)).questao
      })
    },

    /**
     * Changes the fields that are given; what students answered is graded by what it is then. Undefined where there is
     * no such question; throws a StaleVersionError where it has changed since.
     */
    async change(
      id: number,
      changes: MudancasDeQuestao,
      autor: number,
    ): Promise<QuestaoAvulsa | undefined> {
      const depois = await changeContent(db, (trx) =>
        changeQuestao(trx, id, autor, (antes) => writeChanges(trx, antes, changes)),
      )
      return depois?.questao
    },

    /** As `removeQuestao` says. */
    remove(id: number, autor: number): Promise<'removed' | 'retired' | undefined> {
      return changeContent(db, (trx) => removeQuestao(trx, id, autor))
    },
  }
}

async function writeChanges(
  trx: DatabaseTransaction,
  antes: QuestaoCompleta,
  { versao, ...changes }: MudancasDeQuestao,
): Promise<void> {
  const { questao, alternativas } = antes
  if (versao !== undefined && versao !== questao.versao) throw new StaleVersionError()
  const now = { ...questao, ...given(changes) }
  if (changes.id_assunto === undefined) now.id_assunto = await keptAssunto(trx, now)
  const judge = createJudge()
  await refuseUnfit(trx, now, judge, antes)
  if (now.id_prova !== questao.id_prova) await keepPublished(trx, { id: questao.id })
  await trx
    .updateTable('questoes')
    .set({
      ...given(changes),
      id_assunto: now.id_assunto ?? null,
      ...lugarIn(questao, now.id_prova),
      ...deriveQuestao(now, alternativas, judge),
    })
    .where('id', '=', questao.id)
    .execute()
}

/** Fields that are not given stay as they are. */
function given<Values extends object>(values: Values) {
  return pickBy(values, (value) => value !== undefined) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>
  }
}

async function refuseUnfit(
  trx: DatabaseTransaction,
  questao: Fields,
  judge: Judge,
  antes?: QuestaoCompleta,
): Promise<void> {
  // It may move to a published prova, with its parts.
  const { alternativas = [], referencias = [] } = antes ?? {}
  const isPublica = await isPublished(trx, questao.id_prova)
  refuseCampos({
    ...(await problemasDoLugar(trx, questao, antes?.questao)),
    ...(isPublica &&
      problemasDosTextos(textosDaQuestao({ questao, alternativas, referencias }), judge)),
  })
}
