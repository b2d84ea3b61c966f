import type { Entidade, Mudanca } from '@rumo/contract'
import { isPlainObject } from 'es-toolkit'
import { sql } from 'kysely'
import type { Database } from '../database/db.ts'
import { plain } from './trigrams.ts'

/** The kind of record to which a field refers. */
const NAMED: Readonly<Record<string, Nomeado>> = {
  id_assunto: 'assuntos',
  id_materia: 'materias',
  id_prova: 'provas',
  id_questao: 'questoes',
  id_redacao_enviada: 'redacoes_enviadas',
  id_vestibular: 'vestibulares',
}

type Nomeado = Exclude<Entidade, 'correcoes'> | 'redacoes_enviadas'

/** SQL that selects the names of records, for kinds whose name is not the column `nome` of their table. */
const NOMES: Readonly<Partial<Record<Nomeado, string>>> = {
  questoes: `
    select q.id, coalesce('questão ' || q.numero, 'questão sem número') as nome, p.nome as prova
    from questoes q join provas p on p.id = q.id_prova`,
  redacoes: `
    select r.id, r.instrucoes as nome, p.nome as prova
    from redacoes r join provas p on p.id = r.id_prova`,
  redacoes_enviadas: `select id, titulo as nome from redacoes_enviadas`,
  referencias: `
    select id, coalesce(nullif(titulo, ''), nullif(legenda, ''), nullif(descricao, ''), texto) as nome
    from referencias`,
  relatos: `
    select l.id, coalesce('questão ' || q.numero, 'questão sem número') as nome, p.nome as prova
    from relatos l join questoes q on q.id = l.id_questao join provas p on p.id = q.id_prova`,
  vestibulares: `select id, ano || '/' || semestre as nome from vestibulares`,
}

type Linha = Pick<Mudanca, 'entidade' | 'id_registro'> & Record<'antes' | 'depois', object | null>
type Ref = `${Nomeado}/${number}`

/**
 * Gives a function that returns, for each of these lines, the names of its record and of the records to which its
 * fields refer. Deleted records are named by what the log has of them.
 */
export async function nomesOf(
  db: Database,
  linhas: readonly Linha[],
): Promise<(linha: Linha) => Record<string, string>> {
  const wanted = [...new Set(linhas.flatMap(refsOf))]
  const nomes = await readNomes(db, wanted)
  const missing = wanted.filter((ref) => !nomes.has(ref))
  const gone = await readGone(db, missing)
  // A deleted record may refer to another deleted record, as a question does to its prova.
  const parents = [...gone.values()].flatMap(refsIn).filter((ref) => !nomes.has(ref))
  for (const [ref, nome] of await readNomes(db, parents)) nomes.set(ref, nome)
  const goneParents = await readGone(
    db,
    parents.filter((ref) => !nomes.has(ref)),
  )
  for (const records of [goneParents, gone]) {
    for (const [ref, record] of records) {
      const nome = nomeOfRecord(ref, record, nomes)
      if (nome !== undefined) nomes.set(ref, nome)
    }
  }
  return (linha) =>
    Object.fromEntries(
      refsOf(linha).flatMap((ref) => {
        const nome = nomes.get(ref)
        return nome === undefined ? [] : [[ref, nome]]
      }),
    )
}

/**
 * The name of the record of a line that is being written: from the record's row or, without one, from the line itself.
 */
export async function nomeOf(db: Database, linha: Linha): Promise<string | undefined> {
  const { entidade, id_registro, antes, depois } = linha
  if (entidade === 'correcoes') return undefined
  const ref: Ref = `${entidade}/${id_registro}`
  const there = (await readNomes(db, [ref])).get(ref)
  const record = depois ?? antes
  if (there !== undefined || record === null) return there
  const provas = refsIn(record).filter((each) => each.startsWith('provas/'))
  return nomeOfRecord(ref, record, await readNomes(db, provas))
}

/** The record of a line, and the records to which its fields refer before and after the change. */
function refsOf({ entidade, id_registro, antes, depois }: Linha): Ref[] {
  const own: Ref[] = entidade === 'correcoes' ? [] : [`${entidade}/${id_registro}`]
  return [...own, ...refsIn(antes), ...refsIn(depois)]
}

function refsIn(record: object | null): Ref[] {
  return Object.entries(fieldsOf(record)).flatMap(([field, value]): Ref[] => {
    const noun = NAMED[field]
    return noun !== undefined && typeof value === 'number' ? [`${noun}/${value}`] : []
  })
}

