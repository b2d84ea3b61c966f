import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { omit } from 'es-toolkit'
import type { Envelope, Sorteio } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

type Body = Envelope<Sorteio>

function drawnIds({ dados }: Body): number[] {
  return dados.questoes.map(({ id }) => id).toSorted((a, b) => a - b)
}

describe('POST /sorteios', () => {
  it('answers a question with all that belongs to it', async ({ api }) => {
    await api.make.prova()
    const vestibular = await api.make.vestibular({ ano: 2025, semestre: 2 })
    const prova = await api.make.prova({ nome: 'Prova Azul', id_vestibular: vestibular.id })
    const materia = await api.make.materia({ nome: 'Química' })
    const assunto = await api.make.assunto({ id_materia: materia.id, nome: 'Ácidos' })
    const { alternativas, ...questao } = await api.make.questao({
      id_prova: prova.id,
      id_materia: materia.id,
      id_assunto: assunto.id,
      numero: 3,
      explicacao: 'A soda libera OH⁻.',
    })
    const [text, image] = [await api.make.referencia(), await api.make.referencia()]
    await api.make.link(questao.id, text.id, 1)
    await api.make.link(questao.id, image.id, 0)

    const derived = [
      'busca',
      'respostas_certas',
      'alternativas_completas',
      'marcacao_quebrada',
    ] as const
    const shown = omit(questao, [
      'retirada_em',
      'foi_publicada',
      'versao',
      'arquivo_pdf',
      'regioes_pdf',
      ...derived,
    ])
    expect(await api.post('/sorteios', { quantidade: 10 })).toEqual({
      status: 200,
      body: {
        dados: {
          disponiveis: 1,
          questoes: [
            {
              ...shown,
              alternativas,
              referencias: [image, text].map((referencia) => omit(referencia, ['busca', 'versao'])),
              materia: { id: materia.id, nome: 'Química' },
              assunto: { id: assunto.id, nome: 'Ácidos' },
              prova: { id: prova.id, nome: 'Prova Azul', vestibular: omit(vestibular, ['versao']) },
            },
          ],
        },
      },
    })
  })

  it('answers a question without matéria, vestibular and references', async ({ api }) => {
    const prova = await api.db
      .insertInto('provas')
      .values({ nome: 'Prova Avulsa', busca: 'prova avulsa' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await api.make.questao({ id_prova: prova.id })

    const { body } = await api.post('/sorteios', { quantidade: 1 })
    expect(body).toMatchObject({
      dados: {
        questoes: [
          {
            id_materia: null,
            materia: null,
            referencias: [],
            prova: { id: prova.id, nome: 'Prova Avulsa', vestibular: null },
          },
        ],
      },
    })
  })

  it('gives the alternatives in their order, not in that of their making', async ({ api }) => {
    const { id: id_questao, alternativas } = await api.make.questao()
    const first = await api.make.alternativa({ id_questao, nome: 'Z', ordem: -1 })

    const { body } = await api.post<Body>('/sorteios', { quantidade: 1 })
    expect(body.dados.questoes[0]?.alternativas).toEqual([first, ...alternativas])
  })

  it('gives each question its own alternatives, in the order drawn', async ({ api }) => {
    for (let made = 0; made < 5; made += 1) await api.make.questao()

    const { body } = await api.post<Body>('/sorteios', { quantidade: 5 })
    const { questoes } = body.dados
    expect(questoes).toHaveLength(5)
    for (const { id, alternativas } of questoes) {
      expect(alternativas.map(({ id_questao }) => id_questao)).toEqual([id, id])
    }
  })

  it('is the same in every encoding, with the address by which each client knows the API', async ({
    api,
  }) => {
    const questao = await api.make.questao()
    const figura = await api.make.referencia({ url_imagem: 'arquivos/figuras/a.png' })
    await api.make.link(questao.id, figura.id)
    const decoders = {
      identity: (body: Buffer) => body,
      gzip: gunzipSync,
      br: brotliDecompressSync,
    }
    const imagem = async (host: string, encoding: keyof typeof decoders) => {
      const { headers, rawPayload } = await api.app.inject({
        method: 'POST',
        url: '/sorteios',
        headers: { host, 'accept-encoding': encoding },
        payload: { quantidade: 1 },
      })
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      const { dados }: Body = JSON.parse(decoders[encoding](rawPayload).toString())
      return dados.questoes[0]?.referencias[0]?.url_imagem
    }
    await api.make.alternativa({ id_questao: questao.id, texto: 'Longa. '.repeat(200), ordem: 9 })

    for (const host of ['a.exemplo', 'b.exemplo:8080', 'a.exemplo']) {
      for (const encoding of ['gzip', 'identity', 'br'] as const) {
        expect(await imagem(host, encoding)).toBe(`http://${host}/arquivos/figuras/a.png`)
      }
    }
  })

  it('keeps to the matéria and to the prova asked for', async ({ api }) => {
    const [prova, materia] = [await api.make.prova(), await api.make.materia()]
    const both = await api.make.questao({ id_prova: prova.id, id_materia: materia.id })
    const ofProva = await api.make.questao({ id_prova: prova.id })
    const ofMateria = await api.make.questao({ id_materia: materia.id })

    const byProva = await api.post<Body>('/sorteios', { quantidade: 10, id_prova: prova.id })
    expect(drawnIds(byProva.body)).toEqual([both.id, ofProva.id])
    const byMateria = await api.post<Body>('/sorteios', { quantidade: 10, id_materia: materia.id })
    expect(drawnIds(byMateria.body)).toEqual([both.id, ofMateria.id])
    const byBoth = await api.post<Body>('/sorteios', {
      quantidade: 10,
      id_prova: prova.id,
      id_materia: materia.id,
    })
    expect(drawnIds(byBoth.body)).toEqual([both.id])
  })

  it('draws none of those already seen, and still counts them', async ({ api }) => {
    const [seen, unseen] = [await api.make.questao(), await api.make.questao()]

    const { body } = await api.post<Body>('/sorteios', { quantidade: 10, exceto: [seen.id] })
    expect(drawnIds(body)).toEqual([unseen.id])
    expect(body).toMatchObject({ dados: { disponiveis: 2 } })
  })

  it('draws others the next time', async ({ api }) => {
    const { id: id_prova } = await api.make.prova()
    for (let made = 0; made < 40; made += 1) await api.make.questao({ id_prova })

    // Two draws of ten out of forty are the same once in 800 million times, so the test does not fail by chance.
    const one = await api.post<Body>('/sorteios', { quantidade: 10 })
    const other = await api.post<Body>('/sorteios', { quantidade: 10 })
    expect(drawnIds(one.body)).toHaveLength(10)
    expect(drawnIds(one.body)).not.toEqual(drawnIds(other.body))
  })

  it('never draws what cannot be practised', async ({ api }) => {
    const draft = await api.make.prova({ publicada: false })
    await api.make.questao({ id_prova: draft.id })
    await api.make.questao({ situacao: 'anulada' })
    await api.make.questao({ retirada_em: '2025-01-31T12:00:00.000Z' })
    const twoRight = await api.make.questao()
    await api.make.alternativa({ id_questao: twoRight.id, nome: 'C', correta: true })
    const noneRight = await api.make.questao()
    await api.db
      .updateTable('alternativas')
      .set({ correta: false })
      .where('id_questao', '=', noneRight.id)
      .execute()
    await api.make.derive(noneRight.id)

    expect(await api.post('/sorteios', { quantidade: 10 })).toEqual({
      status: 200,
      body: { dados: { questoes: [], disponiveis: 0 } },
    })
  })

  it('hides a prova from the moment its change is answered', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id_prova } = await api.make.questao()
    const drawn = async () => {
      const { body } = await api.post<Body>('/sorteios', { quantidade: 10 })
      return { ids: drawnIds(body), disponiveis: body.dados.disponiveis }
    }
    const shown = await drawn()
    expect(shown.disponiveis).toBe(1)

    await api.put(`/provas/${id_prova}`, { publicada: false }, token)
    expect(await drawn()).toEqual({ ids: [], disponiveis: 0 })
  })

  it.for([
    [{}, 'quantidade'],
    [{ quantidade: 0 }, 'quantidade'],
    [{ quantidade: 101 }, 'quantidade'],
    [{ quantidade: '10' }, 'quantidade'],
    [{ quantidade: 1, id_materia: 0 }, 'id_materia'],
    [{ quantidade: 1, exceto: [1, 'x'] }, 'exceto.1'],
    [[], 'corpo'],
  ] as const)('answers 400 to %j and names %s', async ([body, campo], { api }) => {
    const answer = await api.post('/sorteios', body)

    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      icone: 'warning',
      titulo: 'Dados inválidos',
      mensagem: expect.any(String),
      codigo: 'dados_invalidos',
      campos: { [campo]: expect.any(String) },
    })
  })
})
