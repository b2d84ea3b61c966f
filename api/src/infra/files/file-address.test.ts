import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withKeptAddresses, withWholeAddresses } from './file-address.ts'

const BASES = [
  'https://rumo.exemplo.br/api/',
  'http://localhost:3000/',
  'http://[::1]:3000/a/b/',
  // The base as a proxy may state it that always names the port.
  'https://rumo.exemplo.br:443/',
]
const FIELDS = ['url_imagem', 'url_arquivo', 'url_gabarito'] as const

describe('withWholeAddresses', () => {
  it.each([
    ['arquivos/provas/a.pdf', 'https://rumo.exemplo.br/api/arquivos/provas/a.pdf'],
    ['/prova.pdf', 'https://rumo.exemplo.br/prova.pdf'],
    ['https://outra.exemplo.br', 'https://outra.exemplo.br'],
    ['//outra.exemplo.br/a.png', '//outra.exemplo.br/a.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['', ''],
    [null, null],
  ])('makes %j %j', (kept, whole) => {
    for (const field of FIELDS) {
      const json = JSON.stringify({ dados: [{ [field]: kept, texto: kept }] })
      expect(JSON.parse(withWholeAddresses(json, BASES[0] ?? ''))).toEqual({
        dados: [{ [field]: whole, texto: kept }],
      })
    }
  })

  it('changes no text, whatever it says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        const dados = { value, texto: `"url_imagem":"a" ${text} {"url_imagem":"arquivos/a"}` }
        const json = JSON.stringify(dados)
        expect(withWholeAddresses(json, BASES[0] ?? '')).toBe(json)
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('withKeptAddresses', () => {
  it('reads what is nested deeper than any call takes, and leaves that alone', () => {
    const levels = 200_000
    const [base = ''] = BASES
    const deep: unknown = JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
    const sent = { questao: deep, url_imagem: `${base}arquivos/a.png` }
    expect(withKeptAddresses(sent, base)).toHaveProperty('url_imagem', 'arquivos/a.png')
  })

  it('gives back what was kept, however deep it was read and sent', () => {
    const path = fc.stringMatching(/^[a-zà-ú"\\][\w./?#à-ú"\\-]{0,30}$/)
    const kept = fc.oneof(path, fc.constant('https://outra.exemplo.br/a.png'), fc.constant(''))
    fc.assert(
      fc.property(
        fc.constantFrom(...BASES),
        fc.constantFrom(...FIELDS),
        kept,
        (base, field, address) => {
          const sent = { questao: { texto: 'a' }, itens: [{ [field]: address }, null, 1] }
          const read = JSON.parse(withWholeAddresses(JSON.stringify(sent), base))
          expect(withKeptAddresses(read, base)).toEqual(sent)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it.each([
    ['https://rumo.exemplo.br/api/arquivos/a.png', 'arquivos/a.png'],
    ['HTTP://RUMO.exemplo.br/api/arquivos/a.png', 'arquivos/a.png'],
    ['https://rumo.exemplo.br/prova.pdf', '/prova.pdf'],
    ['https://rumo.exemplo.br', 'https://rumo.exemplo.br'],
    ['https://rumo.exemplo.br.outra.br/api/a', 'https://rumo.exemplo.br.outra.br/api/a'],
    ['https://rumo.exemplo.br:81/api/a', 'https://rumo.exemplo.br:81/api/a'],
  ])('keeps %s as %s', (url_imagem, kept) => {
    expect(withKeptAddresses({ url_imagem, texto: url_imagem }, BASES[0] ?? '')).toEqual({
      url_imagem: kept,
      texto: url_imagem,
    })
  })
})
