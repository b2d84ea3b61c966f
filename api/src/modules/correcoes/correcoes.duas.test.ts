import type { LinhaDeCorrecao, LinhaDeRedacaoEnviada, Resumo } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'
import { correcting, NOTAS, type One } from '../../testing/correcting.ts'

/**
 * NOTAS adds up to 57 and ALIKE to 56, close enough to agree. APART adds up to 37 and differs by 20 in one criterion.
 */
const ALIKE = { ...NOTAS, norma: 11 }
const APART = { ...NOTAS, tema: 0 }

/**
 * An essay that two correctors correct without seeing each other's grades, three accounts that may correct, and
 * functions for what each of them sees.
 */
async function blind(api: TestApi) {
  const { aluno, redacao, read, ...first } = await correcting(api)
  const others = [
    await api.enter({ funcao: 'Corretor' }),
    await api.enter({ perfil: 'Administrador' }),
  ]
  const tokens = [first.token, ...others.map(({ token }) => token)] as const
  await api.db
    .updateTable('redacoes_enviadas')
    .set({ corretores: 2 })
    .where('id', '=', redacao.id)
    .execute()
  const begin = (who: number, rubrica = 'rumo') => first.begin(rubrica, tokens[who])
  const write = (who: number, id: number, changes: object) => first.put(id, changes, tokens[who])
  const correct = async (who: number, notas: object = NOTAS) => {
    const { id } = (await begin(who)).body.dados
    expect((await write(who, id, { notas })).status).toBe(200)
    expect((await first.deliver(id, tokens[who])).status).toBe(200)
    return id
  }
  const open = (who: number, id: number) => api.get<One>(`/correcoes/${id}`, tokens[who])
  const listed = async (who: number, query = '') =>
    (await api.get<{ dados: LinhaDeCorrecao[] }>(`/correcoes?pagina=1&${query}`, tokens[who])).body
      .dados
  const places = async (who: number) => {
    const estados = ['a_corrigir', 'em_correcao', 'corrigida'] as const
    const counts = await Promise.all(estados.map((each) => listed(who, `estado=${each}`)))
    return Object.fromEntries(estados.map((each, at) => [each, counts[at]?.length ?? 0]))
  }
  const { corretor } = first
  return { corretor, aluno, redacao, read, tokens, begin, write, correct, open, listed, places }
}

