import {
  LETRAS,
  type Alternativa,
  type MudancasDeAlternativa,
  type NovaAlternativa,
  type QuestaoCompleta,
} from '@rumo/contract'
import { alternativasIguais } from '@rumo/contract/rules'
import { novaAlternativa } from '@rumo/contract/schemas/alternativas'
import { createJudge, type Judge } from '@rumo/contract/formulas'
import { omit } from 'es-toolkit'
import { InvalidInputError } from '../../errors.ts'
import { changeContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { deriveQuestao } from '../../domain/questoes/derive-questao.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { refuseIncomplete, sent } from '../../domain/edicao/sent.ts'
import { refuseBroken } from '../../domain/publicacao/marcacao.ts'
import {
  type Audience,
  ALTERNATIVA,
  isPublished,
  shownQuestoes,
} from '../../domain/publicacao/published.ts'
import { changeQuestao } from '../../domain/questoes/change-questao.ts'
import { findQuestao } from '../../domain/questoes/find-questao.ts'
import { textosDaQuestao } from '../../domain/questoes/problemas-da-questao.ts'

/** The columns of an alternative's row, without `id` and `ordem`. */
type Values = {
  [K in keyof Omit<Alternativa, 'id' | 'ordem'>]-?: Exclude<Alternativa[K], undefined>
}

/** A change of a question: its transaction, and the question before the change. */
interface Change {
  trx: DatabaseTransaction
  antes: QuestaoCompleta
  judge: Judge
}

/**
 * The calls that edit a single alternative. Each edit changes the question, by the rules of the editor
 * (modules/edicao). Marking one alternative as right unmarks the others, so that a client may make its calls in any
 * order.
 */
export function alternativasRepository(db: Database) {
  function list(audience: Audience) {
    return shownQuestoes(db, audience)
      .innerJoin('alternativas as a', 'a.id_questao', 'q.id')
      .select(ALTERNATIVA)
      .orderBy('a.id_questao')
      .orderBy('a.ordem')
      .orderBy('a.id')
  }

  return {
    /** The alternatives of one question, in their order; an empty list when the audience sees no such question. */
    listOfQuestao(idQuestao: number, audience: Audience): Promise<Alternativa[]> {
      return list(audience).where('q.id', '=', idQuestao).execute()
    },

    /** The alternatives of all questions that are not retired. */
    listAll(): Promise<Alternativa[]> {
      return list('administrador').where('q.retirada_em', 'is', null).execute()
    },

    /**
     * Undefined when there is no such question. Like `change`, it throws an InvalidInputError when the letter is taken,
     * or when the text cannot be drawn and the question is published.
     */
    async insert(nova: NovaAlternativa, autor: number): Promise<Alternativa | undefined> {
      const changed = await changeAlternativas(db, nova.id_questao, autor, (change) =>
        insertInto(change, nova),
      )
      return changed && alternativaIn(changed.depois, changed.result)
    },

    /** Changes the given fields. Undefined when there is no such alternative. */
    async change(
      id: number,
      changes: MudancasDeAlternativa,
      autor: number,
    ): Promise<Alternativa | undefined> {
      const idQuestao = await questaoOf(db, id)
      if (idQuestao === undefined) return undefined
      if ((changes.id_questao ?? idQuestao) !== idQuestao) {
        throw new InvalidInputError({ id_questao: 'A alternativa é de outra questão.' })
      }
      const changed = await changeAlternativas(db, idQuestao, autor, (change) =>
        writeChanges(change, id, changes),
      )
      return changed && changed.depois.alternativas.find((alternativa) => alternativa.id === id)
    },

    /** Gives whether there was such an alternative. */
    async remove(id: number, autor: number): Promise<boolean> {
      const idQuestao = await questaoOf(db, id)
      if (idQuestao === undefined) return false
      const changed = await changeAlternativas(db, idQuestao, autor, async ({ trx }) => {
        await trx.deleteFrom('alternativas').where('id', '=', id).execute()
      })
      return changed !== undefined
    },
  }
}

/**
 * Runs `write` as an edit of the question, then updates the question's derived columns. Undefined when there is no such
 * question.
 */
function changeAlternativas<Result>(
  db: Database,
  idQuestao: number,
  autor: number,
  write: (change: Change) => Promise<Result>,
): Promise<{ result: Result; depois: QuestaoCompleta } | undefined> {
  return changeContent(db, async (trx) => {
    const written: Result[] = []
    const depois = await changeQuestao(trx, idQuestao, autor, async (antes) => {
      const change = { trx, antes, judge: createJudge() }
      written.push(await write(change))
      await derive(change)
    })
    return depois && { result: written[0] as Result, depois }
  })
}

async function questaoOf(db: Database, id: number): Promise<number | undefined> {
  const found = db.selectFrom('alternativas').select('id_questao').where('id', '=', id)
  return (await found.executeTakeFirst())?.id_questao
}

async function insertInto(change: Change, nova: NovaAlternativa): Promise<number> {
  const { trx, antes } = change
  const taken = new Set(antes.alternativas.map(({ nome }) => nome))
  const free = LETRAS.find((letra) => !taken.has(letra))
  if (free === undefined) {
    const message = `Escreva no máximo ${LETRAS.length} alternativas.`
    throw new InvalidInputError({ id_questao: message })
  }
  const values = rowOf({ ...nova, nome: nova.nome ?? free })
  await makeWay(change, values)
  return insertRecord(trx, 'alternativas', { ...values, ordem: placeOf(values) })
}

async function writeChanges(
  change: Change,
  id: number,
  changes: MudancasDeAlternativa,
): Promise<void> {
  const { trx, antes } = change
  const found = antes.alternativas.find((alternativa) => alternativa.id === id)
  if (!found) return
  const values = rowOf({ ...found, ...sent(changes) })
  refuseIncomplete(novaAlternativa, omit(values, ['nome']))
  await makeWay(change, values, id)
  await trx
    .updateTable('alternativas')
    .set({ ...values, ordem: placeOf(values) })
    .where('id', '=', id)
    .execute()
}

function alternativaIn({ alternativas }: QuestaoCompleta, id: number): Alternativa {
  const found = alternativas.find((alternativa) => alternativa.id === id)
  if (!found) throw new Error('An alternative that was just written is not there')
  return found
}

function rowOf(given: Omit<NovaAlternativa, 'nome'> & { nome: string }): Values {
  return {
    id_questao: given.id_questao,
    nome: given.nome,
    texto: given.texto ?? '',
    correta: given.correta,
    comentario: given.comentario ?? null,
    url_imagem: given.url_imagem ?? null,
    descricao: given.descricao ?? null,
    largura: given.largura ?? null,
    altura: given.altura ?? null,
  }
}

/** The position by the letter. Older exam files have names that are not letters; those come last. */
function placeOf({ nome }: Values): number {
  const place = LETRAS.findIndex((letra) => letra === nome)
  return place === -1 ? LETRAS.length : place
}

/**
 * Refuses a letter or a content that another alternative of the question has. When this alternative is marked as right,
 * unmarks the others.
 */
async function makeWay({ trx, antes, judge }: Change, values: Values, id?: number): Promise<void> {
  const { nome, texto, comentario, correta } = values
  const { questao } = antes
  const others = antes.alternativas.filter((other) => other.id !== id)
  if (others.some((other) => other.nome === nome)) {
    throw new InvalidInputError({ nome: `Esta questão já tem a alternativa ${nome}.` })
  }
  const alike = others.find((other) => alternativasIguais([other, values]).length > 0)
  if (alike && questao.situacao !== 'anulada') {
    throw new InvalidInputError({ texto: `Esta alternativa diz o mesmo que a ${alike.nome}.` })
  }
  if (await isPublished(trx, questao.id_prova)) {
    const beside = textosDaQuestao({ ...antes, alternativas: others })
    refuseBroken({ texto, comentario }, beside, judge)
  }
  if (!correta) return
  await trx
    .updateTable('alternativas')
    .set({ correta: false })
    .where('id_questao', '=', questao.id)
    .execute()
}

/** Updates the columns of the question that depend on its alternatives. */
async function derive({ trx, antes, judge }: Change): Promise<void> {
  const { id } = antes.questao
  const found = await findQuestao(trx, id)
  if (!found) return
  await trx
    .updateTable('questoes')
    .set(deriveQuestao(found.questao, found.alternativas, judge))
    .where('id', '=', id)
    .execute()
}
