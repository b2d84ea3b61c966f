import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@rumo/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { environmentOf, readUnit } from './unit.ts'

const {
  '/docs/rumo.sh': rumoSh = '',
  '/docs/rumo-api@.service': unit = '',
  '/docs/nginx-machine/server.conf': serverConf = '',
} = import.meta.glob<string>(
  ['/docs/rumo.sh', '/docs/rumo-api@.service', '/docs/nginx-machine/server.conf'],
  { query: '?raw', import: 'default', eager: true },
)

/** Values of api.env that must be passed on unchanged, without a shell expanding them. */
const LITERAL = 'a $HOME `id` $(id) "b" \\n c#d=='
let folder: string

async function program(file: string, script: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), `#!/bin/sh\n${script}\n`)
  await chmod(path.join(folder, file), 0o755)
}

/** docs/rumo.sh with another place for the repository and for api.env, and with programs that print what they got. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumo-sh-'))
  const moved = rumoSh.replace('/opt/rumo', `${folder}/opt`).replace('/etc/rumo', folder)
  await writeFile(path.join(folder, 'rumo.sh'), moved)
  await program('bin/id', 'echo 0')
  await program('bin/runuser', 'echo "$1 $2 $3"; shift 3; exec "$@"')
  await program('opt/node_modules/.bin/node', 'echo "$@"; umask; env')
  await mkdir(path.join(folder, 'opt/tools/src/commands'), { recursive: true })
  await writeFile(path.join(folder, 'opt/tools/src/commands/seed.ts'), '')
  return () => rm(folder, { recursive: true })
})

const environment = (text: string) => writeFile(path.join(folder, 'api.env'), text)

function rumo(...args: string[]) {
  const env = { PATH: `${folder}/bin:/usr/bin:/bin`, PWD: '/' }
  const { status, stdout, stderr } = spawnSync('sh', [`${folder}/rumo.sh`, ...args], {
    cwd: '/',
    env,
    encoding: 'utf8',
  })
  return { status, lines: stdout.split('\n'), stderr: stderr.trim() }
}

describe('docs/rumo.sh', () => {
  it('runs a command by the account of the API, over its data, with its umask', () => {
    const { status, lines } = rumo('seed', 'prova de 2026.json')
    expect(lines.slice(0, 3)).toEqual([
      '-u rumo --',
      'tools/src/commands/seed.ts prova de 2026.json',
      '0077',
    ])
    expect(lines).toEqual(
      expect.arrayContaining(['INIT_CWD=/', 'DATA_DIR=/var/lib/rumo', 'DEMO=0']),
    )
    expect(status).toBe(0)
  })

  it('takes what api.env says to the letter, in quotes or not, as systemd does', async () => {
    await environment(
      `# DATABASE_URL='nada'\n; nada\n\nJWT_SECRET='${LITERAL}'\nLOG_LEVEL=warn \nCORS_ORIGINS="https://a.br"\nDATA_DIR=/outra`,
    )
    const { lines } = rumo('seed')
    expect(lines).toEqual(
      expect.arrayContaining([
        `JWT_SECRET=${LITERAL}`,
        'LOG_LEVEL=warn',
        'CORS_ORIGINS=https://a.br',
        'DATA_DIR=/outra',
      ]),
    )
  })

  it('refuses a line that is no setting, and does not show it', async () => {
    await environment("JWT_SECRET 'segredo'\n")
    const { status, stderr } = rumo('seed')
    expect([status, stderr]).toEqual([
      1,
      `${folder}/api.env não serve: cada linha é CHAVE='valor', ou um comentário depois de #.`,
    ])
  })

  it.each([
    [['nope'], 'Não existe o comando nope.'],
    [[], 'Uso: rumo COMANDO [ARGUMENTOS], como em rumo seed prova.json'],
  ])('says of %j what is wrong in one line', (args, sentence) => {
    expect(rumo(...args)).toEqual({ status: 1, lines: [''], stderr: sentence })
  })

  it('tells another user whose it is', async () => {
    await program('bin/id', 'echo 1000')
    expect(rumo('seed')).toMatchObject({ status: 1, stderr: expect.stringContaining('sudo rumo') })
  })
})

describe('docs/rumo-api@.service', () => {
  const port = '3001'
  const service = readUnit(unit.replaceAll('%i', port))

  it('listens to nginx alone, believes whose address it gives, and has no demonstration', () => {
    const env = environmentOf(service)
    // The demonstration stays off even when api.env unsets the proxy.
    expect(readConfig({ ...env, TRUST_PROXY: '' }).demo).toBe(false)
    expect(readConfig(env)).toMatchObject({
      host: '127.0.0.1',
      port: Number(port),
      dataDir: '/var/lib/rumo',
      trustProxy: ['loopback'],
      demo: false,
      isOpenDemo: false,
    })
  })

  it('keeps what Node compiles in a folder that systemd makes for it', () => {
    expect(environmentOf(service)['NODE_COMPILE_CACHE']).toBe(
      `/var/cache/${service.get('CacheDirectory')}`,
    )
  })

  it('runs the API as the commands of docs/rumo.sh run', () => {
    expect(rumoSh).toContain(`\ninstall=${service.get('WorkingDirectory')}\n`)
    expect(rumoSh).toContain(`\nenvironment=${service.get('EnvironmentFile')?.slice(1)}\n`)
    expect(rumoSh).toContain(` runuser -u ${service.get('User')} -- `)
    expect(rumoSh).toContain('DATA_DIR=/var/lib/rumo DEMO=0')
    expect(service.get('UMask')).toBe('0077')
    expect(service.get('ExecStart')).toBe(
      `${service.get('WorkingDirectory')}/node_modules/.bin/node --max-semi-space-size=8 --max-old-space-size=512 api/src/server.ts`,
    )
  })

  it('is started again however it ended', () => expect(service.get('Restart')).toBe('always'))
})

it('docs/nginx-machine logs as nginx.conf does, without what was searched or by whom', () => {
  expect(/^access_log \S+ (\w+);$/m.exec(serverConf)?.[1]).toBe('rumo')
})
