import { smallBooklet, smallKey } from '@rumo/exam-pdf/testing'
import { describe, expect } from 'vitest'
import { readPdf } from '../../domain/leitura/read-pdf.ts'
import { isNamed } from '../../domain/arquivos/named-files.ts'
import { it, type TestApi } from '../../testing/api.ts'
import { savePdf } from '../../testing/files.ts'
import { importing, sendExame } from '../../testing/importacoes.ts'

/** The tests import an exam file, because it is in review at once: no queue works beside the test. */
const SEM_CHAVE = JSON.stringify({
  questoes: [1, 2, 3].map((numero) => ({
    numero,
    texto: 'Qual?',
    alternativas: Array.from('ABCDE', (nome) => ({ nome, texto: `${nome}.` })),
  })),
})

/** A draft of three questions without a key, and a function that adds a key. */
async function reviewing(api: TestApi) {
  const { begun, one, token } = await sendExame(api, SEM_CHAVE)
  const { id } = begun.body.dados
  const antes = await one()
  const { versao } = antes
  const add = async (body: object) =>
    api.post<{ dados: unknown; campos?: Record<string, string> }>(
      `/importacoes/${id}/gabarito`,
      { versao, ...body },
      token,
    )
  const letras = async () =>
    (await one()).rascunho?.questoes.map(
      ({ alternativas }) => alternativas.find(({ correta }) => correta)?.nome,
    )
  return { antes, one, add, letras, versao }
}

describe('POST /importacoes/{id}/gabarito', () => {
  it('answers the questions of a draft by a typed key, and counts anew', async ({ api }) => {
    const { add, letras, one, versao } = await reviewing(api)
    expect(await add({ gabarito: '1 C 2 A 3 ANULADA' })).toMatchObject({
      status: 200,
      body: {
        dados: { versao: versao + 1, com_duvida: 0 },
        mensagem: '3 de 3 questões com a resposta do gabarito.',
      },
    })
    expect(await letras()).toEqual(['C', 'A', undefined])
    expect((await one()).rascunho?.questoes[2]?.anulada).toBe(true)
  })

  it('says of which numbers the draft has no question', async ({ api }) => {
    const { add } = await reviewing(api)
    expect((await add({ gabarito: '1 C 2 A 7 B 99 D' })).body).toMatchObject({
      icone: 'warning',
      titulo: 'Confira o gabarito',
      mensagem:
        '2 de 3 questões com a resposta do gabarito. Ele também tem respostas para números que não estão neste rascunho: 7 e 99.',
    })
  })

  it.for([
    ['nothing', {}, 'gabarito', 'Escolha o PDF do gabarito, ou escreva as respostas.'],
    [
      'a text without answers',
      { gabarito: 'isto não é gabarito' },
      'gabarito',
      'Nenhuma resposta foi encontrada: escreva como em “1 D 2 C 3 ANULADA”.',
    ],
    [
      'the key of another booklet',
      { gabarito: '91 A 92 B 93 C 1 D' },
      'gabarito',
      'Este gabarito parece ser de outra prova: a maioria das respostas é de questões que não estão neste rascunho.',
    ],
    [
      'a file that is gone',
      { url_gabarito: 'arquivos/provas/x.pdf' },
      'url_gabarito',
      'O arquivo não está mais no servidor: envie-o de novo.',
    ],
  ] as const)(
    'refuses %s, and leaves the draft as it is',
    async ([, body, campo, words], { api }) => {
      const { add, antes, one } = await reviewing(api)
      expect(await add(body)).toMatchObject({
        status: 400,
        body: { codigo: 'dados_invalidos', campos: { [campo]: words } },
      })
      expect(await one()).toEqual(antes)
    },
  )

  it('refuses what is no PDF in the place of one', async ({ api }) => {
    const { add } = await reviewing(api)
    const url_gabarito = await savePdf(api.dataDir, '<p>oi</p>')
    expect((await add({ url_gabarito })).body.campos).toEqual({ url_gabarito: 'Escolha um PDF.' })
  })

  it('writes over nothing that was saved meanwhile, and only into what is in review', async ({
    api,
  }) => {
    const { add } = await reviewing(api)
    expect((await add({ gabarito: '1 C 2 A 3 B' })).status).toBe(200)
    expect(await add({ gabarito: '1 D 2 D 3 D' })).toMatchObject({
      status: 409,
      body: { codigo: 'versao_antiga' },
    })
    const { begin, token } = await importing(api)
    const { id, versao } = (await begin()).body.dados
    const body = { versao, gabarito: '1 C' }
    expect(await api.post(`/importacoes/${id}/gabarito`, body, token)).toMatchObject({
      status: 409,
      body: { codigo: 'fora_de_revisao' },
    })
    expect(await api.post('/importacoes/999999/gabarito', body, token)).toMatchObject({
      status: 404,
    })
  })

  describe('with a process that reads', () => {
    it.override({ options: { readPdf } })

    it('reads the PDF of a key, and keeps it for the prova', async ({ api }) => {
      const { add, letras, one } = await reviewing(api)
      const url_gabarito = await savePdf(api.dataDir, smallKey().toString('latin1'))
      const name = url_gabarito.split('/').at(-1) ?? ''
      expect(await isNamed(api.db, name)).toBe(false)
      expect((await add({ url_gabarito })).status).toBe(200)
      expect(await letras()).toEqual(['C', 'A', 'B'])
      expect((await one()).url_gabarito).toContain(url_gabarito.replace(/^\//, ''))
      expect(await isNamed(api.db, name)).toBe(true)
    })

    it('refuses a booklet in the place of its key', async ({ api }) => {
      const { add, antes, one } = await reviewing(api)
      const url_gabarito = await savePdf(api.dataDir, smallBooklet().toString('latin1'))
      expect(await add({ url_gabarito })).toMatchObject({
        status: 422,
        body: { codigo: 'pdf_nao_lido' },
      })
      expect(await one()).toEqual(antes)
    })
  })
})
