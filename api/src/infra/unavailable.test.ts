import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect } from 'vitest'
import { it } from '../testing/database.ts'
import { isUnavailable } from './unavailable.ts'

/** What the system says when nobody listens there. */
async function refusal(at: { host: string; port: number } | { path: string }): Promise<unknown> {
  return once(connect(at), 'connect').catch((error: unknown) => error)
}

describe('isUnavailable', () => {
  it.for([
    ['an address', { host: '127.0.0.1', port: 1 }],
    ['a socket', { path: '/nowhere/.s.PGSQL.5432' }],
  ] as const)('is true where nobody listens at %s', async ([, at]) => {
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

  it('is false of any other failure', async ({ db, dir }) => {
    const query = db.deleteFrom('tabela' as 'materias')
    await expect(query.execute()).rejects.not.toSatisfy(isUnavailable)
    await expect(readFile(`${dir}/nada`)).rejects.not.toSatisfy(isUnavailable)
    expect(isUnavailable(new Error('outra'))).toBe(false)
    expect(isUnavailable('texto')).toBe(false)
  })
})
