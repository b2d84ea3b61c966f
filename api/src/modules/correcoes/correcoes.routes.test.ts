import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { ANOTACAO, correcting, NOTAS, type One } from '../../testing/correcting.ts'

describe('POST /correcoes', () => {
  it('begins a correction, of which the student sees nothing but that', async ({ api }) => {
    const { corretor, aluno, redacao, begin, read } = await correcting(api)
    const answer = await begin()
    expect(answer).toEqual({
      status: 200,
      body: {
        dados: {
          id: expect.any(Number),
          versao: 1,
          rubrica: 'rumo',
          notas: {},
          anotacoes: [],
          parecer: '',
          corretor: { id: corretor.id, nome: corretor.nome },
          entregue_em: null,
          redacao_enviada: {
            id: redacao.id,
            reescrita: 0,
            instrucoes: redacao.instrucoes,
            texto: redacao.texto,
            enviada_em: redacao.enviada_em,
            aluno: { id: aluno.usuario.id, nome: 'Ana Lima' },
            corretores: 1,
            estado: 'em_correcao',
            rubrica: null,
          },
          outras: [],
        },
      },
    })
    expect(await read()).toMatchObject({ estado: 'em_correcao', correcoes: [] })
  })

  it('gives a corrector the one that they have begun, many times at once too', async ({ api }) => {
    const { begin } = await correcting(api)
    const answers = await Promise.all([begin(), begin('enem'), begin()])
    const [first, ...others] = answers.map(({ body }) => body.dados)
    for (const other of others) expect(other).toEqual(first)
    expect(await api.db.selectFrom('registro').selectAll().execute()).toEqual([])
  })

  it('answers 409 to an essay that is not there, and 400 to a rubric that is not', async ({
    api,
  }) => {
    const { token, begin } = await correcting(api)
    expect((await begin('fuvest')).status).toBe(400)
    const missing = { id_redacao_enviada: 999, rubrica: 'rumo' }
    expect(await api.post('/correcoes', missing, token)).toMatchObject({
      status: 409,
      body: {
        codigo: 'redacao_enviada_inexistente',
        campos: { id_redacao_enviada: 'Essa redação não existe mais.' },
      },
    })
  })
})

describe('PUT /correcoes/{id}', () => {
  it('keeps grades, remarks and what is said of the whole', async ({ api }) => {
    const { token, begin, put } = await correcting(api)
    const { dados } = (await begin()).body
    const changes = { notas: { tema: 20 }, anotacoes: [ANOTACAO], parecer: 'Siga assim.' }
    expect(await put(dados.id, { ...changes, versao: 1 })).toEqual({
      status: 200,
      body: {
        dados: { ...dados, ...changes, versao: 2 },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Correção salva.',
      },
    })
    expect((await put(dados.id, changes)).body.dados.versao).toBe(2)
    const another = await put(dados.id, { rubrica: 'enem' })
    expect(another.body.dados).toMatchObject({ ...changes, rubrica: 'enem', notas: {}, versao: 3 })
    expect((await api.get<One>(`/correcoes/${dados.id}`, token)).body).toEqual({
      dados: another.body.dados,
    })
  })

  it('answers 400 to what it cannot say, and changes nothing', async ({ api }) => {
    const { redacao, begin, put, token } = await correcting(api)
    const { dados } = (await begin('enem')).body
    const { length } = redacao.texto
    const wrong = {
      notas: { tema: 50, estilo: 10 },
      anotacoes: [ANOTACAO, { ...ANOTACAO, fim: length + 1 }],
    }
    expect(await put(dados.id, wrong)).toMatchObject({
      status: 400,
      body: {
        campos: {
          'notas.tema': 'Use uma nota de 0 a 200, de 40 em 40.',
          'notas.estilo': 'Este critério não é da rubrica escolhida.',
          'anotacoes.1.fim': 'O trecho vai além do fim da redação.',
        },
      },
    })
    expect((await api.get<One>(`/correcoes/${dados.id}`, token)).body.dados).toEqual(dados)
  })

  it('answers 409 to a caller who read an older one, and 404 to one that is not there', async ({
    api,
  }) => {
    const { begin, put } = await correcting(api)
    const { dados } = (await begin()).body
    await put(dados.id, { parecer: 'Um.' })
    expect(await put(dados.id, { parecer: 'Dois.', versao: 1 })).toMatchObject({
      status: 409,
      body: { codigo: 'versao_antiga' },
    })
    expect(await put(999, {})).toMatchObject({
      status: 404,
      body: { codigo: 'correcao_inexistente' },
    })
  })

  it("answers 403 to another corrector's, which they may read", async ({ api }) => {
    const { begin, put, deliver } = await correcting(api)
    const other = await api.enter({ perfil: 'Administrador' })
    const { dados } = (await begin()).body
    const answers = [
      await put(dados.id, { parecer: 'Meu.' }, other.token),
      await deliver(dados.id, other.token),
      await api.del(`/correcoes/${dados.id}`, other.token),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    }
    expect((await api.get<One>(`/correcoes/${dados.id}`, other.token)).body).toEqual({ dados })
  })
})

