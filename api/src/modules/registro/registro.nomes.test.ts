import type { Mudanca } from '@rumo/contract'
import { fraseDe } from '@rumo/contract/frase-do-registro'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

const administrador = (api: TestApi) => api.enter({ perfil: 'Administrador' })

describe('GET /registro', () => {
  it('tells the themes of a prova apart, there or gone, whatever the gender of its name', async ({
    api,
  }) => {
    const { token } = await administrador(api)
    const { id: id_prova } = await api.make.prova({ nome: 'Caderno Azul' })
    const long = `O rio ${'e a rua '.repeat(10)}`
    const textos = ['\n<b>A água</b>\nEscreva.', long, '<b></b>']
    for (const instrucoes of textos) await api.post('/redacoes', { id_prova, instrucoes }, token)
    await api.make.questao({ id_prova, numero: null })

    const said = async () => {
      const { body } = await api.get<{ dados: Mudanca[] }>('/registro?entidade=redacoes', token)
      return body.dados.toReversed().map((each) => fraseDe(each))
    }
    const temas = [
      'o tema “A água” de “Caderno Azul”',
      `o tema “${long.slice(0, 60).trimEnd()}…” de “Caderno Azul”`,
      'o tema sem título de “Caderno Azul”',
    ]
    expect(await said()).toEqual(temas.map((tema) => `cadastrou ${tema}`))
    await api.del(`/provas/${id_prova}`, token)
    expect((await said()).slice(0, 3)).toEqual(temas.map((tema) => `cadastrou ${tema}`))
    expect((await said()).slice(3)).toEqual(temas.map((tema) => `deletou ${tema}`))
    const { body } = await api.get<{ dados: Mudanca[] }>('/registro?entidade=questoes', token)
    expect(body.dados.map((each) => fraseDe(each))).toEqual([
      'deletou a questão sem número de “Caderno Azul”',
    ])
  })

  it('speaks of a reference by its first words, there or gone, and of none by its number', async ({
    api,
  }) => {
    const { token } = await administrador(api)
    const { id } = await api.make.questao({})
    const long = `\n<b>O rio</b> ${'e a rua '.repeat(10)}`
    const fields = [
      { texto: long },
      { titulo: '', legenda: 'Foto de 1920', texto: 'Um rio.' },
      { titulo: '<i>Mapa</i>', legenda: 'Foto de 1920', texto: 'Um rio.' },
    ]
    const made: { id: number }[] = []
    for (const each of fields) {
      made.push((await api.post<{ dados: { id: number } }>('/referencias', each, token)).body.dados)
    }
    made.push(await api.make.referencia({ titulo: null, texto: '<b></b>' }))
    for (const { id: idReferencia } of made) await api.make.link(id, idReferencia)
    const said = async () => {
      const { body } = await api.get<{ dados: Mudanca[] }>('/registro?entidade=referencias', token)
      return body.dados.toReversed().map((each) => fraseDe(each))
    }
    const nomes = [
      `a referência “${`O rio ${'e a rua '.repeat(10)}`.slice(0, 60).trimEnd()}…”`,
      'a referência “Foto de 1920”',
      'a referência “Mapa”',
      'a referência sem título',
    ]
    const there = nomes.slice(0, 3).map((nome) => `cadastrou ${nome}`)
    expect(await said()).toEqual(there)
    await api.del(`/questoes/${id}`, token)
    expect((await said()).toSorted()).toEqual(
      [...there, ...nomes.map((nome) => `deletou ${nome}`)].toSorted(),
    )
  })

  it('finds lines of before and of now by what they show, and by what a user would say', async ({
    api,
  }) => {
    const { token } = await administrador(api)
    const prova = await api.make.prova({ nome: 'Caderno Azul' })
    for (const numero of [1, 2]) {
      const { id } = await api.make.questao({ id_prova: prova.id, numero })
      await api.del(`/questoes/${id}`, token)
    }
    const before = '  deletou  a  questao  1  da  caderno  azul'
    const oldest = api.db.selectFrom('registro').select(({ fn }) => fn.min('id').as('id'))
    await api.db.updateTable('registro').set({ busca: before }).where('id', '=', oldest).execute()

    for (const numero of [1, 2]) {
      for (const link of ['da', 'de', 'do', 'De']) {
        const busca = `questão ${numero} ${link} “Caderno Azul”`
        const query = `/registro?busca=${encodeURIComponent(busca)}`
        const { dados } = (await api.get<{ dados: Mudanca[] }>(query, token)).body
        expect(dados.map((each) => fraseDe(each))).toEqual([
          `deletou a questão ${numero} de “Caderno Azul”`,
        ])
      }
    }
    const { body } = await api.get<{ dados: Mudanca[] }>('/registro?busca=da', token)
    expect(body.dados).toHaveLength(1)
  })
})
