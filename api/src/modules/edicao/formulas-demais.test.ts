import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

/** A third of the formulas that one record may have. */
const LONG = String.raw`\(${'á'.repeat(3000)}\)`

describe('the formulas of one record', () => {
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
