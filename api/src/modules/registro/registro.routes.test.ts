import type { Mudanca } from '@rumo/contract'
import { fraseDe } from '@rumo/contract/frase-do-registro'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'

interface Listed {
  dados: { id: number; entidade: string; depois: { nome?: string } | null }[]
}

const MAR = { nome: 'Mar' }
const administrador = (api: TestApi) => api.enter({ perfil: 'Administrador' })

describe('GET /registro', () => {
  it('tells who did what to which record, and what it is called, the newest first', async ({
    api,
  }) => {
    const { usuario, token } = await administrador(api)
    const autor = { id: usuario.id, nome: usuario.nome }
    const { body } = await api.post<{ dados: { id: number } }>('/cursos', MAR, token)
    const id_registro = body.dados.id
    await api.put(`/cursos/${id_registro}`, { nome: 'Sol' }, token)
    await api.del(`/cursos/${id_registro}`, token)

    const [mar, sol] = [
      { id: id_registro, nome: 'Mar', pesos: null, parte_da_redacao: null, versao: 1 },
      { id: id_registro, nome: 'Sol', pesos: null, parte_da_redacao: null, versao: 2 },
    ]
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    const line = {
      id: expect.any(Number),
      em: instant,
      autor,
      entidade: 'cursos',
      id_registro,
      nomes: { [`cursos/${id_registro}`]: 'Sol' },
      partes: [],
      restaura: null,
      restauravel_ate: instant,
    }
    expect(await api.get('/registro', token)).toEqual({
      status: 200,
      body: {
        dados: [
          { ...line, acao: 'exclusao', antes: sol, depois: null },
          { ...line, acao: 'alteracao', antes: mar, depois: sol },
          { ...line, acao: 'criacao', antes: null, depois: mar, restauravel_ate: null },
        ],
      },
    })
  })

  it('tells what is gone by its name, and a question by its number and its prova', async ({
    api,
  }) => {
    const { token } = await administrador(api)
    const materia = await api.make.materia({ nome: 'Química' })
    const prova = await api.make.prova({ nome: 'Prova Azul' })
    const values = { id_prova: prova.id, id_materia: materia.id, numero: 12 }
    const { id } = await api.make.questao(values)
    await api.del(`/provas/${prova.id}`, token)
    await api.del(`/materias/${materia.id}`, token)

    const { body } = await api.get<Listed>('/registro?entidade=questoes', token)
    expect(body.dados).toMatchObject([
      {
        nomes: {
          [`questoes/${id}`]: 'questão 12 de “Prova Azul”',
          [`provas/${prova.id}`]: 'Prova Azul',
          [`materias/${materia.id}`]: 'Química',
        },
      },
    ])
  })

  it('gives what was done at once by one line, and its parts where they are asked for', async ({
    api,
  }) => {
    const { token } = await administrador(api)
    const { id } = await api.make.prova()
    for (const numero of [1, 2]) await api.make.questao({ id_prova: id, numero })
    await api.make.redacao({ id_prova: id })
    await api.del(`/provas/${id}`, token)

    const { body } = await api.get<Listed>('/registro?agrupadas=true', token)
    const partes = [
      { entidade: 'questoes', total: 2 },
      { entidade: 'redacoes', total: 1 },
    ]
    expect(body.dados).toMatchObject([{ entidade: 'provas', acao: 'exclusao', partes }])
    const url = `/registro?com=${body.dados[0]?.id}`
    expect((await api.get<Listed>(url, token)).body.dados.map(({ entidade }) => entidade)).toEqual([
      'redacoes',
      'questoes',
      'questoes',
    ])
    expect((await api.get<Listed>('/registro', token)).body.dados).toHaveLength(4)
  })

  it('gives page after page, each line once', async ({ api }) => {
    const { token } = await administrador(api)
    for (let made = 0; made < 5; made += 1) await api.post('/cursos', { nome: `C${made}` }, token)

    const seen: (string | undefined)[] = []
    for (let apos = ''; ;) {
      const { body } = await api.get<Listed>(`/registro?limite=2${apos}`, token)
      const last = body.dados.at(-1)
      if (!last) break
      seen.push(...body.dados.map(({ depois }) => depois?.nome))
      apos = `&apos=${last.id}`
    }
    expect(seen).toEqual(['C4', 'C3', 'C2', 'C1', 'C0'])
    expect((await api.get<Listed>('/registro?apos=999999', token)).body.dados).toEqual([])
  })

  it('is narrowed by person, kind, action and time, and searched', async ({ api }) => {
    const { usuario, token } = await administrador(api)
    const other = await administrador(api)
    await api.post('/cursos', { nome: 'Mecânica fina' }, token)
    const { body } = await api.post<{ dados: { id: number } }>(
      '/vestibulares',
      { ano: 2026, semestre: 1 },
      token,
    )
    await api.del(`/vestibulares/${body.dados.id}`, token)
    await api.post('/cursos', { nome: 'Química' }, other.token)
    await api.db
      .updateTable('registro')
      .set({ em: '2026-01-02T12:00:00.000Z' })
      .where('acao', '=', 'exclusao')
      .execute()

    const found = async (query: string) => {
      const answer = await api.get<Listed>(`/registro?${query}`, token)
      expect([query, answer.status]).toEqual([query, 200])
      return answer.body.dados.map(({ entidade, depois }) => depois?.nome ?? entidade)
    }
    expect(await found(`id_usuario=${usuario.id}`)).toEqual([
      'vestibulares',
      'Mecânica fina',
      'vestibulares',
    ])
    expect(await found('entidade=cursos')).toEqual(['Química', 'Mecânica fina'])
    expect(await found('acao=exclusao')).toEqual(['vestibulares'])
    const ofOne = `entidade=vestibulares&id_registro=${body.dados.id}`
    expect(await found(ofOne)).toEqual(['vestibulares', 'vestibulares'])
    expect(await found(`${ofOne}9`)).toEqual([])
    expect(await found('ate=2026-01-03T00:00:00.000Z')).toEqual(['vestibulares'])
    expect(await found('ate=2026-01-02T12:00:00.000Z')).toEqual([])
    expect(await found('de=2026-01-02T12:00:00.001Z&entidade=vestibulares')).toHaveLength(1)
    expect(await found('busca=mecan')).toEqual(['Mecânica fina'])
    expect(await found('busca=2026')).toEqual(['vestibulares', 'vestibulares'])
    expect(await found('busca=mecan&entidade=vestibulares')).toEqual([])
    for (const wrong of ['entidade=senhas', 'acao=x', 'de=ontem', 'limite=1000', 'id_registro=x']) {
      expect((await api.get(`/registro?${wrong}`, token)).status).toBe(400)
    }
  })

  it('finds a line by the words that it shows, also once its record is gone', async ({ api }) => {
    const { token } = await administrador(api)
    const prova = await api.make.prova({ nome: 'Prova Azul' })
    const questao = await api.make.questao({ id_prova: prova.id, numero: 12 })
    await api.del(`/questoes/${questao.id}`, token)
    await api.put(`/provas/${prova.id}`, { nome: 'Prova Verde' }, token)
    await api.del(`/provas/${prova.id}`, token)

    const listed = (await api.get<{ dados: Mudanca[] }>('/registro', token)).body.dados
    expect(listed.map((each) => fraseDe(each))).toEqual([
      'deletou a prova “Prova Verde”',
      'editou a prova “Prova Verde”',
      expect.stringMatching(/^deletou a questão 12 de “Prova/),
    ])
    for (const [busca, found] of [
      ['deletou a questão 12 da Prova Azul', [listed[2]?.id]],
      ['questão 12', [listed[2]?.id]],
      ['questao 13', []],
      ['editou a prova', [listed[1]?.id]],
    ] as const) {
      const query = `/registro?busca=${encodeURIComponent(busca)}`
      const { dados } = (await api.get<{ dados: Mudanca[] }>(query, token)).body
      expect([busca, dados.map(({ id }) => id)]).toEqual([busca, found])
    }
  })

  it('says that a password changed, and never which', async ({ api }) => {
    const { usuario, token } = await administrador(api)
    const { id } = await api.make.usuario()
    await api.put(`/usuarios/${id}`, { senha: 'outra girafa' }, token)

    const { body } = await api.get<{ dados: object[] }>('/registro', token)
    expect(body).toMatchObject({
      dados: [{ autor: { id: usuario.id }, depois: { id, senha_alterada: true } }],
    })
    expect(JSON.stringify(body)).not.toMatch(/girafa|argon2/)
  })

  it('offers to bring back what changed with a password, and no password alone', async ({
    api,
  }) => {
    const { token } = await administrador(api)
    const { id } = await api.make.usuario()
    await api.put(`/usuarios/${id}`, { senha: 'outra girafa' }, token)
    await api.put(`/usuarios/${id}`, { nome: 'Olga', senha: 'mais uma girafa' }, token)

    const { dados } = (await api.get<{ dados: Mudanca[] }>('/registro', token)).body
    expect(dados.map(({ restauravel_ate }) => restauravel_ate)).toEqual([expect.any(String), null])
  })

  it('forgets who an account was as soon as the account is gone', async ({ api }) => {
    const { token } = await administrador(api)
    const leaving = await api.enter({ nome: 'Olga', perfil: 'Administrador' })
    await api.post('/cursos', MAR, leaving.token)
    await api.put('/conta', { nome: 'Olga Paz', senhaAtual: SENHA }, leaving.token)
    expect((await api.get<Listed>('/registro?busca=olga', token)).body.dados).toEqual([])
    await api.del('/conta', leaving.token, { senhaAtual: SENHA })

    const { body } = await api.get('/registro', token)
    expect(body).toMatchObject({
      dados: [
        { autor: null, acao: 'exclusao', entidade: 'usuarios', antes: null, depois: null },
        { autor: null, acao: 'alteracao', entidade: 'usuarios', antes: null, depois: null },
        { autor: null, acao: 'criacao', entidade: 'cursos', depois: MAR },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('Olga')
    const kept = await api.db.selectFrom('retratos').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('Olga')
  })

  it('leaves out what a server of a later release logged of a kind that this one does not know', async ({
    api,
  }) => {
    const { token } = await administrador(api)
    await api.post('/cursos', MAR, token)
    const { id, ...line } = await api.db
      .selectFrom('registro')
      .selectAll()
      .executeTakeFirstOrThrow()
    // The database accepts any kind of record in this column.
    const unknown = { ...line, entidade: 'salas' as 'cursos', id_registro: 1 }
    await api.db
      .insertInto('registro')
      .values([unknown, { ...unknown, principal: false }])
      .execute()
    const { status, body } = await api.get<Listed>('/registro', token)
    expect([status, body.dados]).toEqual([200, [expect.objectContaining({ id, partes: [] })]])
  })

  it('has no line of a change that was refused', async ({ api }) => {
    const { token } = await administrador(api)
    const { id_vestibular } = await api.make.prova()
    await api.make.curso({ nome: 'Mar' })
    await api.post('/cursos', { nome: 'MAR' }, token)
    await api.del(`/vestibulares/${id_vestibular}`, token)

    expect(await api.get('/registro', token)).toEqual({ status: 200, body: { dados: [] } })
  })
})
