import { randomUUID } from 'node:crypto'
import type { NovaTentativa } from '@rumo/contract'
import { planRevisao } from '@rumo/contract/revisao'
import { gradeQuestao, type Resultado } from '@rumo/contract/rules'
import { expect } from 'vitest'
import type { Database } from '../infra/database/db.ts'
import type { Records } from './records.ts'

export type MadeQuestao = Awaited<ReturnType<Records['questao']>>

/** The ids of a question's wrong and right alternative. */
export function alternativasOf({ alternativas }: MadeQuestao): { errada: number; certa: number } {
  const idOf = (isRight: boolean) =>
    alternativas.find(({ correta }) => correta === isRight)?.id ?? Number.NaN
  return { errada: idOf(false), certa: idOf(true) }
}

/** An answer as a device sends it; by default a right one. */
export function tentativaOf(
  questao: MadeQuestao,
  values: Partial<NovaTentativa> = {},
): NovaTentativa {
  return {
    chave: randomUUID(),
    id_questao: questao.id,
    id_alternativa: alternativasOf(questao).certa,
    origem: 'pratica',
    respondida_em: '2026-05-31T16:00:00.000Z',
    ...values,
  }
}

interface Dia {
  id_usuario: number
  dia: string
  id_materia: number
  certas: number
  total: number
}

/**
 * Checks everything that is derived from attempts. Each result must follow from the current key, and the days of
 * practice and the reviews must follow from the attempts.
 */
export async function expectCounted(db: Database): Promise<void> {
  const tentativas = await readTentativas(db)
  for (const { resultado, gabarito, id_alternativa } of tentativas) {
    expect(resultado).toBe(gradeQuestao(gabarito, id_alternativa))
  }
  const dias = await db
    .selectFrom('dias_de_materia')
    .selectAll()
    .orderBy('id_usuario')
    .orderBy('dia')
    .orderBy('id_materia')
    .execute()
  expect(dias).toEqual(recount(tentativas))
  for (const own of groupedByQuestao(tentativas)) {
    const first = own.map(({ respondida_em, id }) => ({ respondida_em, id })).toSorted(byInstant)[0]
    expect(own.filter(({ primeira }) => primeira).map(({ id }) => id)).toEqual([first?.id])
  }
  const revisoes = await db
    .selectFrom('revisoes')
    .select(['id_usuario', 'id_questao', 'ultima', 'estabilidade', 'dificuldade'])
    .orderBy('id_usuario')
    .orderBy('id_questao')
    .execute()
  expect(revisoes).toEqual(replan(tentativas))
}

const byInstant = (a: Instant, b: Instant) =>
  Date.parse(a.respondida_em) - Date.parse(b.respondida_em) || a.id - b.id

interface Instant {
  respondida_em: string
  id: number
}

const groupedByQuestao = (tentativas: readonly Read[]) =>
  Map.groupBy(tentativas, ({ id_usuario, id_questao }) => `${id_usuario} ${id_questao}`).values()

type Read = Awaited<ReturnType<typeof readTentativas>>[number]

async function readTentativas(db: Database) {
  const rows = await db
    .selectFrom('tentativas as t')
    .innerJoin('questoes as q', 'q.id', 't.id_questao')
    .select(['t.id_usuario', 't.id_questao', 't.id_alternativa', 't.dia', 't.resultado'])
    .select('t.segundos')
    .select(['t.id', 't.respondida_em', 't.primeira'])
    .select(['q.id_materia', 'q.situacao'])
    .orderBy('t.id_usuario')
    .orderBy('t.id_questao')
    .execute()
  const alternativas = await db
    .selectFrom('alternativas')
    .select(['id', 'id_questao', 'correta'])
    .execute()
  return rows.map(({ situacao, ...row }) => {
    const own = alternativas.filter(({ id_questao }) => id_questao === row.id_questao)
    return { ...row, gabarito: { situacao, alternativas: own } }
  })
}

function recount(tentativas: readonly Read[]): Dia[] {
  const dias = new Map<string, Dia>()
  for (const { id_usuario, dia, id_materia, resultado } of tentativas) {
    const materia = id_materia ?? 0
    const key = `${id_usuario} ${dia} ${materia}`
    const known = dias.get(key) ?? { id_usuario, dia, id_materia: materia, certas: 0, total: 0 }
    dias.set(key, {
      ...known,
      certas: known.certas + Number(resultado === 'certa'),
      total: known.total + Number(resultado !== 'sem-gabarito'),
    })
  }
  return [...dias.values()].toSorted(
    (a, b) =>
      a.id_usuario - b.id_usuario ||
      Date.parse(a.dia) - Date.parse(b.dia) ||
      a.id_materia - b.id_materia,
  )
}

function replan(tentativas: readonly Read[]) {
  const graded = tentativas.filter(({ resultado }) => resultado !== 'sem-gabarito')
  return [...groupedByQuestao(graded)].flatMap((group) => {
    const revisao = planRevisao(
      group.map(({ dia, resultado, segundos }) => ({
        dia,
        segundos,
        isCerta: isCerta(resultado),
      })),
    )
    return group[0] && revisao
      ? { id_usuario: group[0].id_usuario, id_questao: group[0].id_questao, ...revisao }
      : []
  })
}

const isCerta = (resultado: Resultado) => resultado === 'certa'
