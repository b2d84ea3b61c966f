import type { Resumo } from '@rumo/contract'
import { sql } from 'kysely'
import { readContentVersion } from '../../infra/content-version.ts'
import type { Database } from '../../infra/db.ts'
import { countOf } from '../../infra/list-page.ts'
import { currentQuestoes, shownProvas } from '../../infra/published.ts'

/** How many records a list of the home shows at most. */
const SHOWN = 20

type ProvaComTotal = Resumo['provas'][number]
type Acervo = Omit<Resumo, 'relatos_abertos' | 'totais'> & {
  totais: Omit<Resumo['totais'], 'usuarios'>
}

export type ResumoRepository = ReturnType<typeof resumoRepository>

export function resumoRepository(db: Database) {
  return {
    contentVersion: (): Promise<number> => readContentVersion(db),

    /** What is there and what is missing of all that visitors see some day. */
    acervo: async (): Promise<Acervo> => ({
      totais: await totaisOf(db),
      provas: await newest(provasOf(db)),
      materias: await materiasOf(db),
      questoes_sem_materia: await countOf(questoesOf(db).where('q.id_materia', 'is', null)),
      provas_sem_arquivo: await pendencia(
        provasOf(db).where((eb) => eb(eb.fn.coalesce('p.url_arquivo', eb.val('')), '=', '')),
      ),
      provas_nao_publicadas: await pendencia(provasOf(db).where('p.publicada', '=', false)),
      provas_sem_questoes: await pendencia(
        provasOf(db).where('p.id', 'not in', questoesOf(db).select('q.id_prova')),
      ),
    }),

    countUsuarios: (): Promise<number> => countOf(db.selectFrom('usuarios')),

    countOpenRelatos: (): Promise<number> =>
      countOf(db.selectFrom('relatos').where('resolvido', '=', false)),
  }
}

/** The questions that are not retired, those of unpublished provas among them. */
function questoesOf(db: Database) {
  return currentQuestoes(db, 'administrador')
}

async function totaisOf(db: Database): Promise<Acervo['totais']> {
  return {
    cursos: await countOf(db.selectFrom('cursos')),
    materias: await countOf(db.selectFrom('materias')),
    provas: await countOf(db.selectFrom('provas')),
    questoes: await countOf(questoesOf(db)),
    redacoes: await countOf(db.selectFrom('redacoes')),
    vestibulares: await countOf(db.selectFrom('vestibulares')),
  }
}

function provasOf(db: Database) {
  return shownProvas(db, 'administrador')
    .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
    .select(['p.id', 'p.nome', 'p.publicada', 'p.url_arquivo', 'v.ano', 'v.semestre'])
    .select((eb) =>
      eb
        .selectFrom('questoes as q')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .whereRef('q.id_prova', '=', 'p.id')
        .where('q.retirada_em', 'is', null)
        .as('questoes'),
    )
}

async function newest(provas: ReturnType<typeof provasOf>): Promise<ProvaComTotal[]> {
  const rows = await provas
    .orderBy(sql`coalesce(v.ano, 0)`, 'desc')
    .orderBy(sql`coalesce(v.semestre, 0)`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ ano, semestre, url_arquivo, questoes, ...prova }) => ({
    ...prova,
    vestibular: ano === null || semestre === null ? null : { ano, semestre },
    tem_arquivo: url_arquivo !== null && url_arquivo !== '',
    questoes: questoes ?? 0,
  }))
}

async function pendencia(
  provas: ReturnType<typeof provasOf>,
): Promise<Resumo['provas_sem_arquivo']> {
  return { total: await countOf(provas), itens: await newest(provas) }
}

async function materiasOf(db: Database): Promise<Acervo['materias']> {
  const rows = await db
    .selectFrom('materias as m')
    .leftJoin('questoes as q', (join) =>
      join.onRef('q.id_materia', '=', 'm.id').on('q.retirada_em', 'is', null),
    )
    .select(['m.id', 'm.nome'])
    .select(({ fn }) => fn.count<number>('q.id').as('questoes'))
    .groupBy(['m.id', 'm.nome', 'm.busca'])
    .orderBy('m.busca')
    .orderBy('m.id')
    .execute()
  return rows
}
