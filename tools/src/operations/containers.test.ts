import { readConfig } from '@rumo/api'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSiteSettings } from '../compose/site-settings.ts'
import { ROOT } from '../config.ts'
import { environmentOf, readUnit } from './unit.ts'

interface Service {
  image?: string
  build?: { target: string }
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, unknown>
  healthcheck?: { test: unknown[] }
}

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8')
const CONTAINERS_SITE = 'docs/containers/site.json'

let dockerfile: string
let compose: { services: Record<string, Service>; volumes: Record<string, null> }
let composeText: string

beforeAll(async () => {
  dockerfile = (await read('Dockerfile')).replaceAll(/\\\n\s*/g, '')
  composeText = await read('compose.yaml')
  compose = parse(composeText) as typeof compose
})

/** The arguments of each use of an instruction in the Dockerfile. */
const all = (instruction: string) =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, rest = '']) => rest)
const stages = () => all('FROM').map((line) => line.split(' AS ')[1] ?? '')
const services = () => Object.entries(compose.services)
/**
 * A value with its variables filled in, as from an .env without them: by the defaults of the compose file, or by `x`.
 */
const given = (value: string) =>
  value.replaceAll(
    /\$\{\w+(?::[-?](?<fallback>[^}]*))?\}/g,
    (_, fallback: string = 'x') => fallback,
  )

describe('the Dockerfile', () => {
  it('copies what is there', () => {
    const copied = all('COPY').map((line) => line.split(' ')[0] ?? '')
    expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })

  it('starts the API by a file that is there, as the service of systemd does', async () => {
    const command = JSON.parse(all('CMD')[0] ?? '') as string[]
    expect(await read('docs/rumo-api@.service')).toContain(
      `ExecStart=/opt/rumo/${command.join(' ')}`,
    )
  })

  it('has Node and its memory do as the service of systemd does', async () => {
    const { MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = environmentOf(
      readUnit(await read('docs/rumo-api@.service')),
    )
    expect(all('ENV')).toContain(
      `MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX} NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE}`,
    )
    expect(all('RUN').join()).toContain(` ${NODE_COMPILE_CACHE} `)
  })

  it('puts nginx’s part where nginx.conf looks for it', async () => {
    const includes = [...(await read('nginx.conf')).matchAll(/include (rumo[\w-]*)\//g)]
    const placed = new Set(includes.map(([, folder = '']) => `/etc/nginx/${folder}`))
    expect(placed.size).toBe(2)
    for (const folder of placed) expect(dockerfile).toContain(` ${folder}`)
  })

  it('takes nothing along that is built or secret', async () => {
    expect((await read('.dockerignore')).split('\n')).toEqual(
      expect.arrayContaining(['.git', '.rumo', '.env', '**/node_modules', '**/dist']),
    )
  })
})

describe('the compose file', () => {
  it('builds stages that there are, and runs an image that one service builds', () => {
    const built = services().flatMap(([, { build }]) => (build ? [build.target] : []))
    expect([...new Set(built)].toSorted()).toEqual(stages().toSorted())
    const { api, site } = compose.services
    // Without a `build` of its own, the image would be requested from a registry.
    expect([site?.image, site?.build]).toEqual([api?.image, api?.build])
  })

  it('mounts volumes that it declares, and files that there are', () => {
    const mounts = services().flatMap(([, { volumes = [] }]) => volumes.map(given))
    const sources = mounts.map((mount) => mount.split(':')[0] ?? '')
    const named = sources.filter((source) => !source.startsWith('.'))
    const files = sources.filter((source) => source.startsWith('.'))
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })

  it('waits for services that there are', () => {
    const awaited = services().flatMap(([, { depends_on = {} }]) => Object.keys(depends_on))
    expect(awaited.filter((name) => !(name in compose.services))).toEqual([])
  })

  it('asks for the health of a service by words alone', () => {
    const words = services().flatMap(([, { healthcheck }]) => healthcheck?.test ?? [])
    expect(words.length).toBeGreaterThan(4)
    expect(words.filter((word) => typeof word !== 'string')).toEqual([])
  })

  it('runs commands that there are', () => {
    const scripts = compose.services['site']?.command?.filter((word) => word.endsWith('.ts')) ?? []
    expect(scripts).toEqual(['tools/src/commands/release.ts'])
    expect(scripts.every((script) => existsSync(path.join(ROOT, script)))).toBe(true)
  })

  it('gives the API an environment that it takes, without a key that nothing reads', async () => {
    const ofImage = Object.fromEntries(
      all('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    ) as Record<string, string>
    const added = compose.services['api']?.environment ?? {}
    const env = Object.fromEntries(
      Object.entries({ ...ofImage, ...added, JWT_SECRET: 'x'.repeat(32) }).map(
        ([key, value]) => [key, given(value)] as const,
      ),
    )
    const known = `${await read('.env.example')}\n# MALLOC_ARENA_MAX=\n# NODE_COMPILE_CACHE=`
    expect(Object.keys(env).filter((key) => !known.includes(`\n# ${key}=`))).toEqual([])
    expect(readConfig(env)).toMatchObject({ host: '0.0.0.0', port: 3000 })
  })

  it('has each setting that a person gives explained', async () => {
    const asked = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, key = '']) => key))
    const operations = await read('docs/operations.md')
    expect(asked.size).toBeGreaterThan(3)
    expect([...asked].filter((key) => !operations.includes(`\`${key}\``))).toEqual([])
  })
})

it('the site of the containers is the demonstration’s, before the API of the compose file', async () => {
  const ofContainers = await readSiteSettings(path.join(ROOT, CONTAINERS_SITE))
  const { servidores_da_api = [], ...others } = ofContainers
  const own = await readSiteSettings(path.join(ROOT, 'site.json'))
  expect(others).toEqual({ ...own, api: '/api/' })
  const ports = all('EXPOSE')
  for (const server of servidores_da_api) {
    const [name = '', port = ''] = server.split(':')
    expect([name in compose.services, ports.includes(port)]).toEqual([true, true])
  }
})
