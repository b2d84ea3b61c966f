import { omit } from 'es-toolkit'
import { describe, expect } from 'vitest'
import { StaleVersionError } from '../../errors.ts'
import { checkExam } from '../../domain/exames/check-exam.ts'
import { it } from '../../testing/api.ts'
import { EXAM, svgOf } from '../../testing/exams.ts'
import { cadernoDe } from '../../testing/importacoes.ts'
import { CERTA, REGIAO, reviewed } from '../../testing/prova-importada.ts'
import { contentOf } from '../../testing/restaurar.ts'
import { provaImportadaRepository } from './prova-importada.repository.ts'

describe('POST /importacoes/{id}/prova', () => {
  it('makes a prova with all of the draft, not published, with its PDF', async ({ api }) => {
    const { finish, linha, id_vestibular, url_arquivo, url_imagem } = await reviewed(api)
    const { status, body } = await finish()

    const { id_prova } = body.dados
    expect([status, body]).toEqual([
      200,
      {
        dados: { id_prova, questoes: 2, referencias: 3, redacoes: 1, materias: ['Robótica'] },
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Prova cadastrada com sucesso.',
      },
    ])
    const content = await contentOf(api)
    expect(content['provas']).toMatchObject([
      {
        id: id_prova,
        nome: 'Prova Azul',
        busca: 'prova azul',
        publicada: false,
        url_arquivo,
        url_gabarito: null,
        id_vestibular,
        data: '2024-06-09',
        duracao_minutos: 240,
        instrucoes: 'Leia.',
      },
    ])
    expect(content['materias']).toMatchObject([{ nome: 'Química' }, { nome: 'Robótica' }])
    expect(content['questoes']).toMatchObject([
      { numero: 1, id_prova, situacao: 'normal', pagina_pdf: null, arquivo_pdf: null },
      {
        numero: 2,
        pagina_pdf: 2,
        regioes_pdf: JSON.stringify([REGIAO]),
        arquivo_pdf: url_arquivo,
        explicacao: null,
      },
    ])
    expect(content['alternativas']).toContainEqual(
      expect.objectContaining({ url_imagem, largura: 60, altura: 40, descricao: 'Um' }),
    )
    expect(content['referencias']).toHaveLength(3)
    expect(content['referencias']).toContainEqual(
      expect.objectContaining({ url_imagem, largura: 120, altura: 80 }),
    )
    expect(content['questoes_referencias']).toHaveLength(3)
    expect(content['redacoes']).toMatchObject([{ instrucoes: 'A pressa.', id_prova }])
    expect(content['redacoes_referencias']).toHaveLength(1)
    const nome = 'Prova Azul'
    expect(await linha()).toMatchObject({ estado: 'importada', nome, id_prova, versao: 2 })
  })

  it('is one act of the log', async ({ api }) => {
    const { finish, linhas } = await reviewed(api)
    const { id_prova } = (await finish()).body.dados

    const [act] = await linhas()
    expect(act).toMatchObject({
      acao: 'criacao',
      entidade: 'provas',
      id_registro: id_prova,
      antes: null,
      depois: { nome: 'Prova Azul', publicada: false },
    })
    expect(act?.partes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entidade: 'materias', total: 1 }),
        expect.objectContaining({ entidade: 'questoes', total: 2 }),
        expect.objectContaining({ entidade: 'redacoes', total: 1 }),
        expect.objectContaining({ entidade: 'referencias', total: 3 }),
      ]),
    )
  })

  it('takes what is sent before what the draft says', async ({ api }) => {
    const { finish } = await reviewed(api)
    await finish({ id_vestibular: null, data: null, duracao_minutos: 60 })

    const [prova] = (await contentOf(api))['provas'] ?? []
    expect(prova).toMatchObject({ id_vestibular: null, data: null, duracao_minutos: 60 })
  })

  it('takes no image at an address that is not ours for one that is here', async ({ api }) => {
    const { finish } = await reviewed(api, ({ referencias, ...caderno }) => ({
      ...caderno,
      referencias: referencias.map(({ imagem, ...referencia }) => ({
        ...referencia,
        ...(imagem !== undefined && { imagem: `http://evil.example/${imagem}` }),
      })),
    }))
    expect(await finish()).toMatchObject({
      status: 422,
      body: { campos: { 'referencias.1.imagem': expect.stringContaining('não foi encontrada') } },
    })
  })

  it('tells at once all that is not approved or not fit, each at its place, and makes nothing', async ({
    api,
  }) => {
    const { finish, linha } = await reviewed(api, (caderno) => {
      const [first, second] = caderno.questoes
      const [tema] = caderno.redacoes
      if (!first || !second || !tema) throw new Error('Two questions and a theme are needed')
      const wrong = omit(CERTA, ['correta'])
      return {
        ...caderno,
        questoes: [
          { ...first, aprovada: false, texto: ' ', alternativas: [wrong, { nome: 'B' }] },
          { ...second, numero: 1, referencias: ['outra'], texto: '\\(\\frac{1' },
          { ...second, referencias: [], alternativas: [CERTA, { ...wrong, nome: 'B' }] },
        ],
        referencias: [{ id: 'mapa', imagem: 'arquivos/figuras/nenhuma.png' }],
        redacoes: [{ ...tema, aprovada: false, textos: [{ texto: '' }] }],
      }
    })
    const before = await contentOf(api)
    const { status, body } = await finish()

    expect([status, body.codigo]).toEqual([422, 'rascunho_incompleto'])
    const { campos = {} } = body
    expect(Object.keys(campos).toSorted()).toEqual([
      'questoes.0.alternativas',
      'questoes.0.alternativas.1.texto',
      'questoes.0.aprovada',
      'questoes.0.referencias',
      'questoes.0.texto',
      'questoes.1.numero',
      'questoes.1.referencias',
      'questoes.1.texto',
      'questoes.2.alternativas.1.texto',
      'redacoes.0.aprovada',
      'redacoes.0.textos.0.texto',
      'referencias.0.imagem',
    ])
    expect(campos).toMatchObject({
      'questoes.0.alternativas': 'Questão 1: nenhuma alternativa está marcada como correta.',
      'questoes.0.aprovada': 'Aprove a questão 1.',
      'questoes.1.numero': 'Questão 1: há mais de uma com esse número.',
      'questoes.2.alternativas.1.texto': 'Questão 2, alternativa B: texto: diz o mesmo que a A.',
      'redacoes.0.aprovada': 'Aprove o tema 1.',
      'redacoes.0.textos.0.texto': 'Tema 1, texto 1: não tem texto nem imagem.',
    })
    expect(await contentOf(api)).toEqual(before)
    expect(await linha()).toMatchObject({ estado: 'em_revisao', id_prova: null, versao: 1 })
  })

  it('refuses a draft without questions and themes', async ({ api }) => {
    const { finish } = await reviewed(api, () => cadernoDe([]))
    expect((await finish()).body.campos).toEqual({
      questoes: 'Não tem questões nem temas de redação.',
    })
  })

  it('makes one prova of a draft, however often it is asked', async ({ api }) => {
    const { finish } = await reviewed(api)
    const answers = await Promise.all([finish(), finish()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await contentOf(api))['provas']).toHaveLength(1)
  })

  it.for([
    [{ versao: 7 }, 'versao_antiga'],
    [{ id_vestibular: 99_999 }, 'vestibular_inexistente'],
  ] as const)('answers 409 to %j', async ([values, codigo], { api }) => {
    const { finish } = await reviewed(api)
    expect(await finish(values)).toMatchObject({ status: 409, body: { codigo } })
    expect((await contentOf(api))['provas']).toEqual([])
  })

  it('makes nothing of a draft that was saved while it was checked', async ({ api }) => {
    const { id, usuario } = await reviewed(api)
    const { exam } = await checkExam(JSON.stringify(EXAM), 'a.json', async () =>
      Buffer.from(svgOf('a')),
    )
    const wanted = { versao: 0, exam, images: new Map(), own: {} }
    const finishing = provaImportadaRepository(api.db).finish(id, wanted, usuario.id)
    await expect(finishing).rejects.toThrow(StaleVersionError)
    expect((await contentOf(api))['provas']).toEqual([])
  })

  it('answers 409 while there is no draft, and 404 to an unknown id', async ({ api }) => {
    const { finish, id, token } = await reviewed(api)
    await api.db.updateTable('importacoes').set({ estado: 'lendo', rascunho: null }).execute()
    expect(await finish()).toMatchObject({ status: 409, body: { codigo: 'fora_de_revisao' } })
    const nova = { versao: 1, nome: 'Prova Azul', id_vestibular: null }
    expect(await api.post(`/importacoes/${id + 1}/prova`, nova, token)).toMatchObject({
      status: 404,
      body: { codigo: 'importacao_inexistente' },
    })
  })
})
