import type { Entidade } from '@rumo/contract'
import { toSearchText } from '@rumo/contract/search-text'
import { AppError } from '../../errors.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Row } from './take-retratos.ts'

/** 409: a record cannot be restored; `mensagem` says why, and what the user can do. */
export class RestauracaoRecusadaError extends AppError {
  constructor(mensagem: string) {
    super(409, {
      icone: 'warning',
      titulo: 'Não dá para trazer de volta',
      mensagem,
      codigo: 'restauracao_recusada',
    })
  }
}

/** The records that must exist, by the column that names them, and the message if one was deleted. */
const PAIS: Partial<Record<Entidade, Readonly<Record<string, readonly [Pai, string]>>>> = {
  assuntos: {
    id_materia: [
      'materias',
      'A matéria deste assunto foi deletada. Traga antes a matéria de volta.',
    ],
  },
  provas: {
    id_vestibular: [
      'vestibulares',
      'O vestibular desta prova foi deletado. Traga antes o vestibular de volta.',
    ],
  },
  questoes: {
    id_prova: ['provas', 'A prova desta questão foi deletada. Traga antes a prova de volta.'],
    id_materia: [
      'materias',
      'A matéria desta questão foi deletada. Traga antes a matéria de volta.',
    ],
  },
  redacoes: {
    id_prova: ['provas', 'A prova deste tema foi deletada. Traga antes a prova de volta.'],
  },
}
type Pai = 'provas' | 'materias' | 'vestibulares'

/** A record as it would be written and, if it exists, as it is now. */
interface Fitting {
  entidade: Entidade
  linha: Row
  current: Row | undefined
}

/** Throws if a record that this one needs was deleted, or if another record has taken its unique value. */
export async function refuseUnfit(trx: DatabaseTransaction, fitting: Fitting): Promise<void> {
  const { entidade, linha, current } = fitting
  for (const [column, [table, mensagem]] of Object.entries(PAIS[entidade] ?? {})) {
    const pai = linha[column]
    if (typeof pai !== 'number') continue
    const found = trx.selectFrom(table).select('id').where('id', '=', pai)
    if (!(await found.executeTakeFirst())) throw new RestauracaoRecusadaError(mensagem)
  }
  if (isNamedAlone(entidade) && current?.['nome'] !== linha['nome']) {
    await refuseTakenNome(trx, entidade, linha)
  }
  if (entidade === 'vestibulares') await refuseTakenSemestre(trx, linha)
}

/**
 * Kinds of records whose names are unique, those of assuntos within a matéria; with the words for another such record,
 * and the pronoun for it.
 */
const OTHER = {
  assuntos: ['outro assunto desta matéria', 'dele'],
  cursos: ['outro curso', 'dele'],
  materias: ['outra matéria', 'dela'],
} as const satisfies Partial<Record<Entidade, object>>

const isNamedAlone = (entidade: Entidade): entidade is keyof typeof OTHER => entidade in OTHER

async function refuseTakenNome(
  trx: DatabaseTransaction,
  table: keyof typeof OTHER,
  { id, nome, id_materia }: Row,
): Promise<void> {
  const other = await trx
    .selectFrom(table)
    .select('id')
    .where('busca', '=', toSearchText(String(nome)))
    .where('id', '<>', Number(id))
    .$if(table === 'assuntos', (query) =>
      query.where(trx.dynamic.ref('id_materia'), '=', Number(id_materia)),
    )
    .executeTakeFirst()
  if (!other) return
  const [what, of] = OTHER[table]
  throw new RestauracaoRecusadaError(
    `Já existe ${what} com o nome “${String(nome)}”. Mude antes o nome ${of}.`,
  )
}

async function refuseTakenSemestre(
  trx: DatabaseTransaction,
  { id, ano, semestre }: Row,
): Promise<void> {
  const other = await trx
    .selectFrom('vestibulares')
    .select('id')
    .where('ano', '=', Number(ano))
    .where('semestre', '=', semestre === 2 ? 2 : 1)
    .where('id', '<>', Number(id))
    .executeTakeFirst()
  if (!other) return
  throw new RestauracaoRecusadaError(
    `Já existe outro vestibular de ${String(ano)}/${String(semestre)}. Mude antes o ano ou o semestre dele.`,
  )
}

/** Throws if newer rows depend on a record whose creation would be undone. */
export async function refuseHeld(
  trx: DatabaseTransaction,
  entidade: Entidade,
  id: number,
): Promise<void> {
  for (const [table, column, mensagem] of HOLDING[entidade] ?? []) {
    const found = trx.selectFrom(table).select(column).where(trx.dynamic.ref(column), '=', id)
    if (await found.limit(1).executeTakeFirst()) throw new RestauracaoRecusadaError(mensagem)
  }
}

const ANSWERED =
  'Alunos já responderam esta questão depois que ela voltou. Retire-a na lista de questões.'
const GROWN = 'Esta prova ganhou conteúdo depois que voltou. Delete-a na lista de provas.'
const IN_USE = 'Há questões desta matéria. Mude antes a matéria delas.'

const HOLDING: Partial<
  Record<
    Entidade,
    readonly (readonly [
      Holder,
      'id_questao' | 'id_prova' | 'id_materia' | 'id_vestibular',
      string,
    ])[]
  >
> = {
  materias: [
    ['questoes', 'id_materia', IN_USE],
    ['assuntos', 'id_materia', 'Há assuntos desta matéria. Delete-os antes.'],
  ],
  provas: [
    ['questoes', 'id_prova', GROWN],
    ['redacoes', 'id_prova', GROWN],
    [
      'simulados',
      'id_prova',
      'Alunos já fizeram esta prova depois que ela voltou. Delete-a na lista de provas.',
    ],
  ],
  questoes: [
    ['tentativas', 'id_questao', ANSWERED],
    ['simulados_questoes', 'id_questao', ANSWERED],
  ],
  vestibulares: [
    [
      'provas',
      'id_vestibular',
      'Há provas deste vestibular. Delete-as antes, ou mude o vestibular delas.',
    ],
  ],
}
type Holder =
  | 'assuntos'
  | 'questoes'
  | 'redacoes'
  | 'simulados'
  | 'tentativas'
  | 'simulados_questoes'
  | 'provas'