describe('POST /correcoes/{id}/entrega', () => {
  it('names the grades that are missing', async ({ api }) => {
    const { begin, put, deliver, read } = await correcting(api)
    const { id } = (await begin()).body.dados
    await put(id, { notas: { ...NOTAS, coesao: null, norma: null } })
    expect(await deliver(id)).toEqual({
      status: 422,
      body: {
        icone: 'warning',
        titulo: 'Faltam notas',
        mensagem: 'Dê uma nota a cada critério antes de entregar. Falta: Coesão, Norma-padrão.',
        codigo: 'notas_incompletas',
        campos: {
          'notas.coesao': 'Dê uma nota a este critério.',
          'notas.norma': 'Dê uma nota a este critério.',
        },
      },
    })
    expect((await read()).estado).toBe('em_correcao')
  })

  it('shows the correction to the student, and lets it change no more', async ({ api }) => {
    const { token, corretor, redacao, aluno, begin, put, deliver, read } = await correcting(api)
    const { id } = (await begin()).body.dados
    await put(id, { notas: NOTAS, anotacoes: [ANOTACAO], parecer: 'Siga assim.' })
    const delivered = (await deliver(id, token, { versao: 2 })).body.dados
    expect(delivered).toMatchObject({ versao: 3, entregue_em: expect.any(String) })

    expect(await read()).toMatchObject({
      estado: 'corrigida',
      correcoes: [
        {
          id,
          rubrica: 'rumo',
          notas: NOTAS,
          anotacoes: [ANOTACAO],
          parecer: 'Siga assim.',
          nota: 57,
          maximo: 100,
          corretor: { id: corretor.id, nome: corretor.nome },
          entregue_em: delivered.entregue_em,
        },
      ],
    })
    const own = await api.get('/redacoes-enviadas?estado=corrigida', aluno.token)
    expect(own.body).toMatchObject({
      dados: [{ id: redacao.id, nota: { rubrica: 'rumo', nota: 57, maximo: 100 } }],
    })
    for (const refused of [
      await put(id, { parecer: 'Ou não.' }),
      await deliver(id),
      await api.del(`/correcoes/${id}`, token),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { codigo: 'correcao_entregue' } })
    }
    expect((await begin('enem')).body.dados).toEqual(delivered)
  })

  it('is a line of the audit log, without what was said', async ({ api }) => {
    const { token, redacao, begin, put, deliver } = await correcting(api)
    const other = await api.enter({ perfil: 'Administrador' })
    const { id } = (await begin()).body.dados
    await put(id, { notas: NOTAS, parecer: 'Siga assim.' })
    const { entregue_em } = (await deliver(id)).body.dados
    const draft = (await begin('enem', other.token)).body.dados.id
    await api.del(`/correcoes/${draft}`, other.token)

    const log = await api.get<{ dados: object[] }>('/registro?entidade=correcoes', token)
    const trace = { id_redacao_enviada: redacao.id, entregue_em: null }
    expect(log.body.dados).toMatchObject([
      {
        acao: 'exclusao',
        id_registro: draft,
        antes: { id: draft, ...trace, rubrica: 'enem' },
        depois: null,
      },
      {
        acao: 'alteracao',
        id_registro: id,
        antes: { id, ...trace, rubrica: 'rumo' },
        depois: { id, ...trace, rubrica: 'rumo', entregue_em },
      },
    ])
    expect(JSON.stringify(log.body)).not.toContain('Siga')
  })
})

describe('DELETE /correcoes/{id}', () => {
  it('gives an essay back that no other corrector has begun', async ({ api }) => {
    const { token, begin, read } = await correcting(api)
    const other = await api.enter({ perfil: 'Administrador' })
    const [one, two] = [await begin(), await begin('enem', other.token)]
    expect(two.body.dados.outras).toMatchObject([{ id: one.body.dados.id, entregue_em: null }])
    await api.del(`/correcoes/${two.body.dados.id}`, other.token)
    expect((await read()).estado).toBe('em_correcao')
    expect(await api.del(`/correcoes/${one.body.dados.id}`, token)).toMatchObject({
      status: 200,
      body: { dados: null, mensagem: 'Correção descartada.' },
    })
    expect((await read()).estado).toBe('a_corrigir')
    expect((await api.get(`/correcoes/${one.body.dados.id}`, token)).status).toBe(404)
  })
})
