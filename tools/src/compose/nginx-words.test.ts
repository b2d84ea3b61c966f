import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp, readConfig } from '@rumo/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'

const conf = readFileSync(path.join(ROOT, 'nginx.conf'), 'utf8').replaceAll(/^ *#.*$/gm, '')

/** The value that a map of nginx.conf gives to a text: that of the text itself, of a pattern, or the default. */
function mapped(variable: string, text: string | number): string {
  const [, body = ''] =
    new RegExp(String.raw`map [^\n]+ \$${variable} \{\n(.+?)\n    \}`, 's').exec(conf) ?? []
  const lines = [...body.matchAll(/^ *(?:"([^"]+)"|(\w+)) +(?:"([^"]*)"|'([^']*)'|(\S+));$/gm)].map(
    ([, quoted, bare, ...values]) => [
      quoted ?? bare ?? '',
      values.find((one) => one !== undefined),
    ],
  )
  const named = (wanted: (key: string) => boolean) => lines.find(([key = '']) => wanted(key))?.[1]
  return (
    named((key) => key === String(text)) ??
    named((key) => key.startsWith('~') && new RegExp(key.slice(1)).test(String(text))) ??
    named((key) => key === 'default') ??
    ''
  )
}

const said = (status: number) => ({
  icone: mapped('rumo_icone', status),
  titulo: mapped('rumo_titulo', status),
  mensagem: mapped('rumo_mensagem', status),
  codigo: /^,"codigo":"(\w+)"$/.exec(mapped('rumo_codigo', status))?.[1],
})

/** The statuses with which nginx answers by itself. */
const STATUSES = [...conf.matchAll(/error_page ([\d ]+?) +(?:=(\d+) +)?\$rumo_refusal;/g)].flatMap(
  ([, statuses = '', status]) => (status ?? statuses).split(' ').map(Number),
)

describe('what nginx says itself', () => {
  let folder: string
  let app: Awaited<ReturnType<typeof buildApp>>

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rumo-nginx-'))
    app = await buildApp(readConfig({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent' }))
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  it.each([
    [400, { method: 'GET', url: '/questoes/%zz' }],
    [405, { method: 'DELETE', url: '/sorteios' }],
    [413, { method: 'POST', url: '/sorteios', payload: { texto: 'a'.repeat(3_000_000) } }],
  ] as const)('is of %i what the API says of it', async (status, request) => {
    const answer = await app.inject(request)
    const { icone, titulo, mensagem, codigo } = answer.json<Record<string, unknown>>()
    expect([answer.statusCode, said(status)]).toEqual([status, { icone, titulo, mensagem, codigo }])
  })

  it('has a codigo, but of a method: without one a client takes the path for one that is not there', () => {
    expect(STATUSES).toEqual(expect.arrayContaining([400, 403, 405, 413, 414, 429, 431, 500, 503]))
    expect(STATUSES.filter((status) => said(status).codigo === undefined)).toEqual([405])
    const codigos = [403, 414, 429, 431].map((status) => said(status).codigo)
    expect(codigos).toEqual([
      'acesso_negado',
      'endereco_longo_demais',
      'muitas_tentativas',
      'pedido_grande_demais',
    ])
  })

  it('asks to come again in a moment where it is the server that cannot', () => {
    for (const status of [502, 503, 504]) {
      expect(said(status)).toEqual({
        icone: 'error',
        titulo: 'Servidor indisponível',
        mensagem: 'O servidor não está pronto para responder. Tente de novo em instantes.',
        codigo: 'indisponivel',
      })
    }
    expect(said(500).mensagem).toContain('Tente de novo em instantes.')
    expect(said(500).codigo).toBe('erro_interno')
  })

  it.each([
    ['GET /api/provas HTTP/1.1', '/rumo-api-refusal'],
    ['GET /api/sem-javascript/provas-anteriores HTTP/2.0', '/rumo-refusal'],
    ['GET /rumo/provas-anteriores HTTP/1.1', '/rumo-refusal'],
  ])('is to %j a page where a candidate reads it, and otherwise for the site', (asked, answer) => {
    expect(mapped('rumo_refusal', asked)).toBe(answer)
  })

  it('says when to come again, and may be read by a page of elsewhere in the place of the API', () => {
    for (const [what, seconds] of [
      ['503 api_error', '5'],
      ['429 api_error', '5'],
      ['429 error', '5'],
      ['404 error', ''],
      ['503 api', ''],
    ] as const) {
      expect([what, mapped('rumo_retry_after', what)]).toEqual([what, seconds])
    }
    expect(said(429).icone).toBe('warning')
    expect(['api_error', 'api', 'page'].map((kind) => mapped('rumo_cors_origin', kind))).toEqual([
      '*',
      '',
      '',
    ])
  })
})

describe('what a browser may keep', () => {
  it.each([
    ['200 file mf-public/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['304 file mf-public/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['404 file mf-public/assets/a-1.js', 'no-cache'],
    ['429 error mf-public/assets/a-1.js', 'no-cache'],
    ['200 file mf-public/remoteEntry.js', 'no-cache'],
    ['200 page ', 'no-cache'],
    ['200 api ', ''],
  ])('of %s is said by %j', (answer, header) => {
    expect(mapped('rumo_cache_control', answer)).toBe(header)
  })
})
