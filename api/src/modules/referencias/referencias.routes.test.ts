import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

const MISSING = {
  status: 404,
  body: {
    icone: 'error',
    titulo: 'Não encontrado',
    mensagem: 'Essa referência não existe.',
    codigo: 'referencia_inexistente',
  },
}

describe('GET /referencias/{id}', () => {
  it('answers the reference with what its image needs', async ({ api }) => {
    const {
      versao: _,
      busca: __,
      ...referencia
    } = await api.make.referencia({
      titulo: 'Rampa',
      legenda: 'Dados fictícios.',
      texto: 'Um bloco desce.',
      url_imagem: 'arquivos/figuras/rampa.svg',
      descricao: 'Uma rampa de 30 graus',
      largura: 424,
      altura: 300,
    })
    const questao = await api.make.questao()
    await api.make.link(questao.id, referencia.id)

    expect(await api.get(`/referencias/${referencia.id}`)).toEqual({
      status: 200,
      body: { dados: referencia },
    })
  })

  it('answers one that a published and an unpublished prova share', async ({ api }) => {
    const draft = await api.make.prova({ publicada: false })
    const hidden = await api.make.questao({ id_prova: draft.id })
    const shown = await api.make.questao()
    const { id } = await api.make.referencia()
    await api.make.link(hidden.id, id)
    await api.make.link(shown.id, id)

    expect((await api.get(`/referencias/${id}`)).status).toBe(200)
  })

  it('answers one that a published redação uses, whatever a draft does with it', async ({
    api,
  }) => {
    const draft = await api.make.prova({ publicada: false })
    const hidden = await api.make.questao({ id_prova: draft.id })
    const shown = await api.make.redacao()
    const { id } = await api.make.referencia()
    await api.make.link(hidden.id, id)
    await api.make.linkRedacao(shown.id, id)

    expect((await api.get(`/referencias/${id}`)).status).toBe(200)
  })

  it('answers 404 when only redações of unpublished provas use it', async ({ api }) => {
    const prova = await api.make.prova({ publicada: false })
    const redacao = await api.make.redacao({ id_prova: prova.id })
    const { id } = await api.make.referencia()
    await api.make.linkRedacao(redacao.id, id)

    expect(await api.get(`/referencias/${id}`)).toEqual(MISSING)
  })

  it('answers 404 when only unpublished provas use it', async ({ api }) => {
    const prova = await api.make.prova({ publicada: false })
    const questao = await api.make.questao({ id_prova: prova.id })
    const { id } = await api.make.referencia()
    await api.make.link(questao.id, id)

    expect(await api.get(`/referencias/${id}`)).toEqual(MISSING)
  })

  it('answers one that nothing uses to an administrator alone', async ({ api }) => {
    const { id } = await api.make.referencia({ texto: 'Era de um rascunho.' })
    const { token } = await api.enter({ perfil: 'Administrador' })

    expect((await api.get(`/referencias/${id}`, token)).status).toBe(200)
    expect(await api.get(`/referencias/${id}`)).toEqual(MISSING)
  })

  it('answers 404 to an unknown id', async ({ api }) => {
    expect(await api.get('/referencias/1')).toEqual(MISSING)
  })
})
