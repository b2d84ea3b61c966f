import { TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkExam, ExamFileError } from './check-exam.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"/>'

function questaoOf(numero: number, values: object = {}) {
  const alternativas = [
    { nome: 'A', texto: 'Água' },
    { nome: 'B', texto: 'Soda', correta: true },
  ]
  return { numero, texto: 'Qual?', alternativas, ...values }
}

/** Checks an exam file with these images, by their names; any other image is missing. */
async function check(file: unknown, images: Record<string, string | Uint8Array> = {}) {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  return checkExam(text, 'prova.json', async (name) => {
    const content = images[name]
    if (content === undefined) throw Object.assign(new Error(name), { code: 'ENOENT' })
    return Buffer.from(content)
  })
}

async function problemsOf(file: unknown, images?: Record<string, string | Uint8Array>) {
  try {
    await check(file, images)
  } catch (error) {
    if (error instanceof ExamFileError) return error.problems
    throw error
  }
  return []
}

/** The beginning of a PNG, whose header is the only part that is read. */
function pngOf(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4)
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, deflateSync('')])
}

describe('checkExam', () => {
  it('takes the least that an exam can be, and names it after its file', async () => {
    const { exam } = await check({ questoes: [questaoOf(1)] })

    expect(exam).toMatchObject({
      chave: 'prova.json',
      prova: { nome: 'prova' },
      referencias: [],
      redacao: [],
    })
  })

  it('takes a file with only a theme, as editors of other systems write it', async () => {
    const { exam } = await check(
      `\uFEFF${JSON.stringify({ questoes: [], redacao: { tema: 'Rio' } })}`,
    )

    expect(exam.redacao).toEqual([{ tema: 'Rio', textos: [] }])
  })

  it('takes the example of its documentation', async () => {
    const documentation = import.meta.glob<string>('/docs/exam-file.md', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const [text = ''] = Object.values(documentation)
    const [, example = ''] = /```json\n(.*?)```/s.exec(text) ?? []
    const { exam } = await check(example, { 'rampa.svg': SVG, 'cartaz.png': pngOf(300, 200) })

    expect(exam).toMatchObject({ chave: 'azul-2025-1', redacao: [{ textos: [{}, {}] }] })
  })

  it('reads of each image what it is and how large', async () => {
    const referencias = [
      { id: 'a', imagem: 'a.svg' },
      { id: 'b', imagem: 'b.jpg' },
    ]
    const images = { 'a.svg': SVG, 'b.jpg': pngOf(300, 200) }
    const checked = await check({ referencias, questoes: [questaoOf(1)] }, images)

    expect(checked.images.get('a.svg')).toMatchObject({
      extension: 'svg',
      largura: 240,
      altura: 160,
    })
    expect(checked.images.get('b.jpg')).toMatchObject({
      extension: 'png',
      largura: 300,
      altura: 200,
    })
  })

  it('tells every problem at once, each with its place', async () => {
    const file = {
      vestibular: { ano: 1800, semestre: 3 },
      prova: { data: 'ontem', duracao_minutos: 0 },
      extra: 1,
      referencias: [
        { id: 'mapa', faixa: [1, 99] },
        { id: 'mapa', texto: 'x', imagem: 'mapa.png' },
        { texto: 'x' },
      ],
      questoes: [
        questaoOf(1, { texto: '', referencias: ['foto'] }),
        questaoOf(1, { alternativas: [{ nome: 'A', texto: 'x' }] }),
        questaoOf(3, {
          anulada: true,
          retificada: true,
          alternativas: [
            { nome: 'A', texto: 'x', correta: true },
            { nome: 'A', correta: true },
            { nome: 'B', imagem: 'b.svg', corretta: true },
          ],
        }),
        { texto: 'Qual?', alternativas: [{ texto: 7 }, 'B'] },
        'cinco',
      ],
      redacao: { tema: '', textos: [{}, 7, { imagem: 'danificada.svg' }] },
    }

    expect((await problemsOf(file, { 'danificada.svg': '<svg' })).toSorted()).toEqual(
      [
        'arquivo: campo desconhecido: "extra"',
        'arquivo: vestibular.ano: deve ser no mínimo 1900',
        'arquivo: vestibular.semestre: deve ser 1 ou 2',
        'arquivo: prova.data: deve ser uma data como 2025-06-15',
        'arquivo: prova.duracao_minutos: deve ser no mínimo 1',
        'referência mapa: há mais de uma com esse id',
        'referência mapa: não tem texto nem imagem',
        'referência mapa: a faixa cita a questão 99, que não está no arquivo',
        'referência mapa: a imagem "mapa.png" não foi encontrada',
        '3ª referência do arquivo: id: falta',
        'questão 1: há mais de uma com esse número',
        'questão 1: texto: está em branco',
        'questão 1: a referência "foto" não está no arquivo',
        'questão 1: nenhuma alternativa está marcada como correta',
        'questão 1: alternativas: deve ter pelo menos 2',
        'questão 3: não pode ser anulada e retificada',
        'questão 3: há mais de uma alternativa A',
        'questão 3: há mais de uma alternativa correta (A, A)',
        'questão 3, alternativa A: não tem texto nem imagem',
        'questão 3, alternativa B: campo desconhecido: "corretta"',
        'questão 3, alternativa B: a imagem "b.svg" não foi encontrada',
        '4ª questão do arquivo: numero: falta',
        '4ª questão do arquivo: nenhuma alternativa está marcada como correta',
        '4ª questão do arquivo, 1ª alternativa: nome: falta',
        '4ª questão do arquivo, 1ª alternativa: texto: deve ser um texto',
        '4ª questão do arquivo, 2ª alternativa: deve ser um objeto',
        '4ª questão do arquivo, 2ª alternativa: não tem texto nem imagem',
        '5ª questão do arquivo: deve ser um objeto',
        'tema 1: tema: está em branco',
        'tema 1, texto 1: não tem texto nem imagem',
        'tema 1, texto 2: deve ser um objeto',
        'tema 1, texto 2: não tem texto nem imagem',
        'tema 1, texto 3: a imagem "danificada.svg" está danificada ou não é PNG, JPEG, WebP ou SVG',
      ].toSorted(),
    )
  })

  it('names every text that cannot be drawn, with its place', async () => {
    const broken = '<b>sem fim'
    const alternativas = [
      { nome: 'A', texto: broken },
      { nome: 'B', texto: 'Soda', correta: true, comentario: broken },
    ]
    const said = '“<b>sem fim” não fecha: falta “</b>”.'
    const file = {
      prova: { instrucoes: broken },
      questoes: [questaoOf(7, { texto: broken, alternativas, explicacao: broken })],
      referencias: [
        {
          id: 'r',
          ...Object.fromEntries(TEXTOS_DE_REFERENCIA.map((campo) => [campo, broken])),
          descricao: '<b>x</b>',
        },
      ],
      redacao: { tema: broken, textos: [broken] },
    }
    expect([...(await problemsOf(file))].toSorted()).toEqual(
      [
        `arquivo: prova.instrucoes: ${said}`,
        `questão 7: texto: ${said}`,
        `questão 7, alternativa A: texto: ${said}`,
        `questão 7, alternativa B: comentario: ${said}`,
        `questão 7: explicacao: ${said}`,
        ...TEXTOS_DE_REFERENCIA.map((campo) => `referência r: ${campo}: ${said}`),
        'referência r: descricao: A descrição é lida como está: escreva-a só com palavras, sem marcações nem fórmulas.',
        `tema 1: tema: ${said}`,
        `tema 1, texto 1: texto: ${said}`,
      ].toSorted(),
    )
  })

  it('names alternatives that read the same, but of an annulled question', async () => {
    const alternativas = [
      { nome: 'A', texto: 'Soda', correta: true },
      { nome: 'B', texto: ' Soda' },
    ]
    expect(await problemsOf({ questoes: [questaoOf(7, { alternativas })] })).toEqual([
      'questão 7, alternativa B: texto: diz o mesmo que a A',
    ])
    expect(await problemsOf({ questoes: [questaoOf(7, { alternativas, anulada: true })] })).toEqual(
      [],
    )
  })

  it.each([
    ['não é JSON', '{"questoes": [', /^arquivo: não é JSON válido/],
    ['a list', [], /^arquivo: deve ser um objeto$/],
    ['null', null, /^arquivo: deve ser um objeto$/],
    ['nothing in it', { questoes: [] }, /^arquivo: não tem questões nem temas de redação$/],
    ['without questions', { redacao: 'x' }, /^arquivo: questoes: falta$/],
  ])('refuses %s', async (_, file, problem) => {
    expect(await problemsOf(file)).toContainEqual(expect.stringMatching(problem))
  })

  it('takes what npm run extract says of places, once its doubts are looked at', async () => {
    const regiao = { pagina: 2, x0: 40, y0: 60, x1: 500, y1: 300 }
    const place = { pagina: 2, regiao, continua: [regiao], confianca: 0.8 }
    const fileOf = (problemas: object[]) => ({
      extracao: { versao: 1, paginas: 24, numeros_ausentes: [] },
      referencias: [{ id: 'q01-figura-1', texto: 'x', faixa: [1], regioes: [regiao] }],
      questoes: [questaoOf(1, { ...place, problemas })],
      redacao: { tema: 'Um tema', instrucoes: 'Escreva.', regioes: [regiao], problemas: [] },
    })

    expect(await problemsOf(fileOf([]))).toEqual([])
    expect(await problemsOf(fileOf([{ codigo: 'tabela', mensagem: 'Confira.' }]))).toEqual([
      'questão 1: problemas: tem dúvidas da extração: confira e esvazie esta lista',
    ])
  })

  it('refuses an image that is none, is cut short, or of another format', async () => {
    const referencias = ['a.png', 'b.png', 'c.svg', 'd.svg', 'e.gif'].map((imagem) => ({
      id: imagem,
      imagem,
    }))
    const images = {
      'a.png': '<!doctype html>',
      'b.png': pngOf(3, 2).subarray(0, 12),
      'c.svg': '',
      'd.svg': '<svg width="0" height="10"/>',
      'e.gif': 'GIF89a\u0001\u0000\u0001\u0000',
    }

    expect(await problemsOf({ referencias, questoes: [questaoOf(1)] }, images)).toEqual(
      referencias.map(
        ({ id }) =>
          `referência ${id}: a imagem "${id}" está danificada ou não é PNG, JPEG, WebP ou SVG`,
      ),
    )
  })

  it('says in its message how many problems there are', async () => {
    await expect(check({ questoes: [] })).rejects.toThrow(
      'prova.json tem 1 problema, e nada foi carregado:\n  arquivo: não tem',
    )
  })
})
