import { TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import { judgeStored } from './judge-stored.ts'
import { marcacao } from '../../infra/migrations/019-marcacao.ts'
import { julgarInformacaoDeAcesso } from '../../infra/migrations/025-julgar-informacao-de-acesso.ts'

const BROKEN = String.raw`Seja \(\frac{1}{2\)`
const TABLES = ['provas', 'questoes', 'redacoes', 'referencias'] as const
const running = () => new AbortController().signal

describe('judgeStored', () => {
  it('says of all that was stored before what is said of what is written now', async ({
    db,
    make,
  }) => {
    await make.prova({ instrucoes: BROKEN })
    const { id: whole } = await make.questao({ explicacao: 'É uma base.' })
    const broken = [
      await make.questao({ texto: BROKEN }),
      await make.questao({ explicacao: BROKEN }),
      await make.questao(),
      await make.questao(),
    ].map(({ id }) => id)
    await make.alternativa({ id_questao: broken[2] ?? 0, texto: BROKEN, ordem: 2 })
    await make.alternativa({ id_questao: broken[3] ?? 0, comentario: BROKEN, ordem: 2 })
    await make.redacao()
    await make.redacao({ instrucoes: BROKEN })
    for (const field of TEXTOS_DE_REFERENCIA) {
      await make.referencia({ [field]: BROKEN })
    }
    await make.referencia({ descricao: BROKEN })
    // The tables as they are before migration 019.
    for (const table of TABLES) {
      await sql`drop index ${sql.raw(`${table}_quebradas`)}`.execute(db)
      await sql`drop index ${sql.raw(`${table}_a_julgar`)}`.execute(db)
      await db.schema.alterTable(table).dropColumn('marcacao_quebrada').execute()
    }
    await marcacao.up(db)

    const before = await readContentVersion(db)
    await judgeStored(db, running())
    const found = async (table: (typeof TABLES)[number]) => {
      const rows = db.selectFrom(table).select(['id', 'marcacao_quebrada as is']).orderBy('id')
      return (await rows.execute()) as { id: number; is: unknown }[]
    }
    const brokenIn = async (table: (typeof TABLES)[number]) =>
      (await found(table)).filter((row) => row.is === 1).map(({ id }) => id)
    for (const table of TABLES) {
      expect((await found(table)).map((row) => row.is)).not.toContain(null)
    }
    expect(await brokenIn('provas')).toEqual([1])
    expect(await brokenIn('questoes')).toEqual(broken)
    expect(broken).not.toContain(whole)
    expect(await brokenIn('redacoes')).toEqual([2])
    expect(await brokenIn('referencias')).toEqual([1, 2, 3, 4])
    // Otherwise the home of the back office would keep its cached counts.
    expect(await readContentVersion(db)).toBeGreaterThan(before)
  })

  it('judges where a reference was found, which once was taken for plain', async ({ db, make }) => {
    const taken = { informacao_acesso: BROKEN, marcacao_quebrada: false }
    const [{ id }] = [await make.referencia(taken), await make.referencia()]
    await julgarInformacaoDeAcesso.up(db)
    await judgeStored(db, running())
    const rows = await db
      .selectFrom('referencias')
      .select(['id', 'marcacao_quebrada as is'])
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { id, is: 1 },
      { id: id + 1, is: 0 },
    ])
  })

  it('goes on page by page, and stops when it is told to', async ({ db, make }) => {
    const { id: id_prova } = await make.prova()
    for (let numero = 1; numero <= 60; numero += 1) await make.questao({ id_prova, numero })
    await db.updateTable('questoes').set({ marcacao_quebrada: null }).execute()
    const unjudged = async () => {
      const rows = db.selectFrom('questoes').select('id').where('marcacao_quebrada', 'is', null)
      return (await rows.execute()).length
    }
    await judgeStored(db, AbortSignal.abort())
    expect(await unjudged()).toBe(60)
    await judgeStored(db, running())
    expect(await unjudged()).toBe(0)
  })
})
