import { describe, expect } from 'vitest'
import { z } from 'zod'
import { it } from '../testing/api.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

describe('an error answer', () => {
  it('has no codigo for an unknown path, so that clients can tell it from an unknown id', async ({
    api,
  }) => {
    expect(await api.get('/caminho-que-nao-ha')).toEqual({
      status: 404,
      body: {
        icone: 'error',
        titulo: 'Não encontrado',
        mensagem: 'Este servidor não tem o endereço pedido.',
      },
    })
  })

  it.for([
    ['/provas', 'DELETE', 'GET, HEAD, POST'],
    ['/questoes/1', 'PATCH', 'GET, HEAD, PUT, DELETE'],
    ['/sorteios', 'GET', 'POST'],
    ['/sorteios', 'PUT', 'POST'],
    ['/arquivos/figuras/a.svg', 'POST', 'GET, HEAD'],
    ['/health', 'DELETE', 'GET, HEAD'],
    ['/ready', 'POST', 'GET, HEAD'],
  ] as const)('is 405 without codigo for %s by %s', async ([url, method, allowed], { api }) => {
    const answer = await api.app.inject({ method, url, payload: '{', headers: JSON_TYPE })

    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe(allowed)
    expect(answer.json()).toEqual({
      icone: 'error',
      titulo: 'Método não permitido',
      mensagem: 'Este endereço não aceita o método usado.',
      valido: false,
    })
  })

  it('names the first issue of a field, the one to mend first', async ({ api }) => {
    const nome = z
      .string()
      .min(3, 'Curto demais.')
      .regex(/^[A-Z]/, 'Comece por uma maiúscula.')
    api.app.post('/nomes', { schema: { body: z.object({ nome }) } }, async () => 'ok')

    const { status, body } = await api.post('/nomes', { nome: 'a' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ campos: { nome: 'Curto demais.' } })
  })

  it.for([
    ['broken JSON', 400, 'pedido_invalido', JSON_TYPE, '{"quantidade":'],
    ['an empty body', 400, 'pedido_invalido', JSON_TYPE, ''],
    ['a body of over 1 MiB', 413, 'pedido_grande_demais', JSON_TYPE, ' '.repeat(2 ** 20 + 1)],
    ['a form', 415, 'tipo_nao_aceito', { 'content-type': 'multipart/form-data' }, 'x'],
    ['words', 415, 'tipo_nao_aceito', { 'content-type': 'text/plain' }, 'dez questões'],
  ] as const)('to %s is %i %s', async ([, status, codigo, headers, payload], { api }) => {
    const answer = await api.app.inject({ method: 'POST', url: '/sorteios', headers, payload })

    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      icone: 'error',
      titulo: expect.any(String),
      mensagem: expect.any(String),
      valido: false,
      codigo,
    })
  })

  it.for([
    ['an address that cannot be decoded', '/questoes/%C3', 400, 'pedido_invalido'],
    ['a parameter that is too long', `/questoes/${'1'.repeat(101)}`, 414, 'endereco_longo_demais'],
  ] as const)('to %s is ours too', async ([, url, status, codigo], { api }) => {
    const answer = await api.app.inject(url)

    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ icone: 'error', codigo })
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
  })

  it('of ours tells nothing of what happened, and the log has it by request id', async ({
    api,
  }) => {
    api.app.get('/falha', () => {
      throw new Error('senha do banco: 1234')
    })
    const answer = await api.app.inject('/falha')

    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      icone: 'error',
      valido: false,
      titulo: 'Erro no servidor',
      mensagem: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
      codigo: 'erro_interno',
    })
    expect(api.log).toContainEqual(
      expect.objectContaining({
        reqId: answer.headers['x-request-id'],
        level: 50,
        err: expect.objectContaining({ message: 'senha do banco: 1234' }),
      }),
    )
  })

  it('is 503 where the disk is full, and the log has why', async ({ api }) => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    api.app.get('/cheio', () => {
      throw full
    })
    const answer = await api.app.inject('/cheio')

    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toMatchObject({ codigo: 'indisponivel', titulo: 'Servidor indisponível' })
    expect(api.log).toContainEqual(
      expect.objectContaining({
        level: 50,
        err: expect.objectContaining({ message: 'no space left on device' }),
      }),
    )
  })

  it('hides what is thrown with a status of its own but no error', async ({ api }) => {
    api.app.get('/estranho', () => {
      throw Object.assign(new Error('interno'), { statusCode: 200 })
    })

    const { status, body } = await api.get('/estranho')
    expect(status).toBe(500)
    expect(body).toMatchObject({ codigo: 'erro_interno' })
  })

  it('is 500 when an answer does not fit the contract', async ({ api }) => {
    const { id } = await api.make.prova({ data: 'ontem' })

    const { status, body } = await api.get(`/provas/${id}`)
    expect(status).toBe(500)
    expect(body).toMatchObject({ codigo: 'erro_interno' })
  })

  it('is 409 when the database refuses what a call writes, and no service said why', async ({
    api,
  }) => {
    const { id } = await api.make.prova()
    await api.make.questao({ id_prova: id })
    const { ano } = await api.make.vestibular()
    api.app.post('/repetido', async () => api.make.vestibular({ ano }))
    api.app.post('/em-uso', async () => api.db.deleteFrom('provas').execute())

    expect(await api.post('/repetido', {})).toEqual({
      status: 409,
      body: {
        icone: 'warning',
        titulo: 'Não foi possível salvar',
        mensagem: 'Já existe um registro com esses dados.',
        codigo: 'registro_repetido',
      },
    })
    expect(await api.post('/em-uso', {})).toMatchObject({
      status: 409,
      body: { codigo: 'registro_vinculado' },
    })
  })
})
