import type { ListQuery, MudancasDeProva, NovaProva, Prova, ProvaListada } from '@rumo/contract'
import type { Achado } from '@rumo/contract/rules'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { sql } from 'kysely'
import { ConflictError } from '../../errors.ts'
import { keepByContent } from '../../infra/cache/content-version.ts'
import { refusing } from '../../infra/database/constraints.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { naoPublicavel, refuseImpedida } from '../../domain/publicacao/conferir.ts'
import { editable } from '../../domain/edicao/editable.ts'
import { listOf, listPage, type Page } from '../../infra/lists/list-page.ts'
import { judged, refuseBroken } from '../../domain/publicacao/marcacao.ts'
import { type Audience, PROVA, shownProvas } from '../../domain/publicacao/published.ts'
import { keepPublished } from '../../domain/questoes/last-published.ts'
import { nameArquivoDosLugares } from '../../domain/questoes/lugar-no-pdf.ts'
import { removeContents, type Removed } from '../../domain/edicao/remove-contents.ts'

type Asked = ListQuery<'nome' | 'data' | 'vestibular' | 'publicada'>

/**
 * How provas are searched (by name, and by year and semester as in 2026/1) and sorted. In ascending order, those
 * without a vestibular come first.
 */
const ano = sql`coalesce(v.ano, 0)`
const semestre = sql`coalesce(v.semestre, 0)`
const LISTING = {
  busca: [sql.ref('p.busca'), sql`coalesce(v.ano || '/' || v.semestre, '')`],
  ordem: {
    nome: [sql.ref('p.busca')],
    data: [sql`coalesce(p.data, '')`],
    vestibular: [ano, semestre],
    publicada: [sql.ref('p.publicada')],
  },
  id: sql.ref('p.id'),
} as const

/** How many pages of provas are cached for one version of the content. */
const MOST_PAGES = 100

export function provasRepository(db: Database) {
  const provas = editable(db, 'provas', provasSchemas.one.dados, 'nome')
  const pages = keepByContent<Page<ProvaListada>>(db, MOST_PAGES)

  return {
    /** The provas that the audience sees; by default sorted by vestibular, the newest first. */
    list(audience: Audience, query?: Asked): Promise<Page<ProvaListada>> {
      return pages(JSON.stringify([audience, query]), async () => {
        const listing = { ...LISTING, padrao: '-vestibular' } as const
        return counted(db, audience, await listPage(listed(db, audience), query, listing))
      })
    },

    find(id: number, audience: Audience): Promise<Prova | undefined> {
      return shownProvas(db, audience).select(PROVA).where('p.id', '=', id).executeTakeFirst()
    },

    /** The provas of a vestibular that the audience sees; undefined when there is no such vestibular. */
    listOfVestibular(
      idVestibular: number,
      audience: Audience,
      query?: Asked,
    ): Promise<Page<ProvaListada> | undefined> {
      const found = listed(db, audience).where('p.id_vestibular', '=', idVestibular)
      const vestibular = db.selectFrom('vestibulares').select('id').where('id', '=', idVestibular)
      const page = listPage(found, query, LISTING).then((dados) => counted(db, audience, dados))
      return listOf(vestibular, page)
    },

    /**
     * Throws a ConflictError when there is no such vestibular, and an InvalidInputError when the prova would be
     * published with instructions that cannot be drawn; so does `change`. `change` also throws a ConflictError when the
     * prova must not be published.
     */
    insert(values: NovaProva, autor: number): Promise<Prova> {
      if (values.publicada ?? true) refuseBroken({ instrucoes: values.instrucoes })
      return refusingVestibular(provas.insert({ ...values, ...judged([values.instrucoes]) }, autor))
    },

    change(id: number, changes: MudancasDeProva, autor: number): Promise<Prova | undefined> {
      const prepare = async (trx: DatabaseTransaction) => {
        await refuseUnfit(trx, id, changes)
        if (changes.publicada === false) await keepPublished(trx, { id_prova: id })
        await nameArquivoDosLugares(trx, id, changes.url_arquivo)
      }
      const { instrucoes } = changes
      const values = { ...changes, ...(instrucoes !== undefined && judged([instrucoes])) }
      return refusingVestibular(provas.change(id, values, autor, prepare))
    },

    /**
     * Removes a prova with all its contents. If students answered a part of the prova, the prova stays, unpublished,
     * with the questions that they answered. Undefined when there is no such prova.
     */
    async remove(id: number, autor: number): Promise<Removed | undefined> {
      let removed: Removed = { addresses: [], isHeld: false }
      const prepare = async (trx: DatabaseTransaction) => {
        const { url_arquivo, url_gabarito } = await trx
          .selectFrom('provas')
          .select(['url_arquivo', 'url_gabarito'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await keepPublished(trx, { id_prova: id })
        const { addresses, isHeld } = await removeContents(trx, id, autor)
        const own = isHeld ? [] : [url_arquivo ?? [], url_gabarito ?? []].flat()
        removed = { addresses: [...own, ...addresses], isHeld }
      }
      const keep = () => (removed.isHeld ? { publicada: false } : undefined)
      const wasThere = await provas.remove(id, autor, prepare, keep)
      return wasThere ? removed : undefined
    },
  }
}

function listed(db: Database, audience: Audience) {
  return shownProvas(db, audience)
    .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
    .select(PROVA)
}

/** For administrators, adds the number of questions of each prova, without retired ones. */
async function counted(
  db: Database,
  audience: Audience,
  page: Page<Prova>,
): Promise<Page<ProvaListada>> {
  if (audience !== 'administrador' || page.dados.length === 0) return page
  const ids = page.dados.map(({ id }) => id)
  const counts = await db
    .selectFrom('questoes')
    .select('id_prova')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('id_prova', 'in', ids)
    .where('retirada_em', 'is', null)
    .groupBy('id_prova')
    .execute()
  const totals = new Map(counts.map(({ id_prova, total }) => [id_prova, total]))
  return {
    ...page,
    dados: page.dados.map((prova) => ({ ...prova, questoes: totals.get(prova.id) ?? 0 })),
  }
}

/** Refuses a change that would make invalid content public. */
async function refuseUnfit(
  trx: DatabaseTransaction,
  id: number,
  { instrucoes, publicada, nome }: MudancasDeProva,
): Promise<void> {
  const antes = await trx
    .selectFrom('provas')
    .select(['nome', 'publicada'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!(publicada ?? antes.publicada)) return
  if (instrucoes !== undefined) refuseBroken({ instrucoes })
  if (antes.publicada) return
  // The instructions of this change were checked above already.
  const concerns = ({ entidade, codigo }: Achado) =>
    instrucoes === undefined || entidade !== 'provas' || codigo !== 'texto_quebrado'
  await refuseImpedida(trx, { id, said: naoPublicavel({ nome: nome ?? antes.nome }) }, concerns)
}

function refusingVestibular<Result>(writing: Promise<Result>): Promise<Result> {
  return refusing(writing, {
    foreign_key: () =>
      new ConflictError('vestibular_inexistente', 'Esse vestibular não existe.', 'id_vestibular'),
  })
}
