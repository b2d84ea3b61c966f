import { LETRAS, letraEm, type QuestaoDoCaderno } from '@rumo/contract'
import {
  type Alvo,
  contagem,
  faltasDe,
  questaoEm,
  situacaoDe,
  temaEm,
} from '@rumo/contract/caderno'
import { range } from 'es-toolkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caderno } from './caderno.arbitrary.fixture.ts'
import { cadernoFixture, DUVIDA, questaoFixture, temaFixture } from './caderno.fixture.ts'
import { duvidasDe, proximoDe } from './faltas.ts'
import { aprovar, aprovarLivres } from './operacoes.ts'

const faltasDa = (fields: Partial<QuestaoDoCaderno>) =>
  faltasDe(cadernoFixture({ questoes: [questaoFixture(1, fields)] }), questaoEm(0))

describe('faltasDe', () => {
  const [a, b] = [
    { nome: 'A', texto: 'Um.' },
    { nome: 'B', texto: 'Dois.' },
  ]
  it.each([
    [{}, []],
    [{ texto: ' ' }, ['questao.texto']],
    [{ texto: 'Sem fim: \\(x' }, ['questao.texto']],
    [{ alternativas: [] }, ['alternativas', 'alternativas']],
    [{ alternativas: [a, b] }, ['alternativas']],
    [{ alternativas: [a, b], anulada: true }, []],
    [{ alternativas: [{ ...a, correta: true }, { nome: 'B' }] }, ['alternativas.1.texto']],
    [
      {
        alternativas: [
          { ...a, correta: true },
          { nome: 'B', imagem: '/arquivos/b.png' },
        ],
      },
      [],
    ],
    [
      {
        alternativas: [
          { ...a, correta: true },
          { ...b, correta: true },
        ],
      },
      ['alternativas'],
    ],
  ])('says of a question with %j that it lacks %j', (fields, campos) => {
    expect(faltasDa(fields).map(({ campo }) => campo)).toEqual(campos)
  })

  it('says of a question with more alternatives than the editor saves how many it has', () => {
    for (const quantas of range(LETRAS.length + 1, 27)) {
      const questao = questaoFixture(1, {
        alternativas: range(quantas).map((at) => ({
          nome: letraEm(at),
          texto: `${at}.`,
          ...(at === 0 && { correta: true }),
        })),
      })
      const before = cadernoFixture({ questoes: [questao], redacoes: [] })
      expect(faltasDe(before, questaoEm(0))).toEqual([
        {
          campo: 'alternativas',
          mensagem: `Esta questão tem ${quantas} alternativas; uma prova tem no máximo 5: confira a junção.`,
        },
      ])
      expect(aprovar(before, questaoEm(0))).toBe(before)
      expect(aprovarLivres(before).questoes[0]?.aprovada).toBe(false)
    }
  })

  it('says of both that their number is there twice', () => {
    const twice = cadernoFixture({ questoes: [questaoFixture(1), questaoFixture(1)] })
    for (const indice of [0, 1]) {
      expect(faltasDe(twice, questaoEm(indice))).toEqual([
        { campo: 'questao.numero', mensagem: 'Há outra questão com o número 1.' },
      ])
    }
  })

  it('says of a theme that it has none', () => {
    const empty = cadernoFixture({ redacoes: [temaFixture({ tema: '' })] })
    expect(faltasDe(empty, temaEm(0)).map(({ campo }) => campo)).toEqual(['instrucoes'])
  })

  it('says of a question what cannot be drawn of a text that it shares', () => {
    const broken = cadernoFixture({ referencias: [{ id: 'texto-02-03', texto: '\\(x' }] })
    expect(faltasDe(broken, questaoEm(1)).map(({ campo }) => campo)).toEqual([
      'referencias.0.texto',
    ])
    expect(faltasDe(broken, questaoEm(0))).toEqual([])
  })

  it('judges a text once, however many questions share it', () => {
    let reads = 0
    const shared = {
      id: 'texto',
      get texto() {
        reads += 1
        return 'Um texto.'
      },
    }
    const questoes = Array.from({ length: 40 }, (_, index) =>
      questaoFixture(index + 1, { referencias: ['texto', 'texto'] }),
    )
    const { livre } = contagem(cadernoFixture({ questoes, referencias: [shared], redacoes: [] }))
    expect([livre, reads]).toEqual([40, 1])
  })
})

it('puts each doubt beside the field that it is about', () => {
  expect(duvidasDe(questaoFixture(1, { problemas: [DUVIDA] }))).toEqual([
    { campo: 'referencias', mensagem: DUVIDA.mensagem },
  ])
  expect(duvidasDe(questaoFixture(1, { problemas: [{ ...DUVIDA, codigo: 'novo' }] }))).toEqual([
    { campo: 'questao.texto', mensagem: DUVIDA.mensagem },
  ])
  for (const codigo of ['sem_resposta', 'gabarito_difere']) {
    expect(duvidasDe(questaoFixture(1, { problemas: [{ ...DUVIDA, codigo }] }))).toEqual([
      { campo: 'alternativas', mensagem: DUVIDA.mensagem },
    ])
  }
  expect(duvidasDe(temaFixture({ problemas: [DUVIDA] }))[0]?.campo).toBe('instrucoes')
})

describe('situacaoDe', () => {
  it('is a doubt until it is approved, and again once something is missing', () => {
    const before = cadernoFixture()
    expect(situacaoDe(before, questaoEm(0))).toBe('livre')
    expect(situacaoDe(before, questaoEm(1))).toBe('duvida')
    const approved = aprovar(before, questaoEm(1))
    expect(situacaoDe(approved, questaoEm(1))).toBe('aprovada')
    const again = {
      ...approved,
      questoes: approved.questoes.map((questao) => ({ ...questao, texto: '' })),
    }
    expect(situacaoDe(again, questaoEm(1))).toBe('duvida')
    expect(contagem(approved)).toEqual({ duvida: 0, livre: 3, aprovada: 1 })
  })
})

describe('proximoDe', () => {
  it('leads to every doubt, then to all else, until all are approved', () => {
    fc.assert(
      fc.property(caderno, (antes) => {
        let [now, atual] = [antes, null as Alvo | null]
        const seen: string[] = []
        for (let next = proximoDe(now, atual); next; next = proximoDe(now, atual)) {
          if (faltasDe(now, next).length > 0) return
          seen.push(situacaoDe(now, next))
          now = aprovar(now, next)
          atual = next
        }
        expect(seen).toEqual(seen.toSorted())
        const { questoes, redacoes } = now
        expect([...questoes, ...redacoes].every(({ aprovada }) => aprovada)).toBe(true)
      }),
    )
  })

  it('goes round, and stays where nothing else is left', () => {
    const two = cadernoFixture({
      questoes: [questaoFixture(1, { problemas: [DUVIDA] }), questaoFixture(2, { aprovada: true })],
      redacoes: [],
    })
    expect(proximoDe(two, questaoEm(1))).toEqual(questaoEm(0))
    expect(proximoDe(two, questaoEm(0))).toBeNull()
  })
})
