import type { LinhaDeQuestao, ReferenciaEmUso } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { SHOWS_FIGURA } from './problemas.ts'

interface Lista<Row> {
  dados: Row[]
  total: number
}

async function listing(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  return {
    questoes: async (query = '') =>
      (await api.get<Lista<LinhaDeQuestao>>(`/edicao/questoes?${query}`, token)).body,
    referencias: async (query = '') =>
      (await api.get<Lista<ReferenciaEmUso>>(`/edicao/referencias?${query}`, token)).body,
    status: async (query: string) => (await api.get(`/edicao/questoes?${query}`, token)).status,
  }
}

function idsOf({ dados }: Lista<{ id: number }>): number[] {
  return dados.map(({ id }) => id)
}

describe('GET /edicao/questoes', () => {
  it('tells of each question where it belongs and what it lacks', async ({ api }) => {
    const { questoes } = await listing(api)
    const materia = await api.make.materia({ nome: 'Química' })
    const prova = await api.make.prova({ publicada: false })
    const values = { id_prova: prova.id, id_materia: materia.id, numero: 1 }
    const { id } = await api.make.questao({ ...values, texto: `<table>${'x'.repeat(300)}` })

    expect(await questoes()).toEqual({
      total: 1,
      dados: [
        {
          id,
          numero: 1,
          trecho: 'x'.repeat(200),
          situacao: 'normal',
          retirada_em: null,
          // The text has a <table> without an end tag.
          problemas: ['texto_quebrado'],
          materia: { id: materia.id, nome: 'Química' },
          assunto: null,
          prova: { id: prova.id, nome: 'Prova Verde' },
          versao: 1,
        },
      ],
    })
  })

  it('sorts by prova and number, a page at a time', async ({ api }) => {
    const { questoes, status } = await listing(api)
    const [first, second] = [await api.make.prova(), await api.make.prova()]
    const b2 = await api.make.questao({ id_prova: second.id, numero: 2 })
    const a9 = await api.make.questao({ id_prova: first.id, numero: 9 })
    const a = await api.make.questao({ id_prova: first.id })
    const b1 = await api.make.questao({ id_prova: second.id, numero: 1 })

    expect(idsOf(await questoes())).toEqual([a.id, a9.id, b1.id, b2.id])
    expect(idsOf(await questoes('ordem=-prova'))).toEqual([b2.id, b1.id, a9.id, a.id])
    expect(idsOf(await questoes('ordem=numero'))).toEqual([a.id, b1.id, b2.id, a9.id])
    expect(await questoes('pagina=2&limite=3')).toMatchObject({ total: 4, dados: [{ id: b2.id }] })
    expect(await questoes('pagina=3&limite=3')).toEqual({ total: 4, dados: [] })
    const ofSecond = await questoes(`id_prova=${second.id}`)
    expect([ofSecond.total, idsOf(ofSecond)]).toEqual([2, [b1.id, b2.id]])
    for (const query of ['ordem=texto', 'limite=101', 'pagina=0', 'estado=x', 'id_prova=x']) {
      expect(await status(query)).toBe(400)
    }
  })

  it('filters by the year of the vestibular, beside other filters', async ({ api }) => {
    const { questoes } = await listing(api)
    const ofAno = async (ano: number) => {
      const { id } = await api.make.vestibular({ ano })
      const prova = await api.make.prova({ id_vestibular: id })
      const materia = await api.make.materia()
      const one = await api.make.questao({ id_prova: prova.id, id_materia: materia.id })
      return { ids: [one.id, (await api.make.questao({ id_prova: prova.id })).id], materia }
    }
    const [{ ids, materia }, { ids: others }] = [await ofAno(2031), await ofAno(2032)]
    const found = await questoes('ano=2031')
    expect([idsOf(found), found.total]).toEqual([ids, 2])
    expect(idsOf(await questoes('ano=2032&ordem=-prova'))).toEqual(others.toReversed())
    expect((await questoes(`ano=2031&id_materia=${materia.id}`)).total).toBe(1)
    expect((await questoes('ano=2033')).total).toBe(0)
  })

  it('tells what was changed since it was last asked', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { questoes } = await listing(api)
    const materia = await api.make.materia({ nome: 'Química' })
    const prova = await api.make.prova({ nome: 'Prova Verde' })
    await api.make.questao({ id_prova: prova.id, id_materia: materia.id })
    const shown = async () => (await questoes()).dados[0]
    expect(await shown()).toMatchObject({
      materia: { nome: 'Química' },
      prova: { nome: 'Prova Verde' },
    })

    await api.put(`/materias/${materia.id}`, { nome: 'Física' }, token)
    expect(await shown()).toMatchObject({ materia: { nome: 'Física' } })
    await api.put(`/provas/${prova.id}`, { nome: 'Prova Azul' }, token)
    expect(await shown()).toMatchObject({ prova: { nome: 'Prova Azul' } })
  })

  it('filters by state', async ({ api }) => {
    const { questoes } = await listing(api)
    const id_materia = (await api.make.materia()).id
    const id_prova = (await api.make.prova()).id
    const full = { id_prova, id_materia, numero: 1 }
    const completa = await api.make.questao(full)
    const semMateria = await api.make.questao({ id_prova, numero: 2 })
    const anulada = await api.make.questao({ ...full, situacao: 'anulada' })
    const retirada = await api.make.questao({ ...full, retirada_em: '2026-01-01T00:00:00.000Z' })
    const semResposta = await api.make.questao(full)
    await api.db
      .updateTable('alternativas')
      .set({ correta: false })
      .where('id_questao', '=', semResposta.id)
      .execute()
    await api.make.derive(semResposta.id)
    const vazia = await api.make.questao(full)
    await api.make.alternativa({ id_questao: vazia.id, nome: 'C', texto: '', ordem: 2 })
    const semNumero = await api.make.questao({ id_prova, id_materia })
    const quebrada = await api.make.questao({ ...full, texto: '<b>sem fim' })
    const porReferencia = await api.make.questao(full)
    const referencia = await api.make.referencia({ texto: '<b>sem fim' })
    await api.make.link(porReferencia.id, referencia.id)
    await api.make.link(retirada.id, referencia.id)
    await api.db
      .updateTable('alternativas')
      .set({ url_imagem: 'arquivos/figuras/a.png' })
      .where('id_questao', '=', semMateria.id)
      .execute()
    const figura = await api.make.referencia({ url_imagem: 'arquivos/figuras/b.png' })
    await api.make.link(completa.id, figura.id)
    await api.make.link(retirada.id, figura.id)
    // A question counts once, however many figures it has.
    await api.make.link(semMateria.id, figura.id)
    const outra = await api.make.referencia({ url_imagem: 'arquivos/figuras/c.png' })
    await api.make.link(completa.id, outra.id)

    const inEstado = async (estado: string) => {
      const found = await questoes(`estado=${estado}&ordem=prova`)
      expect(found.total).toBe(found.dados.length)
      return idsOf(found).toSorted((a, b) => a - b)
    }
    expect(await inEstado('completa')).toEqual([completa.id])
    expect(await inEstado('sem_materia')).toEqual([semMateria.id])
    expect(await inEstado('sem_resposta')).toEqual([semResposta.id])
    expect(await inEstado('com_figura')).toEqual([completa.id, semMateria.id])
    const shown = api.db.selectFrom('questoes as q').select('q.id').where(SHOWS_FIGURA)
    expect((await shown.orderBy('q.id').execute()).map(({ id }) => id)).toEqual([
      completa.id,
      semMateria.id,
    ])
    expect(await inEstado('anulada')).toEqual([anulada.id])
    expect(await inEstado('retirada')).toEqual([retirada.id])
    expect(await inEstado('incompleta')).toEqual([
      semMateria.id,
      semResposta.id,
      vazia.id,
      semNumero.id,
      quebrada.id,
      porReferencia.id,
    ])
    expect(await inEstado('sem_numero')).toEqual([semNumero.id])
    expect(await inEstado('texto_quebrado')).toEqual([quebrada.id, porReferencia.id])
    const ofMateria = await questoes(`id_materia=${id_materia}`)
    expect(idsOf(ofMateria)).not.toContain(semMateria.id)
    expect(ofMateria.total).toBe((await questoes()).total - 1)
    expect((await questoes(`id_materia=${id_materia}&estado=anulada`)).total).toBe(1)
    const problemas = new Map((await questoes()).dados.map((linha) => [linha.id, linha.problemas]))
    expect(problemas.get(semMateria.id)).toEqual(['sem_materia'])
    expect(problemas.get(semResposta.id)).toEqual(['sem_resposta'])
    expect(problemas.get(vazia.id)).toEqual(['alternativas_incompletas'])
    expect(problemas.get(semNumero.id)).toEqual(['sem_numero'])
    expect(problemas.get(anulada.id)).toEqual([])
    expect(problemas.get(quebrada.id)).toEqual(['texto_quebrado'])
    expect(problemas.get(porReferencia.id)).toEqual(['texto_quebrado'])
  })

  it.for([
    ['ação', true],
    ['ACAO', true],
    ['reac', true],
    ['eaçõ', false],
    ['re quim', true],
    ['quim re', true],
    ['eação', true],
    ['um', false],
    ['qu', true],
    ['q', true],
    ['base(', false],
    ['%', false],
    ['???', false],
    ['ou', true],
    ['or', false],
    ['"química" or', false],
    ['mark', false],
  ] as const)(
    'finds by %s: %s, by its index and within a prova',
    async ([busca, isFound], { api }) => {
      const { questoes } = await listing(api)
      const { id, id_prova } = await api.make.questao({
        texto: 'Reação <mark>química</mark> ou não?',
      })
      await api.make.questao({ texto: 'Diversa' })
      expect((await questoes()).total).toBe(2)
      const expected = isFound ? [id] : []
      const text = encodeURIComponent(busca)
      const found = await questoes(`busca=${text}`)
      expect([idsOf(found), found.total]).toEqual([expected, expected.length])
      expect(idsOf(await questoes(`busca=${text}&id_prova=${id_prova}`))).toEqual(expected)
    },
  )
})

