import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('POST /provas/extract-pdf', () => {
  it('answers 501 in the envelope, whatever comes', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const body = {
      icone: 'info',
      titulo: 'Ainda não disponível',
      mensagem: 'A leitura das questões de um PDF ainda não está disponível.',
      codigo: 'nao_disponivel',
    }
    expect(await api.post('/provas/extract-pdf', {}, token)).toEqual({ status: 501, body })
    const answer = await api.app.inject({
      method: 'POST',
      url: '/provas/extract-pdf',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x--',
    })
    expect([answer.statusCode, answer.json()]).toEqual([501, { ...body, valido: false }])
  })
})
