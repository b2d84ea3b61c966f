import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { correcting, NOTAS } from '../../testing/correcting.ts'

describe('GET /corretores', () => {
  it('names who may correct, with what they have corrected', async ({ api }) => {
    const { corretor, token, begin, put, deliver } = await correcting(api)
    const { usuario: bia } = await api.enter({ nome: 'Bia', funcao: 'Corretor' })
    const { id } = (await begin()).body.dados
    const equipe = async () => {
      const { body } = await api.get('/corretores', token)
      return body
    }
    const own = { id: corretor.id, nome: corretor.nome }
    const none = { id: bia.id, nome: 'Bia', em_andamento: 0, entregues: 0 }
    const concordancia = { pares: 0, kappa: null }
    const expected = (counts: object) => ({
      dados: {
        corretores: [none, { ...own, ...counts }].toSorted((a, b) => a.nome.localeCompare(b.nome)),
        concordancia,
      },
    })
    expect(await equipe()).toEqual(expected({ em_andamento: 1, entregues: 0 }))
    await put(id, { notas: NOTAS })
    await deliver(id)
    expect(await equipe()).toEqual(expected({ em_andamento: 0, entregues: 1 }))
  })

  it('tells how far two agree on the same essays, by the same rubric', async ({ api }) => {
    const { usuario: ana, token } = await api.enter({ perfil: 'Administrador' })
    const { usuario: bia } = await api.enter({ funcao: 'Corretor' })
    const deliver = async (nota: number, by: number, essay: number, rubrica: 'enem' | 'rumo') =>
      api.db
        .insertInto('correcoes')
        .values({
          id_redacao_enviada: essay,
          id_corretor: by,
          rubrica,
          notas: '{}',
          anotacoes: '[]',
          parecer: '',
          versao: 1,
          nota,
          maximo: 100,
          entregue_em: '2026-11-20T12:00:00.000Z',
        })
        .execute()
    for (let i = 0; i < 10; i++) {
      const { id } = await api.make.redacaoEnviada({ estado: 'corrigida' })
      await deliver(i * 10, ana.id, id, 'rumo')
      await deliver(i === 0 ? 90 : i * 10, bia.id, id, 'rumo')
    }
    const other = await api.make.redacaoEnviada({ estado: 'corrigida' })
    await deliver(0, ana.id, other.id, 'rumo')
    await deliver(100, bia.id, other.id, 'enem')

    const { body } = await api.get<{ dados: { concordancia: object } }>('/corretores', token)
    // Computed in R from the table of grades by grades, with both orders of each pair.
    expect(body.dados.concordancia).toEqual({ pares: 10, kappa: expect.closeTo(0.4967381, 6) })
  })
})

describe('a Corretor', () => {
  it('reads an essay, corrects it and delivers, and is nothing else than an Aluno', async ({
    api,
  }) => {
    const { begin, put, deliver, read, redacao } = await correcting(api)
    const { token, usuario } = await api.enter({ funcao: 'Corretor' })
    expect(await api.get(`/redacoes-enviadas/${redacao.id}`, token)).toMatchObject({
      body: { dados: { id: redacao.id } },
    })
    const { id } = (await begin('rumo', token)).body.dados
    await put(id, { notas: NOTAS }, token)
    expect((await deliver(id, token)).status).toBe(200)
    expect(await read()).toMatchObject({ correcoes: [{ corretor: { id: usuario.id }, nota: 57 }] })
    expect((await api.get('/usuarios', token)).status).toBe(403)
  })

  it('who is one no more leaves the essay to others', async ({ api }) => {
    const { begin, read } = await correcting(api)
    const other = await api.enter({ perfil: 'Administrador' })
    const { token, usuario } = await api.enter({ funcao: 'Corretor' })
    await begin('rumo', token)
    expect((await read()).estado).toBe('em_correcao')
    await api.put(`/usuarios/${usuario.id}`, { funcao: null }, other.token)
    expect((await read()).estado).toBe('a_corrigir')
  })
})
