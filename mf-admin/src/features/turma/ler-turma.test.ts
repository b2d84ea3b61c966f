import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { decodeCsv, readTurma } from './ler-turma.ts'

const ANA = { nome: 'Ana Souza', email: 'ana@exemplo.br', senha: '' }
const BIA = { nome: 'Bia, a da 2ª', email: 'bia@exemplo.br', senha: 'uma frase boa' }

describe('readTurma', () => {
  it.each([
    ['semicolons', 'Ana Souza;ana@exemplo.br\n"Bia, a da 2ª";bia@exemplo.br;uma frase boa'],
    ['commas', 'Ana Souza,ana@exemplo.br,\r\n"Bia, a da 2ª",bia@exemplo.br,uma frase boa\r\n'],
    [
      'what a sheet copies',
      'Ana Souza\tana@exemplo.br\nBia, a da 2ª\tbia@exemplo.br\tuma frase boa',
    ],
  ])('reads name, e-mail and password with %s', (_, texto) => {
    expect(readTurma(texto)).toEqual([
      { linha: 1, ...ANA },
      { linha: 2, ...BIA },
    ])
  })

  it('reads by its header in any order, with other columns between, Excel’s mark and empty lines', () => {
    const texto = '\uFEFF\n;;\nTurma;E-MAIL;Aluno\n3A;ana@exemplo.br; Ana Souza \n\n;;\n'
    expect(readTurma(texto)).toEqual([{ linha: 4, ...ANA }])
  })

  it.each(['', '\r\n', '\r\n\r\n'])(
    'reads lines that lack something, whatever ends the file: %j',
    (end) => {
      const texto = `Nome;E-mail\r\nAna Souza;ana@exemplo.br\r\nSem e-mail${end}`
      expect(readTurma(texto)).toMatchObject([
        { nome: 'Ana Souza' },
        { nome: 'Sem e-mail', email: '' },
      ])
      expect(readTurma(`Souza, Ana;ana@exemplo.br${end}`)).toMatchObject([{ nome: 'Souza, Ana' }])
    },
  )

  it('takes a first line with an e-mail for a person', () => {
    expect(readTurma('Nome Aluno;nome@exemplo.br')).toMatchObject([{ nome: 'Nome Aluno' }])
  })

  it('reads back the people that were written', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((each) => `x${each.trim()}x`)
    const pessoa = fc.record({ nome: text, email: text, senha: text })
    fc.assert(
      fc.property(
        fc.array(pessoa, { minLength: 1 }),
        fc.constantFrom(';', ','),
        (all, delimiter) => {
          const rows = all.map(({ nome, email, senha }) => [nome, email, senha])
          const texto = Papa.unparse([['Nome', 'E-mail', 'Senha'], ...rows], { delimiter })
          expect(readTurma(texto)).toMatchObject(all)
        },
      ),
      { numRuns: runs(100) },
    )
  })
})

describe('decodeCsv', () => {
  it('reads what Excel saves, new and old', () => {
    expect(decodeCsv(new TextEncoder().encode('João;ã').buffer)).toBe('João;ã')
    expect(decodeCsv(new Uint8Array([0x4a, 0x6f, 0xe3, 0x6f]).buffer)).toBe('João')
  })
})
