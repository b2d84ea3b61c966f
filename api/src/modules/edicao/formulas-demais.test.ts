import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

/** A formula that takes up a third of what one record may have in formulas. */
const LONG = String.raw`\(${'á'.repeat(3000)}\)`

function refusedAt(field: string) {
  const campos = { [field]: expect.stringMatching(/todas as fórmulas juntas/) }
  return { status: 400, body: { codigo: 'dados_invalidos', campos } }
}

function impedida(mensagem: RegExp) {
  const said = expect.stringMatching(mensagem)
  return { status: 409, body: { codigo: 'prova_impedida', mensagem: said } }
}

describe('the formulas of one record', () => {
  it('are refused from where they are too many together, also when written part by part', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_prova } = await api.make.prova()
    const { id, alternativas } = await api.make.questao({ id_prova, texto: `a${LONG}` })
    const { id: idTema } = await api.make.redacao({ id_prova, instrucoes: `a${LONG}${LONG}` })
    const [first, second, third] = [
      await api.make.referencia({ texto: `b${LONG}` }),
      await api.make.referencia({ texto: `c${LONG}` }),
      await api.make.referencia({ texto: `d${LONG}` }),
    ]
    await api.make.link(id, first.id)
    await api.make.link(id, second.id)
    const tooMany = expect.stringMatching(/todas as fórmulas juntas/)
    const refused = (campo: string) => ({ status: 400, body: { campos: { [campo]: tooMany } } })
    const more = { texto: `e${LONG}`, correta: false }

    const link = { id_questao: id, id_referencia: third.id }
    expect(await api.post('/questoes-referencias', link, token)).toMatchObject(refused('texto'))
    const url = `/questoes-referencias/${id}?id_referencia=${first.id}`
    expect(await api.put(url, link, token)).toMatchObject({ status: 200 })
    expect(await api.post('/alternativas', { ...more, id_questao: id }, token)).toMatchObject(
      refused('texto'),
    )
    expect(await api.put(`/alternativas/${alternativas[0]?.id}`, more, token)).toMatchObject(
      refused('texto'),
    )
    const explicacao = { explicacao: `e${LONG}` }
    expect(await api.put(`/questoes/${id}`, explicacao, token)).toMatchObject(
      refused('referencias.1.texto'),
    )
    const ofLink = { texto: `d${LONG}${LONG}` }
    expect(await api.put(`/referencias/${third.id}`, ofLink, token)).toMatchObject(refused('texto'))
    const tema = { id_redacao: idTema, id_referencia: third.id }
    expect(await api.post('/redacoes-referencias', tema, token)).toMatchObject({ status: 200 })
    expect(
      await api.post('/redacoes-referencias', { ...tema, id_referencia: first.id }, token),
    ).toMatchObject(refused('texto'))
    const instrucoes = { instrucoes: `a${LONG}${LONG}${LONG}` }
    expect(await api.put(`/redacoes/${idTema}`, instrucoes, token)).toMatchObject(
      refused('instrucoes'),
    )
  })

  it('are refused of a reference by itself beside a theme, and taken where only a draft has them', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const draft = await api.make.prova({ publicada: false })
    const tooMany = { texto: `b${LONG}${LONG}` }
    for (const [prova, status] of [
      [draft, 200],
      [await api.make.prova(), 400],
    ] as const) {
      const { id } = await api.make.referencia({ texto: 'b' })
      const tema = await api.make.redacao({ id_prova: prova.id, instrucoes: `a${LONG}${LONG}` })
      await api.make.linkRedacao(tema.id, id)
      expect(await api.put(`/referencias/${id}`, tooMany, token)).toMatchObject({ status })
      expect(await api.put(`/referencias/${id}`, { texto: `b${LONG}` }, token)).toMatchObject({
        status: 200,
      })
    }
  })

  it('are refused from where they are too many together, of a question or a theme with its references', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_prova } = await api.make.prova()
    const { id } = await api.make.referencia({ texto: `a${LONG}` })
    const referencias = [{ id }, { texto: `b${LONG}` }, { texto: `c${LONG}` }]
    const said = { 'referencias.2.texto': expect.stringMatching(/todas as fórmulas juntas/) }
    const questao = questaoEditada({ id_prova, texto: LONG }, { referencias })
    expect(await api.post('/edicao/questoes', questao, token)).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos: said },
    })
    const tema = { id_prova, instrucoes: LONG, referencias }
    expect(await api.post('/edicao/redacoes', tema, token)).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos: said },
    })
  })

  it('are refused of a shared reference that is changed in one, where another that everybody sees would have too many', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_prova } = await api.make.prova()
    const draft = await api.make.prova({ publicada: false })
    const tema = await api.make.redacao({ id_prova, instrucoes: `a${LONG}${LONG}` })
    const questao = await api.make.questao({ id_prova, texto: `a${LONG}` })
    const [first, second] = [await api.make.referencia(), await api.make.referencia()]
    await api.make.linkRedacao(tema.id, first.id)
    await api.make.link(questao.id, first.id)
    await api.make.link(questao.id, second.id)
    const write = (textos: [first: string, second: string]) => {
      const [one, other] = textos
      const referencias = [
        { id: second.id, texto: other },
        { id: first.id, texto: one },
      ]
      return api.post(
        '/edicao/questoes',
        questaoEditada({ id_prova: draft.id }, { referencias }),
        token,
      )
    }
    // First the theme has too many formulas, then the question. In the third case, each text alone would be accepted.
    expect(await write([`b${LONG}${LONG}`, 'c'])).toMatchObject(refusedAt('referencias.1.texto'))
    expect(await write(['b', `c${LONG}${LONG}${LONG}`])).toMatchObject(
      refusedAt('referencias.0.texto'),
    )
    expect(await write([`b${LONG}`, `c${LONG}${LONG}`])).toMatchObject({ status: 400 })
    expect(await write([`b${LONG}`, `c${LONG}`])).toMatchObject({ status: 200 })
  })

  it('keep a prova from being published that was written part by part', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.prova({ nome: 'Azul', publicada: false })
    const questao = await api.make.questao({ id_prova: id, numero: 7, texto: `a${LONG}${LONG}` })
    const tema = await api.make.redacao({ id_prova: id, instrucoes: `a${LONG}${LONG}` })
    const referencia = await api.make.referencia({ texto: `b${LONG}${LONG}` })
    const publish = () => api.post('/edicao/publicacoes', { ids: [id], publicada: true }, token)
    const ofTema = { id_redacao: tema.id, id_referencia: referencia.id }
    const ofQuestao = { id_questao: questao.id, id_referencia: referencia.id }

    await api.post('/redacoes-referencias', ofTema, token)
    expect(await publish()).toMatchObject(impedida(/Tema/))
    await api.del(`/redacoes-referencias/${tema.id}?id_referencia=${referencia.id}`, token)
    await api.post('/questoes-referencias', ofQuestao, token)
    expect(await publish()).toMatchObject(impedida(/Questão 7/))
    await api.put(`/referencias/${referencia.id}`, { texto: `b${LONG}` }, token)
    expect(await publish()).toMatchObject({ status: 200 })
  })

  it('are counted for each question of a prova, and where they are too many to read, that is said of the prova', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_prova } = await api.make.prova({ nome: 'Azul', publicada: false })
    const referencia = await api.make.referencia({ texto: `b${LONG}` })
    const add = async (numero: number) => {
      const { id } = await api.make.questao({ id_prova, numero, texto: `a${LONG}${LONG}` })
      await api.make.link(id, referencia.id)
      return id
    }
    const publish = () =>
      api.post('/edicao/publicacoes', { ids: [id_prova], publicada: true }, token)
    for (let numero = 1; numero <= 12; numero += 1) await add(numero)
    const last = await add(13)

    const answer = await publish()
    expect(answer).toMatchObject(impedida(/^Azul .*publicada\. Fórmulas da prova: fórmulas demais/))
    expect(answer).not.toMatchObject(impedida(/Questão/))
    await api.del(`/questoes-referencias/${last}?id_referencia=${referencia.id}`, token)
    expect(await publish()).toMatchObject({ status: 200 })
  })
})
