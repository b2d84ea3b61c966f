import type { CadernoDeExame } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comQuestao } from '../../../features/importacoes/caderno.arbitrary.fixture.ts'
import {
  cadernoFixture,
  questaoFixture,
  temaFixture,
} from '../../../features/importacoes/caderno.fixture.ts'
import { edit, type Edicao } from '../../../features/questoes/edit-questao.ts'
import { abrirQuestao, escreverQuestao, materiasDe, referenciasDe } from './questao-aberta.ts'
import { abrirTema, escreverTema } from './tema-aberto.ts'

/** The draft after these edits in the editor of the question at `indice`. */
function apos(caderno: CadernoDeExame, indice: number, ...edicoes: Edicao[]) {
  const aberta = abrirQuestao(caderno, indice)
  if (!aberta) throw new Error('There is no such question.')
  return edicoes.reduce(
    (now, edicao) => {
      const rascunho = edit(now.aberta.rascunho, edicao)
      return escreverQuestao(now.caderno, indice, { ...now.aberta, rascunho })
    },
    { caderno, aberta },
  )
}

describe('a question of a draft in the editor', () => {
  it('is the same again when nothing was done to it', () => {
    fc.assert(
      fc.property(comQuestao, ({ antes, indice }) => {
        const aberta = abrirQuestao(antes, indice)
        expect(aberta && escreverQuestao(antes, indice, aberta).caderno).toEqual(antes)
      }),
    )
  })

  it('keeps what an editor does not show', () => {
    const full = {
      ...questaoFixture(1, { anulada: true, explicacao: 'Por isso.', referencias: ['t'] }),
      alternativas: [
        { nome: 'A', imagem: '/a.png', descricao: 'Um gráfico.', largura: 10, altura: 20 },
        { nome: 'B', texto: 'b', comentario: 'Não.' },
      ],
    }
    const regioes = [{ pagina: 1, x0: 0, y0: 0, x1: 9, y1: 9 }]
    const caderno = cadernoFixture({
      questoes: [full],
      referencias: [
        { id: 't', titulo: 'T', legenda: 'L', informacao_acesso: 'I', imagem: '/t.png', regioes },
      ],
    })
    expect(apos(caderno, 0, { type: 'set', mudancas: {} }).caderno).toEqual(caderno)
  })

  it('leaves a place free for an alternative that was not found', () => {
    const [a, , c] = questaoFixture(1).alternativas
    const caderno = cadernoFixture({
      questoes: [questaoFixture(1, { alternativas: [a, c].flatMap((x) => x ?? []) })],
    })
    const { rascunho } = abrirQuestao(caderno, 0) ?? {}
    expect(rascunho?.alternativas.map(({ texto, correta }) => [texto, correta])).toEqual([
      ['A da 1.', false],
      ['', false],
      ['C da 1.', true],
    ])
  })

  it('writes number, key, state and matéria', () => {
    const materias = materiasDe(cadernoFixture(), [{ id: 40, nome: 'Química' }])
    expect(materias.map(({ nome }) => nome)).toEqual(['Física', 'Química'])
    const { caderno } = apos(
      cadernoFixture(),
      0,
      {
        type: 'set',
        mudancas: { numero: '7', situacao: 'retificada', id_materia: String(materias[1]?.id) },
      },
      { type: 'mark', chave: 5 },
    )
    expect(caderno.questoes[0]).toMatchObject({ numero: 7, retificada: true, materia: 'Química' })
    expect(caderno.questoes[0]?.alternativas.map(({ correta }) => correta)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      true,
    ])
  })

  it('keeps the assunto as long as the matéria is the same', () => {
    const [first, ...others] = cadernoFixture().questoes
    const questoes = [{ ...first, assunto: 'Óptica' } as NonNullable<typeof first>, ...others]
    const antes = { ...cadernoFixture(), questoes }
    const write = (mudancas: object) =>
      apos(antes, 0, { type: 'set', mudancas }).caderno.questoes[0]
    expect(write({ texto: 'Outro' })).toMatchObject({ materia: 'Física', assunto: 'Óptica' })
    expect(write({ id_materia: '' })).not.toHaveProperty('assunto')
  })

  it.each(['', '0', '-1', '1,5', 'x', '99999'])(
    'keeps its number while %j stands there',
    (numero) => {
      const { caderno, aberta } = apos(cadernoFixture(), 0, { type: 'set', mudancas: { numero } })
      expect([caderno.questoes[0]?.numero, aberta.rascunho.numero]).toEqual([1, numero])
    },
  )

  it('changes a shared text for all that name it, and adds one that is new once', () => {
    const { caderno } = apos(
      cadernoFixture(),
      1,
      { type: 'set-referencia', chave: 1, mudancas: { texto: 'Outro.' } },
      { type: 'add-referencia', referencia: null },
      { type: 'set-referencia', chave: 2, mudancas: { texto: 'Novo' } },
      { type: 'set-referencia', chave: 2, mudancas: { texto: 'Novo.' } },
    )
    expect(caderno.referencias).toEqual([
      { id: 'texto-02-03', texto: 'Outro.' },
      { id: 'selecao-2', texto: 'Novo.' },
    ])
    expect(caderno.questoes.map(({ referencias }) => referencias)).toEqual([
      [],
      ['texto-02-03', 'selecao-2'],
      ['texto-02-03'],
    ])
  })

  it('takes a text of the draft that others name', () => {
    const before = cadernoFixture()
    const [referencia = null] = referenciasDe(before)
    const { caderno, aberta } = apos(before, 0, { type: 'add-referencia', referencia })
    expect(caderno.questoes[0]?.referencias).toEqual(['texto-02-03'])
    expect(aberta.rascunho.referencias[0]?.usos).toBe(3)
  })
})

describe('a theme of a draft in the editor', () => {
  it.each([
    temaFixture(),
    temaFixture({
      textos: [{ imagem: '/i.png', largura: 3, altura: 4, legenda: 'L', informacao_acesso: 'I' }],
    }),
    { ...temaFixture(), instrucoes: 'Um.\n\nDois.' },
  ])('is the same again when nothing was done to it', (tema) => {
    const caderno = cadernoFixture({ redacoes: [tema] })
    expect(escreverTema(caderno, 0, abrirTema(tema))).toEqual(caderno)
  })

  it('has its first line for its theme', () => {
    const caderno = cadernoFixture()
    const tema = { ...abrirTema(temaFixture()), instrucoes: 'Outro tema\nEscreva.' }
    expect(escreverTema(caderno, 0, tema).redacoes[0]).toMatchObject({
      tema: 'Outro tema',
      instrucoes: 'Escreva.',
    })
    const alone = escreverTema(caderno, 0, { ...tema, instrucoes: 'Só o tema' }).redacoes[0]
    expect([alone?.tema, alone?.instrucoes]).toEqual(['Só o tema', undefined])
  })
})
