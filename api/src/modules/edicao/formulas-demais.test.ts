import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

/** A third of the formulas that one record may have. */
const LONG = String.raw`\(${'á'.repeat(3000)}\)`

describe('the formulas of one record', () => {
  it('are refused from where they are too many together, whoever writes it part by part', async ({
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
})
