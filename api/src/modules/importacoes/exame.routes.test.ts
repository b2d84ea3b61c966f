import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { importing, sendExame } from '../../testing/importacoes.ts'
import { sendFile } from '../../testing/uploads.ts'
import { zipOf } from '../../testing/zip.ts'

const EXAME = {
  vestibular: { ano: 2025, semestre: 1 },
  prova: { nome: 'Prova Azul', instrucoes: 'Leia.' },
  referencias: [{ id: 'rampa', imagem: 'rampa.png', faixa: [1] }],
  questoes: [
    {
      numero: 1,
      texto: 'Qual é a altura?',
      alternativas: [
        { nome: 'A', texto: '1 m.', correta: true },
        { nome: 'B', imagem: 'b.png' },
      ],
    },
  ],
  redacao: { tema: 'A feira', textos: ['Um texto curto.'] },
}

const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c84b1f' } })
    .png()
    .toBuffer()

describe('POST /importacoes of an exam file', () => {
  it('has a .zip in review at once, with its images', async ({ api }) => {
    const image = await png()
    const { begun, one, upload } = await sendExame(
      api,
      zipOf([
        { name: 'azul/prova.json', content: JSON.stringify(EXAME) },
        { name: 'azul/figuras/rampa.png', content: image },
        { name: 'azul/figuras/b.png', content: image },
      ]),
    )
    expect(upload).toMatchObject({
      status: 200,
      body: {
        dados: { tipo: 'exame', url_arquivo: expect.stringMatching(/^arquivos\/exames\/.*\.zip$/) },
      },
    })
    expect(begun).toMatchObject({
      status: 200,
      body: { dados: { estado: 'em_revisao', questoes: 1 }, mensagem: 'A prova está em revisão.' },
    })
    const imagem = expect.stringMatching(/^arquivos\/figuras\/[0-9a-f]{64}\.png$/)
    expect((await one()).rascunho).toEqual({
      vestibular: EXAME.vestibular,
      prova: EXAME.prova,
      paginas: 0,
      numeros_ausentes: [],
      referencias: [{ id: 'rampa', imagem, largura: 60, altura: 40 }],
      questoes: [
        {
          ...EXAME.questoes[0],
          alternativas: [
            { nome: 'A', texto: '1 m.', correta: true },
            { nome: 'B', imagem, largura: 60, altura: 40 },
          ],
          referencias: ['rampa'],
          problemas: [],
          aprovada: false,
        },
      ],
      redacoes: [
        { tema: 'A feira', textos: [{ texto: 'Um texto curto.' }], problemas: [], aprovada: false },
      ],
    })
  })

  it('doubts what an image is missing of, in a .json alone as well, and leaves out a vestibular that is none', async ({
    api,
  }) => {
    const exame = { ...EXAME, vestibular: { ano: 25, semestre: 1 } }
    const { one } = await sendExame(api, `\uFEFF${JSON.stringify(exame)}`)
    const { com_duvida, rascunho } = await one()
    expect(com_duvida).toBe(1)
    expect(rascunho).not.toHaveProperty('vestibular')
    expect(rascunho?.questoes[0]?.problemas).toEqual(
      ['b.png', 'rampa.png'].map((name) => ({
        codigo: 'imagem_ausente',
        mensagem: `A imagem “${name}” não veio com o arquivo, está danificada ou não é PNG, JPEG ou WebP de até 40 milhões de pontos.`,
      })),
    )
    expect(rascunho?.questoes[0]?.alternativas[1]).toEqual({ nome: 'B' })
  })

  it.for([
    ['{"questoes": [', 'não é um JSON válido'],
    ['{"questoes": [{"numero": 0}]}', 'confira questoes.0.numero'],
    ['{"provas": []}', 'confira questoes'],
  ] as const)('answers 400 in words to %s', async ([text, words], { api }) => {
    const { begun } = await sendExame(api, text)
    expect(begun).toMatchObject({
      status: 400,
      body: { campos: { url_arquivo: expect.stringContaining(words) } },
    })
  })

  it('says so where a .zip inflates to more than it says', async ({ api }) => {
    const bomb = [{ name: 'prova.json', content: Buffer.alloc(50_000_000, '1'), says: 100 }]
    const { begun, upload } = await sendExame(api, zipOf(bomb))
    expect(upload.status).toBe(200)
    expect(begun).toMatchObject({
      status: 400,
      body: { campos: { url_arquivo: expect.stringContaining('O .zip não pôde ser lido') } },
    })
  })

  it('answers 413 to a .json of more than 1.5 MB, 415 to a .zip without one', async ({ api }) => {
    const { token } = await importing(api)
    const long = JSON.stringify({ questoes: [], x: 'x'.repeat(1_500_000) })
    expect(await sendFile(api, { content: long, token })).toMatchObject({ status: 413 })
    const empty = zipOf([{ name: 'a.png', content: '' }])
    expect(await sendFile(api, { content: empty, token })).toMatchObject({ status: 415 })
  })
})
