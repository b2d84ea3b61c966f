import type { LinhaDeCorrecao, LinhaDeRedacaoEnviada } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { correcting, NOTAS, type One } from '../../testing/correcting.ts'

describe('the account of a corrector that is removed', () => {
  it('takes what was not delivered with it, and leaves what was', async ({ api }) => {
    const { token, corretor, aluno, begin, put, deliver, read } = await correcting(api)
    const other = await api.enter({ perfil: 'Administrador' })
    const draft = await api.make.redacaoEnviada({ id_usuario: aluno.usuario.id })
    const body = { id_redacao_enviada: draft.id, rubrica: 'rumo' }
    await api.post('/correcoes', body, token)
    const { id } = (await begin()).body.dados
    await put(id, { notas: NOTAS })
    await deliver(id)
    expect((await api.del(`/usuarios/${corretor.id}`, other.token)).status).toBe(200)

    expect(await read()).toMatchObject({
      estado: 'corrigida',
      correcoes: [{ id, corretor: null, nota: 57 }],
    })
    expect(await api.get(`/redacoes-enviadas/${draft.id}`, aluno.token)).toMatchObject({
      body: { dados: { estado: 'a_corrigir' } },
    })
    expect((await api.get<One>(`/correcoes/${id}`, other.token)).body.dados.corretor).toBeNull()
  })
})

describe('the account of a corrector who corrects no more', () => {
  it('lets the essay wait again, and goes on where it stopped once it does', async ({ api }) => {
    const { corretor, begin, put, read } = await correcting(api)
    const other = await api.enter({ perfil: 'Administrador' })
    const { id } = (await begin()).body.dados
    await put(id, { parecer: 'Bom.' })
    const become = (perfil: string) => api.put(`/usuarios/${corretor.id}`, { perfil }, other.token)

    expect((await become('Aluno')).status).toBe(200)
    expect((await read()).estado).toBe('a_corrigir')
    expect((await become('Administrador')).status).toBe(200)
    expect((await read()).estado).toBe('em_correcao')
    const { dados } = (await api.get<One>(`/correcoes/${id}`, other.token)).body
    expect(dados).toMatchObject({ parecer: 'Bom.', corretor: { id: corretor.id } })
  })
})

describe('GET /correcoes', () => {
  it('lists essays with who is about them, those that wait longest first', async ({ api }) => {
    const { token, corretor, aluno, redacao, begin } = await correcting(api)
    const newer = await api.make.redacaoEnviada({
      titulo: 'Água e cidade',
      enviada_em: '2026-06-30T16:00:00.000Z',
    })
    const { id } = (await begin()).body.dados
    const list = async (query: string) =>
      (await api.get<{ dados: LinhaDeCorrecao[]; total: number }>(`/correcoes?${query}`, token))
        .body

    const { dados, total } = await list('')
    expect(total).toBe(2)
    expect(dados[0]).toEqual({
      id_redacao_enviada: redacao.id,
      titulo: 'A sombra da rua',
      reescrita: 0,
      enviada_em: redacao.enviada_em,
      recebida_em: redacao.recebida_em,
      estado: 'em_correcao',
      corretores: 1,
      rubrica: null,
      nota_final: null,
      aluno: { id: aluno.usuario.id, nome: 'Ana Lima' },
      comeco: expect.stringMatching(/^Era uma vez/),
      correcoes: [
        {
          id,
          corretor: { id: corretor.id, nome: corretor.nome },
          entregue_em: null,
          nota: null,
          maximo: null,
        },
      ],
    })
    expect(dados[1]).toMatchObject({ id_redacao_enviada: newer.id, correcoes: [] })
    for (const [query, found] of [
      ['estado=a_corrigir', [newer.id]],
      ['busca=agua', [newer.id]],
      ['busca=ana+lima', [redacao.id]],
      ['busca=xilofone', []],
      [`id_redacao_enviada=${redacao.id}`, [redacao.id]],
      ['ordem=-enviada_em&limite=1', [newer.id]],
    ] as const) {
      const ids = (await list(query)).dados.map((linha) => linha.id_redacao_enviada)
      expect([query, ids]).toEqual([query, found])
    }
  })

  it('names who is about an essay in the order in which they began', async ({ api }) => {
    const { token, corretor, begin } = await correcting(api)
    const [second, third] = [
      await api.enter({ perfil: 'Administrador' }),
      await api.enter({ perfil: 'Administrador' }),
    ]
    const begun = [corretor.id, second.usuario.id]
    for (const by of [token, second.token]) await begin('rumo', by)
    const { outras } = (await begin('rumo', third.token)).body.dados
    expect(outras.map((other) => other.corretor?.id)).toEqual(begun)
    const { body } = await api.get<{ dados: LinhaDeCorrecao[] }>('/correcoes', token)
    expect(body.dados[0]?.correcoes.map((one) => one.corretor?.id)).toEqual([
      ...begun,
      third.usuario.id,
    ])
  })
})

