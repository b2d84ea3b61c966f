import type { QuestaoCompleta } from '@rumo/contract'
import { isEqual } from 'es-toolkit'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestApi } from './api.ts'
import type { Conteudo } from './restaurar-model.ts'

/** The expected state of a question that was written, and of its references. */
export function changesOf(
  { questao, alternativas, referencias }: QuestaoCompleta,
  numero: number | null | undefined,
): Map<string, Conteudo> {
  const { id, id_prova, id_materia = null, texto, retirada_em } = questao
  const own: Conteudo = {
    id_prova,
    id_materia,
    texto,
    numero: numero ?? null,
    retirada: retirada_em !== null,
    alternativas: alternativas.map((one) => ({
      id: one.id,
      texto: one.texto,
      correta: one.correta,
    })),
    referencias: referencias.map((one) => one.id),
  }
  const changes = new Map([[`questoes/${id}`, own]])
  for (const named of referencias) changes.set(`referencias/${named.id}`, { texto: named.texto })
  return changes
}

/** The state of all records in the database, and their versions. */
export async function readEstado({ db }: TestApi) {
  const estado = new Map<string, Conteudo>()
  const versoes = new Map<string, [number, Conteudo]>()
  const add = (key: string, versao: number, conteudo: Conteudo) => {
    estado.set(key, conteudo)
    versoes.set(key, [versao, conteudo])
  }
  const FIELDS = {
    cursos: ['nome'],
    materias: ['nome'],
    vestibulares: ['ano', 'semestre'],
    provas: ['nome', 'publicada', 'id_vestibular'],
    redacoes: ['id_prova', 'instrucoes'],
  } as const
  for (const [table, fields] of Object.entries(FIELDS)) {
    const rows = await sql<{ id: number; versao: number } & Conteudo>`
      select * from ${sql.table(table)} order by id`.execute(db)
    for (const row of rows.rows) {
      const own = Object.fromEntries(fields.map((field) => [field, row[field]]))
      add(`${table}/${row.id}`, row.versao, own)
    }
  }
  const alternativas = await db.selectFrom('alternativas').selectAll().orderBy('ordem').execute()
  const links = await db.selectFrom('questoes_referencias').selectAll().orderBy('ordem').execute()
  for (const row of await db.selectFrom('questoes').selectAll().execute()) {
    const { id, id_prova, id_materia, numero, texto, retirada_em, versao } = row
    const own = alternativas.filter(({ id_questao }) => id_questao === id)
    add(`questoes/${id}`, versao, {
      id_prova,
      id_materia,
      numero,
      texto,
      retirada: retirada_em !== null,
      alternativas: own.map((one) => ({ id: one.id, texto: one.texto, correta: one.correta })),
      referencias: links.flatMap((link) => (link.id_questao === id ? link.id_referencia : [])),
    })
    expect(row).toMatchObject({ respostas_certas: 1, alternativas_completas: true })
  }
  for (const { id, texto, versao } of await db.selectFrom('referencias').selectAll().execute()) {
    add(`referencias/${id}`, versao, { texto })
  }
  return { estado, versoes }
}

/** Leaves the database as it was before a run. */
export async function emptied({ db }: TestApi): Promise<void> {
  const order = [
    ...(['tentativas', 'dias_de_materia', 'revisoes', 'questoes', 'referencias'] as const),
    ...(['redacoes', 'provas', 'vestibulares', 'materias', 'cursos', 'registro'] as const),
  ]
  for (const table of order) await sql`delete from ${sql.table(table)}`.execute(db)
}

type ReadVersoes = Awaited<ReturnType<typeof readEstado>>['versoes']

/** The last seen version of every record. */
export class Versoes {
  readonly #seen = new Map<string, readonly [versao: number, conteudo: Conteudo | undefined]>()

  /** Checks that the version of each changed or restored record has grown, and that all other versions are the same. */
  expectCounted(versoes: ReadVersoes): void {
    for (const [key, [versao, conteudo]] of versoes) {
      const [before, last] = this.#seen.get(key) ?? [0, undefined]
      const isCounted = isEqual(last, conteudo) ? versao === before : versao > before
      expect([key, versao, isCounted]).toEqual([key, versao, true])
      this.#seen.set(key, [versao, conteudo])
    }
    for (const [key, [versao]] of this.#seen) {
      if (!versoes.has(key)) this.#seen.set(key, [versao, undefined])
    }
  }
}
