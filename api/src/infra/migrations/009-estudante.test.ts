import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import type { Records } from '../../testing/records.ts'
import { refusalOf } from '../database/constraints.ts'
import type { Database } from '../database/db.ts'

const EM = '2026-05-31T16:00:00.000Z'

/** A student, a question, and an answer of the student to the question. */
async function answered(db: Database, make: Records, chave = 'a') {
  const usuario = await make.usuario()
  const questao = await make.questao()
  const [first] = questao.alternativas
  if (!first) throw new Error('A question has alternatives')
  const tentativa = {
    id_usuario: usuario.id,
    id_questao: questao.id,
    chave,
    id_alternativa: first.id,
    letra: first.nome,
    origem: 'pratica' as const,
    id_simulado: null,
    respondida_em: EM,
    dia: '2026-05-31',
    resultado: 'certa' as const,
  }
  await db.insertInto('tentativas').values(tentativa).execute()
  return { usuario, questao, tentativa }
}

const simuladoOf = (id_usuario: number) => ({
  id_usuario,
  chave: 's',
  tipo: 'sorteio' as const,
  iniciado_em: EM,
})

async function sent(db: Database, make: Records) {
  const { id: id_usuario } = await make.usuario()
  const { id: id_redacao_enviada } = await db
    .insertInto('redacoes_enviadas')
    .values({
      id_usuario,
      chave: 'r',
      reescrita: 0,
      titulo: 'A sombra',
      instrucoes: 'A sombra\nEscreva uma narrativa.',
      texto: 'Era uma vez.',
      enviada_em: EM,
      recebida_em: EM,
      busca: 'a sombra',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id_usuario, id_redacao_enviada }
}

const correcaoOf = (id_redacao_enviada: number, id_corretor: number) => ({
  id_redacao_enviada,
  id_corretor,
  rubrica: 'rumo' as const,
  notas: '{}',
  anotacoes: '[]',
  parecer: '',
  versao: 1,
})

describe('what students did', () => {
  it('holds an answer once, whichever account brings it', async ({ db, make }) => {
    const { tentativa } = await answered(db, make)
    const other = await make.usuario()
    const again = db.insertInto('tentativas').values({ ...tentativa, id_usuario: other.id })

    const error = await again.execute().catch((reason: unknown) => reason)
    expect(refusalOf(error)).toBe('unique')
  })

  it('keeps the questions that it holds, and not their alternatives', async ({ db, make }) => {
    const { questao, tentativa } = await answered(db, make)
    const removal = db.deleteFrom('questoes').where('id', '=', questao.id).execute()

    expect(refusalOf(await removal.catch((reason: unknown) => reason))).toBe('foreign_key')
    await db.deleteFrom('alternativas').where('id_questao', '=', questao.id).execute()
    const kept = await db.selectFrom('tentativas').select('id_alternativa').execute()
    expect(kept).toEqual([{ id_alternativa: tentativa.id_alternativa }])
  })

  it('goes with the account, all of it', async ({ db, make }) => {
    const { usuario, questao } = await answered(db, make)
    const own = { id_usuario: usuario.id }
    const { id: id_simulado } = await db
      .insertInto('simulados')
      .values(simuladoOf(usuario.id))
      .returning('id')
      .executeTakeFirstOrThrow()
    const held = { id_questao: questao.id }
    await db
      .insertInto('simulados_questoes')
      .values({ id_simulado, ...held, posicao: 0 })
      .execute()
    await db
      .insertInto('revisoes')
      .values({
        ...own,
        ...held,
        ultima: '2026-05-31',
        estabilidade: 1,
        dificuldade: 5,
        vence: '2026-06-01',
      })
      .execute()
    await db
      .insertInto('dias_de_materia')
      .values({ ...own, dia: '2026-05-31', id_materia: 0, certas: 1, total: 1 })
      .execute()
    await db
      .insertInto('planos')
      .values({ ...own, data_da_prova: '2026-11-22' })
      .execute()

    await db.deleteFrom('usuarios').where('id', '=', usuario.id).execute()
    for (const table of [
      'tentativas',
      'simulados',
      'simulados_questoes',
      'revisoes',
      'dias_de_materia',
      'planos',
    ] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    await db.deleteFrom('questoes').where('id', '=', questao.id).execute()
  })

  it('takes two corrections of an essay, and only one by each corrector', async ({ db, make }) => {
    const { id_redacao_enviada } = await sent(db, make)
    const [one, other] = [await make.usuario(), await make.usuario()]
    const first = correcaoOf(id_redacao_enviada, one.id)
    await db.insertInto('correcoes').values(first).execute()
    await db.insertInto('correcoes').values(correcaoOf(id_redacao_enviada, other.id)).execute()

    const again = db.insertInto('correcoes').values(first).execute()
    expect(refusalOf(await again.catch((reason: unknown) => reason))).toBe('unique')
    await db.deleteFrom('usuarios').where('id', '=', one.id).execute()
    const left = await db.selectFrom('correcoes').select('id_corretor').orderBy('id').execute()
    expect(left).toEqual([{ id_corretor: null }, { id_corretor: other.id }])
  })

  it('has no correction that is delivered without its grade', async ({ db, make }) => {
    const { id_redacao_enviada, id_usuario } = await sent(db, make)
    const correcao = correcaoOf(id_redacao_enviada, id_usuario)
    const delivered = { ...correcao, entregue_em: EM }

    await expect(db.insertInto('correcoes').values(delivered).execute()).rejects.toThrow(
      'correcoes_entregue',
    )
    const whole = { ...delivered, nota: 80, maximo: 100 }
    await db.insertInto('correcoes').values(whole).execute()
  })
})