/** The fields of a record. The log has a question as an object with its alternatives and references. */
function fieldsOf(record: object | null): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...record }
  return isPlainObject(whole['questao']) ? (whole['questao'] as Record<string, unknown>) : whole
}

async function readNomes(db: Database, refs: readonly Ref[]): Promise<Map<string, string>> {
  const nomes = new Map<string, string>()
  for (const [noun, ids] of idsByNoun(refs)) {
    const { rows } = await sql<{ id: number; nome: string | null; prova?: string }>`
      select * from (${sql.raw(NOMES[noun] ?? `select id, nome from ${noun}`)}) n where id in (${sql.join(ids)})`.execute(
      db,
    )
    for (const { id, nome, prova } of rows) {
      const words = wordsOf(noun, nome)
      if (words === undefined) continue
      nomes.set(`${noun}/${id}`, prova === undefined ? words : `${words} de “${prova}”`)
    }
  }
  return nomes
}

/** The name of a record in words. If the name is a long text that a person typed, its beginning. */
function wordsOf(noun: Nomeado, nome: string | null): string | undefined {
  if (nome === null) return undefined
  if (noun === 'redacoes') return temaWords(nome)
  return noun === 'referencias' ? firstWords(nome) : nome
}

/** Deleted records, as the log has them. */
async function readGone(db: Database, refs: readonly Ref[]): Promise<Map<Ref, object>> {
  const gone = new Map<Ref, object>()
  for (const [noun, ids] of idsByNoun(refs)) {
    if (noun === 'redacoes_enviadas') continue
    const rows = await db
      .selectFrom('registro')
      .select(['id_registro', 'antes'])
      .where('id_registro', 'in', ids)
      .where('entidade', '=', noun)
      .where('antes', 'is not', null)
      .where('acao', '=', 'exclusao')
      .orderBy('id')
      .execute()
    for (const { id_registro, antes } of rows) {
      gone.set(`${noun}/${id_registro}`, JSON.parse(antes ?? '{}'))
    }
  }
  return gone
}

function idsByNoun(refs: readonly Ref[]): Map<Nomeado, number[]> {
  const byNoun = new Map<Nomeado, number[]>()
  for (const ref of new Set(refs)) {
    // Each reference is composed of exactly these two parts.
    const [noun, id] = ref.split('/') as [Nomeado, string]
    byNoun.set(noun, [...(byNoun.get(noun) ?? []), Number(id)])
  }
  return byNoun
}

function nomeOfRecord(
  ref: Ref,
  record: object,
  nomes: ReadonlyMap<string, string>,
): string | undefined {
  const fields = fieldsOf(record)
  const prova = nomes.get(`provas/${String(fields['id_prova'])}`)
  const ofProva = prova === undefined ? 'de uma prova deletada' : `de “${prova}”`
  if (ref.startsWith('questoes/')) {
    const numero = fields['numero']
    return `${typeof numero === 'number' ? `questão ${numero}` : 'questão sem número'} ${ofProva}`
  }
  if (ref.startsWith('redacoes/')) return `${temaWords(fields['instrucoes'])} ${ofProva}`
  if (ref.startsWith('vestibulares/'))
    return `${String(fields['ano'])}/${String(fields['semestre'])}`
  if (ref.startsWith('referencias/')) {
    const { titulo, legenda, descricao, texto } = fields
    return firstWords([titulo, legenda, descricao, texto].find((text) => text) ?? '')
  }
  const { nome } = fields
  return typeof nome === 'string' ? nome : undefined
}

/** Enough characters to tell one theme of a prova, or one text, from another. */
const MAX_CHARS = 60

/** A theme is named by its first line, which is its title: 'tema “A água”'. */
function temaWords(instrucoes: unknown): string {
  const [first = ''] = typeof instrucoes === 'string' ? instrucoes.trim().split(/\r?\n/) : []
  const titulo = firstWords(first)
  return titulo === undefined ? 'tema sem título' : `tema “${titulo}”`
}

/** The beginning of a text without marks; undefined if nothing readable is left. */
function firstWords(text: unknown): string | undefined {
  const words = typeof text === 'string' ? plain(text).trim().replaceAll(/\s+/g, ' ') : ''
  const characters = Array.from(words)
  if (characters.length === 0) return undefined
  const isLong = characters.length > MAX_CHARS
  return `${characters.slice(0, MAX_CHARS).join('').trimEnd()}${isLong ? '…' : ''}`
}
