import { describe, expect } from 'vitest'
import { it } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'

interface Operation {
  summary?: string
  tags?: string[]
  responses: Record<string, unknown>
}

interface OpenApi {
  servers: unknown
  paths: Record<string, Record<string, Operation>>
}

describe('GET /docs/json', () => {
  it('describes every call of the contract, and nothing else', async ({ api }) => {
    const { paths, servers } = (await api.get<OpenApi>('/docs/json')).body
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )

    expect(CALLS.length).toBeGreaterThanOrEqual(15)
    expect(described.toSorted()).toEqual(CALLS.map(nameOf).toSorted())
    expect(servers).toEqual([{ url: '../' }])
  })

  it('says what each call takes, gives and is for', async ({ api }) => {
    const { paths } = (await api.get<OpenApi>('/docs/json')).body
    for (const operation of Object.values(paths).flatMap(Object.values<Operation>)) {
      expect(operation).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] })
      expect(Object.keys(operation.responses)).toEqual(['200', 'default'])
    }
    expect(paths['/alternativas']?.['get']).toMatchObject({
      parameters: [{ in: 'query', name: 'questaoId', required: false }],
    })
    expect(paths['/sorteios']?.['post']).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { required: ['quantidade'] } } },
      },
    })
    expect(paths['/provas/extract-pdf']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              required: ['file'],
              properties: { file: { format: 'binary' }, gabarito: { format: 'binary' } },
            },
          },
        },
      },
    })
    expect(paths['/usuarios']?.['get']).toMatchObject({ security: [{ token: [] }] })
    expect(paths['/usuarios']?.['post']).not.toHaveProperty('security')
    expect(paths['/provas/{id}']?.['post']).not.toHaveProperty('requestBody')
  })
})

describe('GET /docs', () => {
  it('is a page under a policy without inline scripts or styles', async ({ api }) => {
    const { statusCode, headers, body } = await api.app.inject('/docs/')

    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)/)
  })
})
