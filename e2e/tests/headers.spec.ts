import type { APIRequestContext, APIResponse } from '@playwright/test'
import { SITES } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'

/** Headers about the server or the moment, not about the content. */
const OF_THE_SERVER = new Set(['connection', 'date', 'keep-alive', 'server', 'transfer-encoding'])
/** Headers that each server gives a value of its own: one of the file on its disk, or of the request. */
const OF_ITS_OWN = new Set(['etag', 'last-modified', 'x-request-id'])

interface Asked {
  title: string
  /** A path below the base path. */
  path: (request: APIRequestContext) => Promise<string> | string
  method?: string
  headers?: Record<string, string>
  data?: unknown
  status: number
  /** The path is requested a second time, with the ETag of the first answer. */
  isKnown?: boolean
  /** Headers that may differ, each for a reason that is written where the header is named. */
  differs?: readonly string[]
  /** Headers that both servers send with a value of their own, for such a reason. */
  varies?: readonly string[]
}

const of = (path: string) => () => path
/** Each server has its own database, and other journeys write into one or the other meanwhile. */
const RECORDS = ['content-length']
/** The configuration in a page names the API by another address on each server. */
const PAGE = ['content-length']
/** nginx gives an error no date and no ETag. */
const ERROR_PAGE = [...PAGE, 'etag', 'last-modified']
/** nginx writes a line of HTML for clients that do not follow a redirect. */
const REDIRECT = ['content-length', 'content-type']
/** nginx leaves `vary` out for a file without a compressed copy. */
const NO_TWIN = ['vary']

const chunk = async (request: APIRequestContext) => {
  const entry = await (await request.get(`${SITES.whole}mf-public/remoteEntry.js`)).text()
  return `mf-public/${/assets\/[\w.-]+\.js/.exec(entry)?.[0]}`
}
const linked = (pattern: RegExp) => async (request: APIRequestContext) => {
  const html = await (await request.get(SITES.whole)).text()
  return pattern.exec(html)?.[1] ?? ''
}
const stylesheet = linked(/href="\/rumo\/(shell\/[^"]+\.css)"/)
const font = async (request: APIRequestContext) => {
  const sheet = await stylesheet(request)
  const css = await (await request.get(SITES.whole + sheet)).text()
  return `shell/assets/${/([\w.-]+\.woff2)/.exec(css)?.[1]}`
}

const SITE: readonly Asked[] = [
  { title: 'the home page', path: of(''), status: 200, differs: PAGE },
  ...['br', 'gzip', 'gzip, deflate, br, zstd'].flatMap((encoding): Asked[] => {
    const headers = { 'accept-encoding': encoding }
    return [
      {
        title: `a page, ${encoding}`,
        path: of('questoes-alternativas'),
        headers,
        status: 200,
        differs: PAGE,
      },
      { title: `a chunk, ${encoding}`, path: chunk, headers, status: 200 },
      { title: `a stylesheet, ${encoding}`, path: stylesheet, headers, status: 200 },
      {
        title: `a remote's entry, ${encoding}`,
        path: of('mf-public/remoteEntry.js'),
        headers,
        status: 200,
      },
    ]
  }),
  { title: 'a chunk as it is', path: chunk, status: 200 },
  // The worker has the hashes of its server's pages, which name the API by another address on each server.
  { title: 'the worker', path: of('sw.js'), status: 200, differs: ['content-length'] },
  { title: 'the manifest of the app', path: of('rumo.webmanifest'), status: 200 },
  { title: 'a font', path: font, status: 200, differs: NO_TWIN },
  {
    title: 'a part of a font',
    path: font,
    headers: { range: 'bytes=0-9' },
    status: 200,
    differs: NO_TWIN,
  },
  {
    title: 'a chunk for another origin',
    path: chunk,
    headers: { origin: 'http://localhost:9' },
    status: 200,
  },
  {
    title: 'a page with an id in its path',
    path: of('provas-anteriores/1'),
    status: 200,
    differs: PAGE,
  },
  {
    title: 'a guarded page, with a slash at its end',
    path: of('aluno/'),
    status: 200,
    differs: PAGE,
  },
  { title: 'a path that does not exist', path: of('nada'), status: 404, differs: ERROR_PAGE },
  { title: 'a folder', path: of('mf-public/'), status: 404, differs: ERROR_PAGE },
  { title: 'a bundle’s template', path: of('shell/index.html'), status: 404, differs: ERROR_PAGE },
  {
    title: 'a POST to a page',
    path: of(''),
    method: 'POST',
    data: {},
    status: 404,
    differs: ERROR_PAGE,
  },
  { title: 'a missing chunk', path: of('mf-public/assets/gone.js'), status: 404 },
  { title: 'a chunk without its body', path: chunk, method: 'HEAD', status: 200 },
  { title: 'a page without its body', path: of(''), method: 'HEAD', status: 200, differs: PAGE },
  { title: 'a chunk that the browser has', path: chunk, isKnown: true, status: 304 },
  { title: 'a page that the browser has', path: of(''), isKnown: true, status: 304 },
  { title: 'the bare base', path: of('../rumo?de=carta'), status: 302, differs: REDIRECT },
  { title: 'the root', path: of('../'), status: 302, differs: REDIRECT },
]