describe('an essay that two correct', () => {
  it('waits for a second one once the first has delivered, and says nothing to its author', async ({
    api,
  }) => {
    const { read, correct, places, listed } = await blind(api)
    await correct(0)
    expect(await read()).toMatchObject({ estado: 'a_corrigir', correcoes: [], nota_final: null })
    expect(await places(1)).toEqual({ a_corrigir: 1, em_correcao: 0, corrigida: 0 })
    expect(await places(0)).toEqual({ a_corrigir: 0, em_correcao: 1, corrigida: 0 })
    expect((await listed(0))[0]).toMatchObject({ estado: 'em_correcao' })
  })

  it('is counted on the home for those alone who may still correct it', async ({ api }) => {
    const { tokens, correct } = await blind(api)
    await correct(0)
    const waiting = async (token: string | undefined) =>
      (await api.get<{ dados: Resumo }>('/resumo', token)).body.dados.redacoes_a_corrigir
    expect(await waiting(tokens[0])).toBe(0)
    expect(await waiting(tokens[2])).toBe(1)
  })

  it('hides what the other corrector gave until both have delivered', async ({ api }) => {
    const { redacao, tokens, begin, correct, open, listed } = await blind(api)
    const first = await correct(0)
    const { id: second } = (await begin(1)).body.dados
    expect(await open(1, first)).toMatchObject({
      status: 403,
      body: { codigo: 'correcao_as_cegas' },
    })
    expect((await open(0, second)).status).toBe(403)
    expect((await open(0, first)).body.dados).toMatchObject({ notas: NOTAS })
    const grades = async (who: number) => (await listed(who))[0]?.correcoes.map(({ nota }) => nota)
    expect(await grades(0)).toEqual([57, null])
    expect(await grades(1)).toEqual([null, null])
    const essay = await api.get<{ dados: object }>(`/redacoes-enviadas/${redacao.id}`, tokens[1])
    expect(essay.body.dados).toMatchObject({ correcoes: [] })
    await correct(1, ALIKE)
    expect((await open(1, first)).body.dados).toMatchObject({ notas: NOTAS })
    expect(await grades(1)).toEqual([57, 56])
  })

  it('is worth the mean of two that are alike', async ({ api }) => {
    const { aluno, read, correct, listed } = await blind(api)
    await correct(0)
    await correct(1, ALIKE)
    expect(await read()).toMatchObject({
      estado: 'corrigida',
      correcoes: [{ nota: 57 }, { nota: 56 }],
      nota_final: { nota: 57, maximo: 100, de: 2 },
    })
    expect((await listed(2))[0]).toMatchObject({ corretores: 2, nota_final: 57 })
    const own = await api.get<{ dados: LinhaDeRedacaoEnviada[] }>(
      '/redacoes-enviadas?pagina=1',
      aluno.token,
    )
    expect(own.body.dados[0]?.nota).toEqual({ rubrica: 'rumo', nota: 57, maximo: 100 })
  })

  it('is corrected by a third where the two differ too much, and is worth the two closest', async ({
    api,
  }) => {
    const { read, correct, places, listed } = await blind(api)
    await correct(0)
    await correct(1, APART)
    expect(await read()).toMatchObject({ estado: 'a_corrigir', correcoes: [] })
    expect(await places(2)).toEqual({ a_corrigir: 1, em_correcao: 0, corrigida: 0 })
    expect((await listed(2))[0]?.corretores).toBe(3)
    await correct(2, ALIKE)
    const essay = await read()
    expect(essay).toMatchObject({ estado: 'corrigida', nota_final: { nota: 57, de: 2 } })
    expect(essay.correcoes).toHaveLength(3)
  })

  it('is corrected by one rubric, which the first one chose', async ({ api }) => {
    const { begin, write, listed } = await blind(api)
    const { id: first } = (await begin(0, 'enem')).body.dados
    expect((await listed(1))[0]?.rubrica).toBe('enem')
    expect((await write(0, first, { rubrica: 'rumo' })).status).toBe(200)
    const second = (await begin(1, 'enem')).body.dados
    expect(second.rubrica).toBe('rumo')
    for (const [who, id] of [
      [0, first],
      [1, second.id],
    ] as const)
      expect(await write(who, id, { rubrica: 'enem' })).toMatchObject({
        status: 409,
        body: { codigo: 'rubrica_de_outra_correcao' },
      })
  })

  it('is corrected by any rubric once the corrector who began has left', async ({ api }) => {
    const { corretor, tokens, begin, listed } = await blind(api)
    await begin(0, 'enem')
    const change = { perfil: 'Aluno' }
    expect((await api.put(`/usuarios/${corretor.id}`, change, tokens[2])).status).toBe(200)
    expect((await listed(1))[0]?.rubrica).toBeNull()
    expect((await begin(1, 'rumo')).body.dados.rubrica).toBe('rumo')
  })

  it('cannot be corrected by its own author, and is not offered to them', async ({ api }) => {
    const { aluno, redacao } = await blind(api)
    const { token } = await api.enter({ perfil: 'Administrador' })
    const change = { funcao: 'Corretor' }
    expect((await api.put(`/usuarios/${aluno.usuario.id}`, change, token)).status).toBe(200)
    const own = (
      await api.post<{ dados: string }>('/usuarios/login', {
        email: aluno.usuario.email,
        senha: SENHA,
      })
    ).body.dados
    const body = { id_redacao_enviada: redacao.id, rubrica: 'rumo' }
    expect(await api.post('/correcoes', body, own)).toMatchObject({
      status: 409,
      body: { codigo: 'redacao_propria' },
    })
    const waits = await api.get<{ dados: object[] }>('/correcoes?estado=a_corrigir', own)
    expect(waits.body.dados).toEqual([])
  })

  it('tells nothing by how far correctors agree before it is corrected', async ({ api }) => {
    const { tokens, correct } = await blind(api)
    const pares = async () =>
      (await api.get<{ dados: { concordancia: { pares: number } } }>('/corretores', tokens[2])).body
        .dados.concordancia.pares
    await correct(0)
    await correct(1, APART)
    expect(await pares()).toBe(0)
    await correct(2, ALIKE)
    expect(await pares()).toBe(3)
  })

  it('is such because its prova asked for it when it was sent', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { token: aluno } = await api.enter()
    const prova = await api.make.prova()
    const tema = await api.make.redacao({ id_prova: prova.id })
    const send = async (more: object = { id_redacao: tema.id }) => {
      const essay = {
        chave: crypto.randomUUID(),
        texto: 'Era.',
        enviada_em: '2026-05-31T16:00:00Z',
      }
      const sent = await api.post<{ dados: { id: number } }>(
        '/redacoes-enviadas',
        { ...essay, ...more },
        aluno,
      )
      const { id } = sent.body.dados
      const rows = await api.get<{ dados: LinhaDeCorrecao[] }>(
        `/correcoes?id_redacao_enviada=${id}`,
        token,
      )
      return { id, corretores: rows.body.dados[0]?.corretores }
    }
    const before = await send()
    const changed = await api.put(`/provas/${prova.id}`, { corretores: 2 }, token)
    expect(changed).toMatchObject({ status: 200, body: { dados: { corretores: 2 } } })
    expect((await api.put(`/provas/${prova.id}`, { corretores: 3 }, token)).status).toBe(400)
    expect(before.corretores).toBe(1)
    expect((await send()).corretores).toBe(2)
    expect((await send({ id_anterior: before.id })).corretores).toBe(2)
  })
})
