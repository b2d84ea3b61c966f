import { randomUUID } from 'node:crypto'
import { toSearchText } from '@rumo/contract/search-text'
import { omit } from 'es-toolkit'
import type { Insertable, Selectable } from 'kysely'
import { insertAccount } from '../domain/accounts/accounts.ts'
import { bumpContentVersion } from '../infra/cache/content-version.ts'
import type { Database } from '../infra/database/db.ts'
import { judged } from '../domain/publicacao/marcacao.ts'
import type { Tables } from '../infra/tables/tables.ts'
import { deriveQuestao, deriveReferencia } from '../domain/questoes/derive-questao.ts'

type Values<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>
type QuestaoWithAlternativas = Selectable<Tables['questoes']> & {
  alternativas: Selectable<Tables['alternativas']>[]
}

const FIRST_YEAR = 1900

/** The password of every account that `usuario` makes. */
export const SENHA = 'girafa na varanda'
/** A hash with the cheapest parameters that the library accepts: verifying a real one takes 13 ms. */
const SENHA_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$FtdzikAyIy2lAEKHejeH9Q$143Vo+jbcOBLQ32glxcgwBBqsVqdMp95crKSqWtyuBg'

/** Functions that make the records of a test with typical values; the arguments override what matters to the test. */
export type Records = ReturnType<typeof recordsOf>

export function recordsOf(db: Database) {
  let made = 0

  async function vestibular(values: Values<'vestibulares'> = {}) {
    made += 1
    return db
      .insertInto('vestibulares')
      .values({ ano: FIRST_YEAR + made, semestre: 1, ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function prova(values: Values<'provas'> = {}) {
    const id_vestibular = values.id_vestibular ?? (await vestibular()).id
    const nome = values.nome ?? 'Prova Verde'
    const row = await db
      .insertInto('provas')
      .values({
        ...judged([values.instrucoes]),
        ...values,
        nome,
        busca: toSearchText(nome),
        id_vestibular,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return omit(row, ['busca', 'marcacao_quebrada'])
  }

  async function materia(values: Values<'materias'> = {}) {
    made += 1
    const nome = values.nome ?? `Matéria ${made}`
    return db
      .insertInto('materias')
      .values({ nome, busca: toSearchText(nome) })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function assunto(values: Values<'assuntos'> = {}) {
    made += 1
    const nome = values.nome ?? `Assunto ${made}`
    const id_materia = values.id_materia ?? (await materia()).id
    return db
      .insertInto('assuntos')
      .values({ ...values, id_materia, nome, busca: toSearchText(nome) })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function curso(values: Values<'cursos'> = {}) {
    made += 1
    const nome = values.nome ?? `Curso ${made}`
    return db
      .insertInto('cursos')
      .values({ nome, busca: toSearchText(nome) })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function alternativa(values: Values<'alternativas'> & { id_questao: number }) {
    const row = await db
      .insertInto('alternativas')
      .values({ nome: 'A', texto: 'Água', correta: false, ordem: 0, ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
    await derive(values.id_questao)
    return row
  }

  /** Updates the derived columns of a question, as code that writes alternatives does. */
  async function derive(id: number) {
    const own = db.selectFrom('questoes').select(['texto', 'explicacao']).where('id', '=', id)
    const found = await own.executeTakeFirstOrThrow()
    const of = db.selectFrom('alternativas').selectAll().where('id_questao', '=', id)
    const derived = deriveQuestao(found, await of.orderBy('ordem').execute())
    await db.updateTable('questoes').set(derived).where('id', '=', id).execute()
    return derived
  }

  /** A question with the alternatives A (wrong) and B (right). */
  async function questao(values: Values<'questoes'> = {}): Promise<QuestaoWithAlternativas> {
    const id_prova = values.id_prova ?? (await prova()).id
    const texto = values.texto ?? 'Qual delas é uma base?'
    const row = await db
      .insertInto('questoes')
      .values({ ...deriveQuestao({ texto }, []), ...values, texto, id_prova })
      .returningAll()
      .executeTakeFirstOrThrow()
    const id_questao = row.id
    const a = await alternativa({ id_questao, comentario: 'É um ácido.' })
    const b = await alternativa({ id_questao, nome: 'B', texto: 'Soda', correta: true, ordem: 1 })
    return { ...row, ...(await derive(id_questao)), alternativas: [a, b] }
  }

  async function referencia(values: Values<'referencias'> = {}) {
    const titulo = values.titulo ?? 'Tabela de pH'
    const own = { titulo, ...values }
    const row = await db
      .insertInto('referencias')
      .values({ ...deriveReferencia(own), ...own })
      .returningAll()
      .executeTakeFirstOrThrow()
    return omit(row, ['marcacao_quebrada'])
  }

  async function link(id_questao: number, id_referencia: number, ordem = 0) {
    const values = { id_questao, id_referencia, ordem }
    await db.insertInto('questoes_referencias').values(values).execute()
    return { id: id_questao, ...values }
  }

  async function redacao(values: Values<'redacoes'> = {}) {
    const id_prova = values.id_prova ?? (await prova()).id
    const instrucoes = values.instrucoes ?? 'O que muda quando uma rua ganha árvores?'
    const row = await db
      .insertInto('redacoes')
      .values({
        ...judged([instrucoes]),
        ...values,
        instrucoes,
        busca: toSearchText(instrucoes),
        id_prova,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return omit(row, ['busca', 'marcacao_quebrada'])
  }

  async function linkRedacao(id_redacao: number, id_referencia: number, ordem = 0) {
    const values = { id_redacao, id_referencia, ordem }
    await db.insertInto('redacoes_referencias').values(values).execute()
    return { id: id_redacao, ...values }
  }

  /** An account with the password SENHA; by default an Aluno. */
  async function usuario(values: Values<'usuarios'> = {}) {
    made += 1
    const { id } = await insertAccount(db, {
      nome: 'Marina Prado',
      email: `Marina${made}@exemplo.br`,
      perfil: 'Aluno',
      senha_hash: SENHA_HASH,
      ...values,
    })
    return db.selectFrom('usuarios').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** An essay; by default of a new account. */
  async function redacaoEnviada(values: Values<'redacoes_enviadas'> = {}) {
    const id_usuario = values.id_usuario ?? (await usuario()).id
    const titulo = values.titulo ?? 'A sombra da rua'
    const enviada_em = values.enviada_em ?? '2026-05-31T16:00:00.000Z'
    return db
      .insertInto('redacoes_enviadas')
      .values({
        chave: randomUUID(),
        reescrita: 0,
        instrucoes: `${titulo}\nEscreva uma narrativa.`,
        texto: 'Era uma vez uma rua sem árvores.',
        recebida_em: enviada_em,
        ...values,
        id_usuario,
        titulo,
        enviada_em,
        busca: toSearchText(titulo),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** Raises the content version, as code that changes published content does. */
  async function raiseContentVersion() {
    await db.transaction().execute(bumpContentVersion)
  }

  return {
    vestibular,
    prova,
    materia,
    assunto,
    curso,
    alternativa,
    questao,
    referencia,
    link,
    redacao,
    linkRedacao,
    usuario,
    redacaoEnviada,
    raiseContentVersion,
    derive,
  }
}
