import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp, CONNECTION_LIMITS, readConfig } from '@rumo/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'

const conf = readFileSync(path.join(ROOT, 'nginx.conf'), 'utf8').replaceAll(/^ *#.*$/gm, '')
const { limits } = readConfig({})

/** The regular expressions of a map, in their order, each with its value. */
function entriesOf(variable: string) {
  const [, body = ''] =
    new RegExp(String.raw`map [^\n]+ \$${variable} \{\n(.+?)\n    \}`, 's').exec(conf) ?? []
  return [...body.matchAll(/^ *"~(\*?)(.+)" +"?([^";]+)"?;$/gm)].map(
    ([, anyCase, pattern = '', value]) => [new RegExp(pattern, anyCase ? 'i' : ''), value] as const,
  )
}

/** The value that a map gives to a text by its regular expressions, with their named groups filled in. */
function mapped(variable: string, text: string): string | undefined {
  for (const [pattern, value = ''] of entriesOf(variable)) {
    const found = pattern.exec(text)
    if (found)
      return value.replaceAll(/\$(\w+)/g, (_name, group: string) => found.groups?.[group] ?? '')
  }
  return undefined
}

const numberIn = (pattern: RegExp) => Number(pattern.exec(conf)?.[1])

interface Described {
  paths: Record<string, Record<string, { requestBody?: unknown; security?: unknown }>>
}

let folder: string
let calls: { method: string; path: string; takesSenha: boolean; isPublic: boolean }[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumo-nginx-'))
  const app = await buildApp(readConfig({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent' }))
  const { paths } = (await app.inject('/docs/json')).json<Described>()
  await app.close()
  calls = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { requestBody, security }]) => ({
      method: method.toUpperCase(),
      path: template.replaceAll(/\{\w+\}/g, '7'),
      takesSenha: /"senha/.test(JSON.stringify(requestBody ?? null)),
      isPublic: security === undefined,
    })),
  )
})

afterAll(() => rm(folder, { recursive: true }))

describe('the limits of nginx.conf', () => {
  it('are for the calls that take a password, and for no other', () => {
    const limited = calls.filter(({ method, path: at }) => {
      const isRewritten = /^(?:PUT|DELETE|PATCH)$/.test(method)
      const uri = `${isRewritten ? '/rumo-changes' : '/api'}${at}`
      return mapped('rumo_hashing', `${method} ${uri}`) !== undefined
    })
    expect(limited).toHaveLength(8)
    expect(limited).toEqual(calls.filter(({ takesSenha }) => takesSenha))
  })

  it('are for the calls that draw, grade or search without an account, and let a school begin at once', () => {
    const limited = calls.filter(
      ({ method, path: at }) => mapped('rumo_drawing', `${method} /api${at}`) !== undefined,
    )
    const isOpen = ({ method, path: at, isPublic }: (typeof calls)[number]) =>
      isPublic && (method === 'POST' ? /^\/(?:sorteios|simulados)/.test(at) : at === '/busca')
    expect(limited).toHaveLength(5)
    expect(limited).toEqual(calls.filter(isOpen))
    const burst = numberIn(/limit_req zone=rumo_drawing burst=(\d+) nodelay/)
    expect(burst).toBeGreaterThanOrEqual(limits.cadastrosPorEndereco.count)
  })

  it('let as many in as the API hashes for one address, and a school at once', () => {
    expect(numberIn(/zone=rumo_hashing:\S+ rate=(\d+)r\/s/) * 60).toBe(
      limits.senhasPorEndereco.count / limits.senhasPorEndereco.minutes,
    )
    const burst = numberIn(/limit_req zone=rumo_hashing burst=(\d+) nodelay/)
    expect(burst).toBeGreaterThanOrEqual(limits.cadastrosPorEndereco.count)
  })

  it('let a class of 40 open a page of 44 files at once, and leave half to all others', () => {
    const most = numberIn(/limit_conn rumo_network (\d+)/)
    expect(most).toBe(CONNECTION_LIMITS.connectionsOfAddress)
    expect(most).toBeGreaterThanOrEqual(40 * 44)
    const connections = numberIn(/worker_connections (\d+)/)
    expect(connections).toBeGreaterThanOrEqual(2 * 2 * most)
    // Each connection may have a file open besides.
    expect(numberIn(/worker_rlimit_nofile (\d+)/)).toBeGreaterThanOrEqual(2 * connections)
  })

  it.each([
    ['/api/usuarios/ana@exemplo.br', '/api/usuarios/*'],
    ['/api/usuarios/ana%40exemplo.br?pagina=2', '/api/usuarios/*'],
    ['/api/usuarios;busca=ana', '/api/*'],
    ['/api/usuarios%3Fbusca=ana', '/api/*'],
    ['/api/usuarios?busca=ana@exemplo.br', '/api/usuarios?*'],
    ['/rumo/assets/entry-0aF_-9.js', '/rumo/assets/entry-0aF_-9.js'],
  ])('log of %s what a path of ours could have: %s', (asked, logged) => {
    expect(mapped('rumo_asked', asked)).toBe(logged)
  })

  it('are told of in the log of no errors, where each line would hold an address', () => {
    expect(conf.match(/limit_(?:req|conn)_log_level \w+;/g)).toEqual([
      'limit_req_log_level info;',
      'limit_conn_log_level info;',
    ])
  })

  it('leave out of that log what holds a whole request', () => {
    const machine = readFileSync(path.join(ROOT, 'docs/nginx-machine/main.conf'), 'utf8')
    expect(machine).toMatch(/^error_log \S+ crit;$/m)
  })

  it.each([
    ['203.0.113.9', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:DB8:1:2::9', '2001:DB8:1::'],
    ['2001:db8:1::9', '2001:db8:1::'],
    ['2001:db8::9', '2001:db8::'],
    ['2001::9', '2001::'],
    ['::1', undefined],
    ['unix:', undefined],
  ])('log of the address %s its network alone: %s', (address, logged) => {
    expect(mapped('rumo_client', address)).toBe(logged)
  })

  it('count an address of IPv4, and a network of 64 bits of IPv6', () => {
    expect(conf).toMatch(/\$rumo_network \{[^;]+;[^;]+;\n +default +\$binary_remote_addr;\n/)
    expect(conf).toMatch(/\$rumo_client \{[^;]+;[^;]+;[^;]+;\n +default +"";\n/)
    for (const [address, network] of [
      ['203.0.113.9', undefined],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
      ['2001:db8:1:2::9', '2001:db8:1:2:'],
      ['2001:DB8:1:2:a:b:c:d', '2001:DB8:1:2:'],
      ['2001:db8::1', '2001:db8'],
      ['2001:db8:1::1', '2001:db8:1'],
      ['::1', undefined],
    ]) {
      expect([address, mapped('rumo_network', address ?? '')]).toEqual([address, network])
    }
  })
})
