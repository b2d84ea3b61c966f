import type { Correcao, EstadoDeCorrecao, LinhaDeCorrecao, Nota } from '@rumo/contract'
import { type IdDeRubrica, isDesacordo } from '@rumo/contract/rules'
import { omit, sortBy } from 'es-toolkit'
import { CONTEUDO, conteudoOf } from '../../domain/redacoes/correcoes.ts'
import { always, AppError } from '../../errors.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'

/**
 * A correction as in a list, with its rubric. `isAlive` is true when the correction is delivered, or when its corrector
 * may still deliver it.
 */
export type CorrecaoListada = LinhaDeCorrecao['correcoes'][number] & {
  rubrica: IdDeRubrica
  isAlive: boolean
}

/** 403: correctors see each other's corrections only after all of them have delivered. */
class AsCegasError extends always(AppError, 403, {
  icone: 'info',
  titulo: 'Ainda não dá para ver',
  mensagem:
    'Esta redação tem mais de uma correção. Cada uma é feita sem ver a outra: elas aparecem quando todas estiverem entregues.',
  codigo: 'correcao_as_cegas',
}) {}

/** Throws an AsCegasError while an essay with several correctors lacks a delivered correction. */
export function refuseAsCegas({ corretores = 1, estado }: Correcao['redacao_enviada']): void {
  if (corretores > 1 && estado !== 'corrigida') throw new AsCegasError()
}

/** A correction as this corrector may see it: another corrector's grade is hidden until the essay is corrected. */
export function seenBy(
  idCorretor: number,
  estado: EstadoDeCorrecao,
  listada: CorrecaoListada,
): LinhaDeCorrecao['correcoes'][number] {
  const correcao = omit(listada, ['rubrica', 'isAlive'])
  const isSeen = estado === 'corrigida' || correcao.corretor?.id === idCorretor
  return isSeen ? correcao : { ...correcao, nota: null, maximo: null }
}

/** The delivered corrections, in the order of their delivery. */
export const entreguesOf = (correcoes: readonly CorrecaoListada[]): (CorrecaoListada & Nota)[] =>
  sortBy(correcoes.filter(isEntregue), ['entregue_em', 'id'])

const isEntregue = (correcao: CorrecaoListada): correcao is CorrecaoListada & Nota =>
  correcao.entregue_em !== null

/**
 * The rubric that all correctors of an essay use: that of the first delivered correction, otherwise of the first one in
 * work. Null when the rubric can still be chosen.
 */
export function rubricaOf(
  correcoes: readonly CorrecaoListada[],
  corretores: number,
): IdDeRubrica | null {
  if (corretores === 1) return null
  const alive = correcoes.filter(({ isAlive }) => isAlive)
  return (alive.find(isEntregue) ?? alive[0])?.rubrica ?? null
}

/** Asks for a third correction of an essay when the two delivered ones differ by more than their rubric allows. */
export async function askForThird(
  trx: DatabaseTransaction,
  { id: idRedacao, corretores }: Correcao['redacao_enviada'],
): Promise<void> {
  if (corretores !== 2) return
  const rows = await trx
    .selectFrom('correcoes as c')
    .select(CONTEUDO)
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
