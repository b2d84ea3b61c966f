import { describe, expect, it } from 'vitest'
import { isPostgresAddress, publicAddress } from './database-address.ts'

const SOCKET = 'postgres://ana:segredo@/rumo?host=/var/run/postgresql'

describe('isPostgresAddress', () => {
  it.each(['postgres://localhost/rumo', 'postgresql://ana:segredo@10.0.0.2:5433/rumo', SOCKET])(
    'takes %s',
    (address) => expect(isPostgresAddress(address)).toBe(true),
  )

  it.each([
    '/var/lib/rumo/rumo.sqlite',
    'mysql://localhost/rumo',
    'postgres:rumo',
    'postgres://a:b:c',
  ])('refuses %s', (address) => expect(isPostgresAddress(address)).toBe(false))
})

describe('publicAddress', () => {
  it.each([
    ['postgresql://ana:segredo@10.0.0.2:5433/rumo?password=segredo', '10.0.0.2:5433/rumo'],
    [SOCKET, '/var/run/postgresql/rumo'],
    ['/var/lib/rumo/rumo.sqlite', '/var/lib/rumo/rumo.sqlite'],
  ])('shows of %s only %s', (address, shown) => expect(publicAddress(address)).toBe(shown))
})