describe('the essays that wait', () => {
  it('come in the order in which the server received them, whatever instant their devices name', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const first = await api.make.redacaoEnviada({ enviada_em: '2026-06-01T12:00:00.000Z' })
    const late = await api.make.redacaoEnviada({
      enviada_em: '1999-01-01T00:00:00.000Z',
      recebida_em: '2026-06-02T12:00:00.000Z',
    })
    const list = async (query: string) => {
      const { body } = await api.get<{ dados: LinhaDeCorrecao[] }>(`/correcoes${query}`, token)
      return body.dados.map(({ id_redacao_enviada: id }) => id)
    }
    expect(await list('')).toEqual([first.id, late.id])
    expect(await list('?estado=a_corrigir&ordem=enviada_em')).toEqual([first.id, late.id])
    expect(await list('?ordem=-enviada_em')).toEqual([late.id, first.id])
  })
})

describe('GET /redacoes-enviadas', () => {
  it('shows of an essay what the correction gave that was delivered last, and in it all in their order', async ({
    api,
  }) => {
    const { token, aluno, begin, put, deliver, read } = await correcting(api)
    const other = await api.enter({ perfil: 'Administrador' })
    // The corrector who began first delivers last.
    const days = [
      { by: token, dia: '2026-06-03', notas: { ...NOTAS, coerencia: 20 } },
      { by: other.token, dia: '2026-06-02', notas: NOTAS },
    ]
    for (const { by, dia, notas } of days) {
      const { id } = (await begin('rumo', by)).body.dados
      await put(id, { notas }, by)
      await deliver(id, by)
      await api.db
        .updateTable('correcoes')
        .set({ entregue_em: `${dia}T12:00:00.000Z` })
        .where('id', '=', id)
        .execute()
    }
    const { body } = await api.get<{ dados: LinhaDeRedacaoEnviada[] }>(
      '/redacoes-enviadas',
      aluno.token,
    )
    expect(body.dados.map(({ nota }) => nota)).toEqual([{ rubrica: 'rumo', nota: 77, maximo: 100 }])
    expect((await read()).correcoes.map(({ nota }) => nota)).toEqual([57, 77])
  })

  it('shows no grade of a correction in work, alone or after one that was delivered', async ({
    api,
  }) => {
    const { aluno, begin, put, deliver } = await correcting(api)
    const other = await api.enter({ perfil: 'Administrador' })
    const notas = async () => {
      const { body } = await api.get<{ dados: LinhaDeRedacaoEnviada[] }>(
        '/redacoes-enviadas',
        aluno.token,
      )
      return body.dados.map(({ nota }) => nota)
    }
    const { id } = (await begin()).body.dados
    await put(id, { notas: NOTAS })
    expect(await notas()).toEqual([null])
    await deliver(id)
    await begin('rumo', other.token)
    expect(await notas()).toEqual([{ rubrica: 'rumo', nota: 57, maximo: 100 }])
  })
})
