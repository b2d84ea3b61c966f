// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isUnknownPath } from './read-answer.ts'

const WITHOUT_WORDS = {
  codigo: undefined,
  titulo: 'Algo deu errado',
  mensagem: 'O servidor não conseguiu responder. Tente de novo em alguns minutos.',
  icone: 'error',
  campos: {},
  endedSession: false,
}

describe('ApiError', () => {
  it('says what the server said, and keeps what it came of', () => {
    const body = {
      codigo: 'dados_invalidos',
      titulo: 'Confira os dados',
      mensagem: 'Algo falta.',
      icone: 'warning',
      campos: { nome: 'Preencha este campo.' },
    }
    const cause = new Error('of the network')
    const error = new ApiError(400, body, { cause, endedSession: true })
    expect(error).toMatchObject({ ...body, status: 400, endedSession: true, cause })
    expect([error.name, error.message]).toEqual(['ApiError', 'Algo falta.'])
  })

  it.each([undefined, null, '', 'x', 7, {}, { titulo: '', mensagem: '' }])(
    'has words of its own where the server said %j',
    (body) => {
      expect(new ApiError(502, body)).toMatchObject({ ...WITHOUT_WORDS, status: 502 })
    },
  )

  it.each([
    [401, 'Confira seus dados e entre de novo.'],
    [403, 'Sua conta não tem permissão para isto.'],
  ])('says what a %i without words means', (status, mensagem) => {
    expect(new ApiError(status, 'Refused')).toMatchObject({ titulo: 'Acesso recusado', mensagem })
  })

  it('says so where no answer came', () => {
    expect(new ApiError(0, undefined)).toMatchObject({
      ...WITHOUT_WORDS,
      status: 0,
      titulo: 'Sem resposta do servidor',
      mensagem: 'Confira sua conexão e tente de novo.',
    })
  })
})

describe('isUnknownPath', () => {
  it('is what a server says that knows no such call, and no other trouble', () => {
    const trouble = [
      new ApiError(404, {}),
      new ApiError(405, {}),
      new ApiError(404, { codigo: 'questao_inexistente' }),
      new ApiError(500, {}),
      Object.assign(new Error('not ours'), { status: 404 }),
      null,
    ]
    expect(trouble.map(isUnknownPath)).toEqual([true, true, false, false, false, false])
  })
})
