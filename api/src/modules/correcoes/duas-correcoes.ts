import type { EstadoDeCorrecao, LinhaDeCorrecao } from '@rumo/contract'
import { type IdDeRubrica, isDesacordo, notaFinalOf } from '@rumo/contract/rules'
import { omit, sortBy } from 'es-toolkit'
import { conteudoOf, MAY_CORRECT } from '../../domain/redacoes/correcoes.ts'
import { AppError } from '../../errors.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'

/** A correction of an essay as a list tells of it, and by which rubric. */
export type About = LinhaDeCorrecao['correcoes'][number] & { rubrica: IdDeRubrica }

/** 403: of several who correct an essay nobody sees what the others give before all have delivered. */
class AsCegasError extends AppError {
  constructor() {
    super(403, {
      icone: 'info',
      titulo: 'Ainda não dá para ver',
      mensagem:
        'Esta redação tem mais de uma correção. Cada uma é feita sem ver a outra: elas aparecem quando todas estiverem entregues.',
      codigo: 'correcao_as_cegas',
    })
  }
}

/** Throws an AsCegasError while an essay of several correctors is not corrected. */
export async function refuseAsCegas(db: Database, idRedacao: number): Promise<void> {
  const { estado, corretores } = await db
    .selectFrom('redacoes_enviadas')
    .select(['estado', 'corretores'])
    .where('id', '=', idRedacao)
    .executeTakeFirstOrThrow()
  if (corretores > 1 && estado !== 'corrigida') throw new AsCegasError()
}

/** A correction as another corrector may see it: without its grade until the essay is corrected. */
export function seenBy(
  idCorretor: number,
  estado: EstadoDeCorrecao,
  about: About,
): LinhaDeCorrecao['correcoes'][number] {
  const correcao = omit(about, ['rubrica'])
  const isSeen = estado === 'corrigida' || correcao.corretor?.id === idCorretor
  return isSeen ? correcao : { ...correcao, nota: null, maximo: null }
}

/** What a corrected essay is worth. */
export function notaFinal(correcoes: readonly About[], corretores: number): number | null {
  const delivered = sortBy(
    correcoes.filter(({ entregue_em }) => entregue_em !== null),
    ['entregue_em', 'id'],
  )
  const notas = delivered.map(({ nota }) => nota ?? 0)
  return notaFinalOf(notas, corretores)?.nota ?? null
}

/** By which rubric all correct an essay that several correct: as the first one does. Null where one chooses. */
export function rubricaOf(
  correcoes: readonly Pick<About, 'rubrica' | 'entregue_em'>[],
  corretores: number,
): IdDeRubrica | null {
  if (corretores === 1) return null
  const first = correcoes.find(({ entregue_em }) => entregue_em !== null) ?? correcoes[0]
  return first?.rubrica ?? null
}

/**
 * By which rubric others correct an essay that several correct, but for one of their corrections; null where whoever
 * corrects it chooses. One that nobody may go on with fixes nothing.
 */
export async function fixedRubrica(
  db: Database | DatabaseTransaction,
  idRedacao: number,
  butOf = 0,
): Promise<IdDeRubrica | null> {
  const { corretores } = await db
    .selectFrom('redacoes_enviadas')
    .select('corretores')
    .where('id', '=', idRedacao)
    .executeTakeFirstOrThrow()
  const others = await db
    .selectFrom('correcoes as c')
    .leftJoin('usuarios as u', 'u.id', 'c.id_corretor')
    .select(['c.rubrica', 'c.entregue_em'])
    .where('c.id_redacao_enviada', '=', idRedacao)
    .where('c.id', '!=', butOf)
    .where((eb) => eb.or([eb('c.entregue_em', 'is not', null), MAY_CORRECT]))
    .orderBy('c.id')
    .execute()
  return rubricaOf(others, corretores)
}

/** Asks for a third correction of an essay where the two that were delivered differ by more than their rubric allows. */
export async function askForThird(trx: DatabaseTransaction, idRedacao: number): Promise<void> {
  const { corretores } = await trx
    .selectFrom('redacoes_enviadas')
    .select('corretores')
    .where('id', '=', idRedacao)
    .executeTakeFirstOrThrow()
  if (corretores !== 2) return
  const rows = await trx
    .selectFrom('correcoes as c')
    .select(['c.rubrica', 'c.notas', 'c.anotacoes', 'c.parecer'])
    .where('c.id_redacao_enviada', '=', idRedacao)
    .where('c.entregue_em', 'is not', null)
    .execute()
  const [first, second, ...more] = rows.map(conteudoOf)
  if (!first || !second || more.length > 0 || !isDesacordo(first, second)) return
  await trx
    .updateTable('redacoes_enviadas')
    .set({ corretores: 3 })
    .where('id', '=', idRedacao)
    .execute()
}
