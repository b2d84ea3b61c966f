import type { Entidade, Restauracao } from '@rumo/contract'
import { MissingRecordError } from '../../errors.ts'
import { namePrincipal, restoring } from '../../domain/registro/audit-log.ts'
import { bumpContentVersion, lockContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { oldestRestauravel, retratoIn } from '../../domain/registro/keep-retrato.ts'
import { RestauracaoRecusadaError } from '../../domain/registro/restore-refusals.ts'
import { type Outcome, restoreRecord, type Wanted } from '../../domain/registro/restore-record.ts'
import {
  idsOfReferencias,
  isRestauravel,
  RESTAURAVEIS,
} from '../../domain/registro/take-retratos.ts'
import { refuseImpedidas } from './refuse-impedidas.repository.ts'
import { readNumeros, refuseTakenNumeros } from './refuse-taken-numeros.repository.ts'
import {
  type Linha,
  nothingToRestore,
  type Restored,
  restoreConta,
  restoreRelato,
} from './restaurar-campos.repository.ts'

/**
 * Undoes a change: restores the record of a line of the log as it was before and, for a main line, all records of the
 * act. Throws a MissingRecordError when there is no such line, and a RestauracaoRecusadaError when the change cannot be
 * undone; then nothing has changed.
 */
export function restaurarRepository(db: Database) {
  return {
    restore: (id: number, autor: number): Promise<Restored> =>
      db.transaction().execute((trx) => restoreLinha(trx, id, autor)),

    async preview(id: number, autor: number): Promise<Restauracao> {
      let restored: Restored | undefined
      const undone = new Error('Only looked at')
      const looking = db.transaction().execute(async (trx) => {
        restored = await restoreLinha(trx, id, autor)
        throw undone
      })
      await looking.catch((error: unknown) => {
        if (error !== undone) throw error
      })
      if (!restored) throw new Error('What was looked at is not there')
      return restored.restauracao
    },
  }
}

async function restoreLinha(
  trx: DatabaseTransaction,
  id: number,
  autor: number,
): Promise<Restored> {
  const { linha, linhas } = await readLinhas(trx, id)
  restoring(trx, id)
  if (linha.entidade === 'usuarios') return restoreConta(trx, linha, autor)
  if (linha.entidade === 'relatos') return restoreRelato(trx, linha, autor)
  await lockContent(trx)
  const wanted = inOrder(linhas, linha, autor)
  const numeros = await readNumeros(trx, wanted)
  const outcomes: Outcome[] = []
  for (const one of wanted) {
    const sharers = one.entidade === 'questoes' ? numeros.sharers.get(one.id) : []
    outcomes.push(...(await restoreRecord(trx, one, sharers)))
  }
  if (outcomes.length === 0) throw nothingToRestore()
  await refuseTakenNumeros(trx, numeros)
  await refuseImpedidas(trx, outcomes)
  await namePrincipal(trx)
  await bumpContentVersion(trx)
  return {
    restauracao: restauracaoOf(outcomes, linha),
    addresses: outcomes.flatMap(({ depois }) => addressesIn(depois)),
  }
}

/**
 * The line, and the lines of the same act that are restored with it. For a main line, these are all lines of the act.
 * For the removal of a reference, they are the lines of records that used the reference, because otherwise nothing
 * would refer to the restored reference.
 */
async function readLinhas(
  trx: DatabaseTransaction,
  id: number,
): Promise<{ linha: Linha; linhas: Linha[] }> {
  const asked = await trx.selectFrom('registro').selectAll().where('id', '=', id).executeTakeFirst()
  if (!asked) {
    throw new MissingRecordError('mudanca_inexistente', 'Essa linha do registro não existe.')
  }
  const isRemovedReferencia =
    !asked.principal && asked.entidade === 'referencias' && asked.acao === 'exclusao'
  const rows = await trx
    .selectFrom('registro as r')
    .innerJoin('retratos as rt', 'rt.id_linha', 'r.id')
    .select(['r.id', 'r.entidade', 'r.id_registro', 'r.antes', 'r.depois', 'rt.conteudo'])
    .where('rt.em', '>=', oldestRestauravel(Date.now()))
    .where((eb) =>
      asked.principal || isRemovedReferencia ? eb('r.ato', '=', asked.ato) : eb('r.id', '=', id),
    )
    .orderBy('r.id')
    .execute()
  const linhas = rows
    .map(({ conteudo, ...row }) => ({ ...row, retrato: retratoIn({ conteudo }) }))
    .filter(
      ({ id: each, retrato }) =>
        !isRemovedReferencia ||
        each === id ||
        idsOfReferencias(retrato).includes(asked.id_registro),
    )
  const linha = linhas.find((row) => row.id === id)
  if (!linha) throw new RestauracaoRecusadaError(whyNot(asked))
  return { linha, linhas }
}

interface Refused {
  entidade: Entidade
  acao: string
  antes: string | null
  em: string
}

function whyNot({ entidade, acao, antes, em }: Refused): string {
  if (entidade === 'usuarios' && acao !== 'criacao' && antes === null) {
    return 'Uma conta deletada não volta: quem saiu tem o direito de ser esquecido. Cadastre-a de novo, se for o caso.'
  }
  if (entidade === 'correcoes') return 'Correções não voltam pelo registro: são de quem corrige.'
  if (acao === 'criacao')
    return 'Antes desta mudança, isto não existia. Se for o caso, delete na lista.'
  return em < oldestRestauravel(Date.now())
    ? 'O prazo de 90 dias já passou: agora só dá para desfazer à mão.'
    : 'Esta mudança é de quando o registro ainda não guardava o que volta: agora só dá para desfazer à mão.'
}

/**
 * Sorts the records to restore: those that others depend on come first. Records that the restore removes come last, in
 * the opposite order.
 */
function inOrder(linhas: readonly Linha[], asked: Linha, autor: number): Wanted[] {
  const ofRecords = Map.groupBy(linhas, ({ entidade, id_registro }) => `${entidade} ${id_registro}`)
  const named = new Set(linhas.flatMap(({ retrato }) => idsOfReferencias(retrato)))
  const wanted = [...ofRecords.values()].flatMap((ofOne): Wanted[] => {
    // One act may have changed a record twice: the record is restored to its state before the first of these lines.
    const [first] = ofOne
    if (!first || !isRestauravel(first.entidade)) return []
    const isParte = !ofOne.includes(asked)
    return [
      {
        idLinha: first.id,
        entidade: first.entidade,
        id: first.id_registro,
        retrato: first.retrato,
        visibility: ofOne.flatMap(visibilityIn),
        autor,
        isParte,
        isLoose: isParte && first.entidade === 'referencias' && !named.has(first.id_registro),
      },
    ]
  })
  const sorted = wanted.toSorted(
    (a, b) => RESTAURAVEIS.indexOf(a.entidade) - RESTAURAVEIS.indexOf(b.entidade),
  )
  const [coming, going] = [
    sorted.filter(({ retrato }) => retrato.linha !== null),
    sorted.filter(({ retrato }) => retrato.linha === null),
  ]
  return [...coming, ...going.toReversed()]
}

/** The names of the fields that decide who sees the record, as far as the line changed them. */
function visibilityIn({ antes, depois }: Linha): string[] {
  if (antes === null || depois === null) return []
  const [before, after] = [fieldsOf(antes), fieldsOf(depois)]
  return ['publicada', 'retirada_em'].filter((field) => before[field] !== after[field])
}

function fieldsOf(json: string): Record<string, unknown> {
  const record: Record<string, unknown> = JSON.parse(json)
  return { ...record, ...(record['questao'] as object | undefined) }
}

function restauracaoOf(outcomes: readonly Outcome[], asked: Linha): Restauracao {
  const groups = Map.groupBy(outcomes, ({ acao, entidade }) => `${acao} ${entidade}`)
  const itens = [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ acao: first.acao, entidade: first.entidade, total: others.length + 1 }] : [],
  )
  const own = outcomes.find(
    ({ entidade, id }) => entidade === asked.entidade && id === asked.id_registro,
  )
  return {
    itens,
    publica: outcomes.some(({ antes, depois }) => isPublished(depois) && !isPublished(antes)),
    antes: jsonOf(own?.antes),
    depois: jsonOf(own?.depois),
  }
}

function isPublished(record: object | null): boolean {
  return record !== null && 'publicada' in record && record.publicada === true
}

function jsonOf(record: object | null | undefined): Restauracao['antes'] {
  return record ? { ...(record as Restauracao['antes']) } : null
}

/** Every value in a record that may name a file. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    field.startsWith('url_') && typeof inner === 'string' ? [inner] : addressesIn(inner),
  )
}
