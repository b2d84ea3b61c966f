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
import { sent } from '../../domain/edicao/sent.ts'
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

/**
 * Questions without their alternatives and references, for clients that write part by part. The editor (modules/edicao)
 * writes whole questions, by the same rules.
 */
export function questoesRepository(db: Database) {
  return {
    /** A question that the audience sees. Retired questions are found too, for the attempts that hold them. */
    async find(id: number, audience: Audience): Promise<QuestaoNoPdf | undefined> {
      const found = await shownQuestoes(db, audience)
        .select([...QUESTAO, 'q.regioes_pdf'])
        .where('q.id', '=', id)
        .executeTakeFirst()
      if (!found) return undefined
      // When there is no page, the stored place belongs to a PDF that the prova does not have.
      const { pagina_pdf, regioes_pdf } = found
      return { ...found, regioes_pdf: pagina_pdf === null ? [] : regioesIn(regioes_pdf) }
    },

    /** A page of the questions that are not retired, of all provas or of one. */
    list({ id_prova, ...asked }: FiltroDeQuestoesAvulsas = {}): Promise<Page<QuestaoAvulsa>> {
      const found = currentQuestoes(db, 'administrador')
        .select([...QUESTAO, 'q.versao'])
        .$if(id_prova !== undefined, (query) => query.where('q.id_prova', '=', id_prova ?? 0))
      return listPage(found, asked, LISTING)
    },

    /**
     * Throws an InvalidInputError with all problems of the question: a named record that is gone, a number that is
     * taken and, in a published prova, a text that cannot be drawn. So does `change`.
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
          ...sent(nova),
          ...deriveQuestao(nova, [], judge),
        })
        return (await recordQuestao(trx, id, autor)).questao
      })
    },

    /**
     * Changes the given fields, and grades students' answers again by the new key. Undefined when there is no such
     * question. Throws a StaleVersionError when the question was changed after the caller read it.
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

    /** See `removeQuestao`. */
    remove(id: number, autor: number): Promise<boolean | 'kept'> {
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
  const now = { ...questao, ...sent(changes) }
  if (changes.id_assunto === undefined) now.id_assunto = await keptAssunto(trx, now)
  const judge = createJudge()
  await refuseUnfit(trx, now, judge, antes)
  if (now.id_prova !== questao.id_prova) await keepPublished(trx, { id: questao.id })
  await trx
    .updateTable('questoes')
    .set({
      ...sent(changes),
      id_assunto: now.id_assunto ?? null,
      ...lugarIn(questao, now.id_prova),
      ...deriveQuestao(now, alternativas, judge),
    })
    .where('id', '=', questao.id)
    .execute()
}

async function refuseUnfit(
  trx: DatabaseTransaction,
  questao: Fields,
  judge: Judge,
  antes?: QuestaoCompleta,
): Promise<void> {
  // The question may move to a published prova, so its alternatives and references are checked, too.
  const { alternativas = [], referencias = [] } = antes ?? {}
  const isPublica = await isPublished(trx, questao.id_prova)
  refuseCampos({
    ...(await problemasDoLugar(trx, questao, antes?.questao)),
    ...(isPublica &&
      problemasDosTextos(textosDaQuestao({ questao, alternativas, referencias }), judge)),
  })
}
