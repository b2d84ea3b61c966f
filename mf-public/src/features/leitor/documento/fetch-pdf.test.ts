import { http, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { describe, expect, it, vi } from 'vitest'
import { fetchPdf } from './fetch-pdf.ts'

const URL_OF_PDF = 'https://arquivos.example/a.pdf'
const { signal } = new AbortController()

interface Server {
  size?: number
  status?: number
  content?: string
  /** Whether the server answers range requests, and whether it exposes the total size. */
  ranges?: boolean
  showsTotal?: boolean
}

/** Fakes a server with one file. Returns the list of requests that it received. */
function serve({ size, status, content, ranges = true, showsTotal = true }: Server): string[] {
  const file = new Uint8Array(size ?? content?.length ?? 8)
  file.set(new TextEncoder().encode(content ?? '%PDF-1.7'))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', headers = {} }: Asked = {}) => {
    const range = headers.Range ?? ''
    asked.push(`${method} ${range}`.trim())
    if (status !== undefined) return new Response(null, { status })
    if (method === 'HEAD') {
      return new Response(null, { headers: { 'content-length': `${file.length}` } })
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    if (!ranges || from === undefined) return new Response(file)
    const part = file.slice(Number(from), Number(to) + 1)
    const total = `bytes ${from}-${Number(from) + part.length - 1}/${file.length}`
    const shown = showsTotal ? { 'content-range': total } : undefined
    return new Response(part, { status: 206, ...(shown && { headers: shown }) })
  })
  return asked
}

interface Asked {
  method?: string
  headers?: { Range?: string }
}

describe('fetchPdf', () => {
  it('asks for both ends of a large file, and for no more', async () => {
    const asked = serve({ size: 20_000_000 })
    const fetched = await fetchPdf(URL_OF_PDF, signal)
    expect(fetched).toMatchObject({ kind: 'ranges', length: 20_000_000 })
    expect(asked).toEqual(['GET bytes=0-65535', 'GET bytes=19934464-19999999'])
  })

  it('asks for the size where another origin does not show it with a part', async () => {
    const asked = serve({ size: 200_000, showsTotal: false })
    await expect(fetchPdf(URL_OF_PDF, signal)).resolves.toMatchObject({ length: 200_000 })
    expect(asked[1]).toBe('HEAD')
  })

  it.each([
    ['is small', { size: 65_536 }],
    ['comes from a server without ranges', { size: 200_000, ranges: false }],
  ])('takes a file as a whole that %s', async (_what, server) => {
    const asked = serve(server)
    const fetched = await fetchPdf(URL_OF_PDF, signal)
    expect(fetched.kind === 'whole' && fetched.bytes.length).toBe(server.size)
    expect(asked).toHaveLength(1)
  })

  it.each([
    [{ status: 404 }, 'pdf_ausente'],
    [{ status: 410 }, 'pdf_ausente'],
    [{ status: 401 }, 'pdf_fechado'],
    [{ status: 403 }, 'pdf_fechado'],
    [{ status: 416 }, 'pdf_danificado'],
    [{ status: 500 }, 'pdf_servidor'],
    [{ content: '<!doctype html><title>Entre</title>', ranges: false }, 'pdf_outra_coisa'],
  ])('says of %j: %s', async (server, codigo) => {
    serve(server)
    await expect(fetchPdf(URL_OF_PDF, signal)).rejects.toMatchObject({ codigo })
  })

  it('tells a server that refuses this page from a network that is down', async () => {
    const refuse = vi.fn(async (_url: string, { mode }: RequestInit) => {
      if (mode === 'no-cors') return new Response()
      throw new TypeError('Failed to fetch')
    })
    vi.stubGlobal('fetch', refuse)
    await expect(fetchPdf(URL_OF_PDF, signal)).resolves.toEqual({ kind: 'refused' })

    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetchPdf(URL_OF_PDF, signal)).rejects.toMatchObject({ status: 0 })
  })

  it.each([
    ['Administrador', 'http://api.test/arquivos/a.pdf', true],
    ['Administrador', URL_OF_PDF, false],
    ['Aluno', 'http://api.test/arquivos/a.pdf', false],
  ])('brings the token of an %s to %s: %s', async (perfil, url, isBrought) => {
    http.configure({ address: 'http://api.test/', extensoes: [], onUnauthorized: session.drop })
    session.begin(unsignedToken({ id: 1, nome: 'Ana', email: 'a@b.c', perfil }))
    const answer = new Uint8Array(200_000)
    answer.set(new TextEncoder().encode('%PDF-1.7'))
    const headers: Headers[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
      headers.push(new Headers(init.headers))
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.at(-1)?.get('range') ?? '') ?? []
      if (from === undefined) return new Response(null, { headers: { 'content-length': '200000' } })
      return new Response(answer.slice(Number(from), Number(to) + 1), { status: 206 })
    })
    await fetchPdf(url, signal)
    const token = session.token()
    session.end()
    // The requests for the start, for the size and for the end.
    const brought = isBrought ? `Bearer ${token}` : null
    expect(headers.map((each) => each.get('authorization'))).toEqual([brought, brought, brought])
  })

  it('looks for no other reason when its own origin does not answer', async () => {
    const down = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', down)
    await expect(fetchPdf(`${location.origin}/a.pdf`, signal)).rejects.toMatchObject({ status: 0 })
    expect(down).toHaveBeenCalledOnce()
  })
})