describe('GET /edicao/referencias', () => {
  it('tells what was changed since it was last asked', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { referencias } = await listing(api)
    const { id } = await api.make.referencia({ titulo: 'Mapa', texto: 'Brasil' })
    expect((await referencias()).dados).toMatchObject([{ titulo: 'Mapa', usos: 0 }])

    await api.put(`/referencias/${id}`, { titulo: 'Tabela' }, token)
    const questao = await api.make.questao()
    await api.post(`/questoes-referencias`, { id_questao: questao.id, id_referencia: id }, token)
    expect((await referencias()).dados).toMatchObject([{ titulo: 'Tabela', usos: 1 }])
  })

  it('lists the newest first, with how many use each, and finds by text', async ({ api }) => {
    const { referencias } = await listing(api)
    const a = await api.make.referencia({ titulo: 'Tabela', texto: 'Índice de acidez' })
    const b = await api.make.referencia({ titulo: 'Mapa' })
    const questao = await api.make.questao()
    await api.make.link(questao.id, a.id)
    await api.make.linkRedacao((await api.make.redacao()).id, a.id)

    expect(await referencias()).toMatchObject({
      total: 2,
      dados: [
        { id: b.id, usos: 0, versao: 1 },
        { id: a.id, usos: 2, versao: 1 },
      ],
    })
    expect(idsOf(await referencias('busca=indice'))).toEqual([a.id])
    const { id_prova } = questao
    for (const query of [`id_prova=${id_prova}`, `id_prova=${id_prova}&busca=indice`]) {
      expect(await referencias(query)).toMatchObject({ total: 1, dados: [{ id: a.id }] })
    }
    expect(await referencias(`id_prova=${id_prova}&busca=mapa`)).toEqual({ total: 0, dados: [] })
    expect(await referencias('pagina=2&limite=1&ordem=id')).toMatchObject({
      total: 2,
      dados: [{ id: b.id }],
    })
  })
})
