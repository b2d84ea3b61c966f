import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { tentativaOf } from '../../testing/estudante.ts'
import { estudante, provaOfThree, wholeProva } from '../../testing/simulados.ts'

describe('GET /dependencias/{entidade}/{id}', () => {
  it('counts what goes with a prova', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.prova()
    await api.make.questao({ id_prova: id })
    await api.make.questao({ id_prova: id })
    await api.make.redacao({ id_prova: id })
    const { id: id_questao } = await api.make.questao({ id_prova: id })
    for (const reported of [id_questao, (await api.make.questao()).id]) {
      await api.post('/relatos', { id_questao: reported, texto: 'Há duas certas.' })
    }

    expect(await api.get(`/dependencias/provas/${id}`, token)).toEqual({
      status: 200,
      body: {
        dados: {
          itens: [
            { entidade: 'questoes', nome: 'questões', total: 3 },
            { entidade: 'redacoes', nome: 'tema de redação', total: 1 },
            { entidade: 'relatos', nome: 'relato de erro', total: 1 },
          ],
          a_retirar: 0,
          impede: false,
        },
      },
    })
  })

  it('counts apart what students answered, which is retired, with the reports about it', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.prova()
    await api.make.questao({ id_prova: id })
    const held = await api.make.questao({ id_prova: id })
    await api.post('/relatos', { id_questao: held.id, texto: 'Há duas certas.' })
    const student = await api.enter()
    await api.post('/tentativas', { tentativas: [tentativaOf(held)] }, student.token)

    expect((await api.get(`/dependencias/provas/${id}`, token)).body).toEqual({
      dados: {
        itens: [{ entidade: 'questoes', nome: 'questão', total: 1 }],
        a_retirar: 1,
        impede: false,
      },
    })
    expect((await api.get(`/dependencias/questoes/${held.id}`, token)).body).toEqual({
      dados: { itens: [], a_retirar: 1, impede: false },
    })
  })

  it('counts what goes with an account', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const student = await estudante(api)
    const { id: id_usuario } = student.usuario
    await student.start(wholeProva((await provaOfThree(api)).id))
    await api.make.redacaoEnviada({ id_usuario })
    await api.make.redacaoEnviada({ id_usuario })

    expect(await api.get(`/dependencias/usuarios/${id_usuario}`, token)).toEqual({
      status: 200,
      body: {
        dados: {
          itens: [
            { entidade: 'simulados', nome: 'simulado', total: 1 },
            { entidade: 'redacoes_enviadas', nome: 'redações enviadas', total: 2 },
          ],
          a_retirar: 0,
          impede: false,
        },
      },
    })
  })

  it('counts what goes with a theme, and with a question', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    // The extra reference and question keep a record from having the same id as the records that depend on it.
    await api.make.referencia()
    const redacao = await api.make.redacao()
    await api.make.linkRedacao(redacao.id, (await api.make.referencia()).id)
    await api.make.questao()
    const questao = await api.make.questao()
    await api.post('/relatos', { id_questao: questao.id, texto: 'Há duas certas.' })

    for (const [path, item] of [
      [`redacoes/${redacao.id}`, { entidade: 'referencias', nome: 'texto de apoio', total: 1 }],
      [`questoes/${questao.id}`, { entidade: 'relatos', nome: 'relato de erro', total: 1 }],
    ] as const) {
      expect((await api.get(`/dependencias/${path}`, token)).body).toEqual({
        dados: { itens: [item], a_retirar: 0, impede: false },
      })
    }
  })

  it('counts what keeps a vestibular and a matéria', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_materia } = await api.make.materia()
    const { id_prova } = await api.make.questao({ id_materia })
    const prova = await api.make.prova()

    expect(id_prova).not.toBe(prova.id)
    expect(await api.get(`/dependencias/vestibulares/${prova.id_vestibular}`, token)).toEqual({
      status: 200,
      body: {
        dados: {
          itens: [{ entidade: 'provas', nome: 'prova', total: 1 }],
          a_retirar: 0,
          impede: true,
        },
      },
    })
    expect(await api.get(`/dependencias/materias/${id_materia}`, token)).toMatchObject({
      body: { dados: { itens: [{ entidade: 'questoes', total: 1 }], impede: true } },
    })
  })

  it('finds nothing on what hangs alone', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.curso()

    expect(await api.get(`/dependencias/cursos/${id}`, token)).toEqual({
      status: 200,
      body: { dados: { itens: [], a_retirar: 0, impede: false } },
    })
  })

  it('answers 404 to an unknown id, and 400 to an unknown noun', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })

    expect(await api.get('/dependencias/cursos/1', token)).toMatchObject({
      status: 404,
      body: { codigo: 'registro_inexistente' },
    })
    expect((await api.get('/dependencias/senhas/1', token)).status).toBe(400)
  })
})
