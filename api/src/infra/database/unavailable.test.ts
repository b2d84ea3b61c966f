import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { isUnavailable } from './unavailable.ts'

/** The error of the operating system when no server listens at an address. */
async function refusal(at: { host: string; port: number } | { path: string }): Promise<unknown> {
  return once(connect(at), 'connect').catch((error: unknown) => error)
}

/** The error of SQLite when it runs these statements on a new file. */
function failureOf(dir: string, statements: string): unknown {
  const file = new DatabaseSync(`${dir}/cheio.sqlite`)
  try {
    return file.exec(statements)
  } catch (error) {
    return error
  } finally {
    file.close()
  }
}

describe('isUnavailable', () => {
  it.for([
    ['an address', { host: '127.0.0.1', port: 1 }],
    ['a socket', { path: '/nowhere/.s.PGSQL.5432' }],
  ] as const)('is true where no server listens at %s', async ([, at]) => {
    expect(isUnavailable(await refusal(at))).toBe(true)
  })

  it('is true of a name with several addresses, of which none answers', async () => {
    const refused = await refusal({ host: '127.0.0.1', port: 1 })
    expect(isUnavailable(new AggregateError([refused, refused]))).toBe(true)
  })

  it.for([
    '57P01',
    '57P03',
    '57P05',
    '25P03',
    '57014',
    '53200',
    '53300',
    '25006',
    '08000',
    '08006',
    '40001',
    '40P01',
    '55P03',
    '28000',
    '28P01',
    '3D000',
    '55000',
    '53100',
    '58030',
    'ENOSPC',
    'EDQUOT',
    'EROFS',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ])('is true of %s', (code) => {
    expect(isUnavailable(Object.assign(new Error('em inglês ou não'), { code }))).toBe(true)
  })

  it.for(['23505', '42P01', 'EACCES'])('is false of %s', (code) => {
    expect(isUnavailable(Object.assign(new Error('de quem pede'), { code }))).toBe(false)
  })

  it('is true of SQLite while another process writes for too long', ({ dir }) => {
    const [writer, other] = [1, 2].map(() => new DatabaseSync(`${dir}/rumo.sqlite`))
    writer?.exec('begin immediate')
    let failure: unknown
    try {
      other?.exec('begin immediate')
    } catch (error) {
      failure = error
    }
    writer?.close()
    other?.close()

    expect(isUnavailable(failure)).toBe(true)
  })

  it('is true of SQLite where the disk is full, and of a library that says so in its own words', ({
    dir,
  }) => {
    const full = failureOf(dir, 'pragma max_page_count = 2; create table a (b); create table c (d)')
    expect(full).toMatchObject({ errcode: 13 })
    expect(isUnavailable(full)).toBe(true)
    expect(isUnavailable(new Error('Cannot write file', { cause: full }))).toBe(true)
  })

  it('is true of SQLite where nothing may be written', ({ dir }) => {
    const readOnly = failureOf(dir, 'create table a (b); pragma query_only = on; drop table a')
    expect(readOnly).toMatchObject({ errcode: 8 })
    expect(isUnavailable(readOnly)).toBe(true)
  })

  it('is false of any other failure', async ({ db, dir }) => {
    const query = db.deleteFrom('tabela' as 'materias')
    await expect(query.execute()).rejects.not.toSatisfy(isUnavailable)
    await expect(readFile(`${dir}/nada`)).rejects.not.toSatisfy(isUnavailable)
    expect(isUnavailable(new Error('outra'))).toBe(false)
    expect(isUnavailable('texto')).toBe(false)
  })
})
