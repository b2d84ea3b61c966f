import type { Envelope, QuestaoDaBusca } from '@rumo/contract'
import { omit } from 'es-toolkit'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

async function found(api: TestApi, query: string) {
  const { body } = await api.get<Envelope<QuestaoDaBusca[]> & { total: number }>(`/busca?${query}`)
  return { ids: body.dados.map(({ id }) => id), total: body.total }
}

describe('GET /busca', () => {
  it('answers where a question is from and how it begins, without its key', async ({ api }) => {
    const vestibular = await api.make.vestibular({ ano: 2025, semestre: 2 })
    const { id: id_prova } = await api.make.prova({
      nome: 'Prova Azul',
      id_vestibular: vestibular.id,
    })
    const materia = await api.make.materia({ nome: 'Química' })
    const texto = 'A <b>água</b> da caldeira ferve.'
    const questao = await api.make.questao({ id_prova, id_materia: materia.id, numero: 7, texto })
    await api.make.derive(questao.id)

    expect(await api.get('/busca?busca=caldeira')).toMatchObject({
      status: 200,
      body: {
        total: 1,
        dados: [
          {
            id: questao.id,
            numero: 7,
            trecho: 'A água da caldeira ferve.',
            materia: { id: materia.id, nome: 'Química' },
            prova: { id: id_prova, nome: 'Prova Azul', vestibular: omit(vestibular, ['versao']) },
            referencia: null,
          },
        ],
      },
    })
  })

  it('shows what is around the first word found', async ({ api }) => {
    const texto = `${'O texto é longo. '.repeat(20)}A água da caldeira ferve.`
    await api.make.derive((await api.make.questao({ texto })).id)
    const { body } = await api.get<Envelope<QuestaoDaBusca[]>>('/busca?busca=AGUA')
    expect(body.dados[0]?.trecho).toMatch(/^….*A água da caldeira ferve\.$/)
  })

  it('finds every word, in the text and the alternatives, without accents or case', async ({
    api,
  }) => {
    const both = await api.make.questao({ texto: 'A água da caldeira' })
    const one = await api.make.questao({ texto: 'A água do rio' })
    await api.make.alternativa({ id_questao: one.id, nome: 'C', texto: 'fumaça' })
    for (const { id } of [both, one]) await api.make.derive(id)

    expect((await found(api, 'busca=AGUA')).total).toBe(2)
    expect((await found(api, 'busca=agua+caldeira')).ids).toEqual([both.id])
    expect((await found(api, 'busca=fumaca')).ids).toEqual([one.id])
  })

  it('finds a word by its beginning, and not by what follows', async ({ api }) => {
    const arte = await api.make.questao({ texto: 'As <b>artes</b> zelosas' })
    const parte = await api.make.questao({ texto: 'Uma parte feliz do todo' })
    await api.make.link(parte.id, (await api.make.referencia({ titulo: 'Um baluarte' })).id)
    for (const { id } of [arte, parte]) await api.make.derive(id)
    expect((await found(api, 'busca=arte')).ids).toEqual([arte.id])
    expect((await found(api, 'busca=z')).ids).toEqual([arte.id])
    expect((await found(api, 'busca=ar+ze')).ids).toEqual([arte.id])
  })

  it('finds by the title and the words of a reference too, and says which one holds them', async ({
    api,
  }) => {
    const questao = await api.make.questao({ texto: 'O que afirma o autor?' })
    const other = await api.make.questao({ texto: 'Quem é o autor?' })
    const figura = await api.make.referencia({ titulo: 'Mapa' })
    const cronica = await api.make.referencia({
      titulo: 'O bonde',
      texto: 'A <b>cidade</b> dorme.',
    })
    await api.make.link(questao.id, figura.id, 0)
    await api.make.link(questao.id, cronica.id, 1)
    await api.make.link(other.id, figura.id)
    const referenciaBy = async (busca: string) => {
      const { body } = await api.get<Envelope<QuestaoDaBusca[]>>(`/busca?busca=${busca}`)
      return body.dados.map(({ id, referencia }) => [id, referencia])
    }
    const ofCronica = [questao.id, { id: cronica.id, titulo: 'O bonde' }]

    expect(await referenciaBy('CIDADE')).toEqual([ofCronica])
    expect(await referenciaBy('bonde+afirma')).toEqual([ofCronica])
    expect(await referenciaBy('mapa+cidade')).toEqual([
      [questao.id, { id: figura.id, titulo: 'Mapa' }],
    ])
    expect(await referenciaBy('afirma')).toEqual([[questao.id, null]])
    expect(await referenciaBy('mapa+quem')).toEqual([[other.id, { id: figura.id, titulo: 'Mapa' }]])
    expect(await referenciaBy('cidade+quem')).toEqual([])
  })

  it('finds nothing by a text that only a draft has, or none', async ({ api }) => {
    const draft = await api.make.prova({ publicada: false })
    const { id } = await api.make.questao({ id_prova: draft.id })
    await api.make.link(id, (await api.make.referencia({ titulo: 'Caldeira' })).id)
    await api.make.referencia({ titulo: 'Caldeira' })
    expect(await found(api, 'busca=caldeira')).toEqual({ ids: [], total: 0 })
  })

  it('finds nothing that is not drawn: a draft, what was annulled or retired', async ({ api }) => {
    const draft = await api.make.prova({ publicada: false })
    const texto = 'caldeira'
    const made = [
      await api.make.questao({ texto, id_prova: draft.id }),
      await api.make.questao({ texto, situacao: 'anulada' }),
      await api.make.questao({ texto, retirada_em: '2025-01-31T12:00:00.000Z' }),
    ]
    for (const { id } of made) await api.make.derive(id)
    expect(await found(api, 'busca=caldeira')).toEqual({ ids: [], total: 0 })
  })

  it('gives a page at a time, the newest prova first, and nothing beyond the last', async ({
    api,
  }) => {
    const older = await api.make.prova()
    const newer = await api.make.prova()
    const texto = 'caldeira'
    const made = [
      await api.make.questao({ texto, id_prova: newer.id, numero: 1 }),
      await api.make.questao({ texto, id_prova: older.id, numero: 2 }),
      await api.make.questao({ texto, id_prova: older.id, numero: 1 }),
    ]
    for (const { id } of made) await api.make.derive(id)
    const ids = made.map(({ id }) => id)

    expect(await found(api, 'busca=caldeira')).toEqual({ ids, total: 3 })
    expect((await found(api, 'busca=caldeira&limite=2&pagina=2')).ids).toEqual(ids.slice(2))
    expect((await found(api, 'busca=caldeira&pagina=9')).ids).toEqual([])
  })

  it.for(['', 'busca=', 'busca=+++', 'busca=%3F%21'])(
    'finds nothing by %j',
    async (query, { api }) => {
      const { id } = await api.make.questao()
      await api.make.derive(id)
      expect(await found(api, query)).toEqual({ ids: [], total: 0 })
    },
  )
})