const file = async (request: APIRequestContext) => {
  const drawn = await request.post(apiOf(SITES.whole, 'sorteios'), { data: { quantidade: 60 } })
  return /arquivos\/[\w./-]+/.exec(await drawn.text())?.[0] ?? ''
}
const ORIGIN = { origin: 'http://localhost:9' }

const API: readonly Asked[] = [
  { title: 'a list', path: of('vestibulares'), status: 200, varies: RECORDS },
  {
    title: 'a compressed list',
    path: of('questoes-referencias'),
    headers: { ...ORIGIN, 'accept-encoding': 'br' },
    status: 200,
    varies: RECORDS,
  },
  {
    title: 'a call that is refused',
    path: of('sorteios'),
    method: 'POST',
    data: { quantidade: -1 },
    status: 400,
  },
  { title: 'an unknown path', path: of('nada'), status: 404 },
  { title: 'a method that is not there', path: of('sorteios'), method: 'DELETE', status: 405 },
  {
    title: 'a question before a call',
    path: of('provas'),
    method: 'OPTIONS',
    headers: { ...ORIGIN, 'access-control-request-method': 'PUT' },
    status: 204,
  },
  {
    title: 'a draw',
    path: of('sorteios'),
    method: 'POST',
    data: { quantidade: 1 },
    status: 200,
    // Each server draws another question.
    differs: ['content-length'],
  },
  { title: 'a file', path: file, status: 200 },
  { title: 'a file without its body', path: file, method: 'HEAD', status: 200 },
  { title: 'a file that the browser has', path: file, isKnown: true, status: 304 },
  { title: 'a part of a file', path: file, headers: { range: 'bytes=2-9' }, status: 206 },
  { title: 'a part beyond a file', path: file, headers: { range: 'bytes=99999999-' }, status: 416 },
  { title: 'the description of the calls', path: of('docs/json'), status: 200 },
]

for (const asked of SITE) {
  test(`${asked.title} has the same headers from both servers`, async ({ request }) => {
    const path = await asked.path(request)
    expectSame(asked, [
      await ask(request, SITES.whole + path, asked),
      await ask(request, SITES.nginx + path, asked),
    ])
  })
}

for (const asked of API) {
  test(`of the API, ${asked.title} has the same headers from both servers`, async ({ request }) => {
    const path = await asked.path(request)
    expectSame(asked, [
      await ask(request, apiOf(SITES.whole, path), asked),
      await ask(request, apiOf(SITES.nginx, path), asked),
    ])
  })
}

function apiOf(site: string, path: string): string {
  return new URL(site === SITES.nginx ? `/api/${path}` : `/${path}`, site).href
}

async function ask(
  request: APIRequestContext,
  url: string,
  { method = 'GET', headers, data, isKnown = false }: Asked,
): Promise<APIResponse> {
  const send = (known: Record<string, string> = {}) =>
    request.fetch(url, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers, ...known },
      ...(data !== undefined && { data }),
      maxRedirects: 0,
    })
  if (!isKnown) return send()
  return send({ 'if-none-match': (await send()).headers().etag ?? '' })
}

function expectSame(
  { status, differs = [], varies = [] }: Asked,
  answers: [APIResponse, APIResponse],
): void {
  const [single, nginx] = answers.map((answer) => ({
    status: answer.status(),
    headers: comparable(answer, differs, varies),
  }))
  expect(single?.status).toBe(status)
  expect(nginx).toEqual(single)
  expect(nginx?.headers['x-content-type-options']).toEqual(['nosniff'])
  expect(nginx?.headers['content-security-policy']).toHaveLength(1)
}

function comparable(
  answer: APIResponse,
  differs: readonly string[],
  varies: readonly string[],
): Record<string, string[]> {
  const headers: Record<string, string[]> = {}
  for (const { name, value } of answer.headersArray()) {
    const key = name.toLowerCase()
    if (OF_THE_SERVER.has(key) || differs.includes(key)) continue
    const isOwn = OF_ITS_OWN.has(key) || varies.includes(key)
    headers[key] = [...(headers[key] ?? []), isOwn ? '' : written(key, value)]
  }
  return headers
}

/** The values are names of headers, in which case does not matter. */
const written = (key: string, value: string) => (key === 'vary' ? value.toLowerCase() : value)
