import { expect, it } from 'vitest'
import { runs } from '@rumo/contract/runs'
import { problemOfSenha } from '@rumo/contract'
import { range } from 'es-toolkit'
import { conferirTurma } from './conferir-turma.ts'
import { newSenha } from './senha-nova.ts'

const linha = (n: number, nome: string, email: string, senha = '') => ({
  linha: n,
  nome,
  email,
  senha,
})

it('says of each line what would happen, and gives a password where there is none', () => {
  const found = conferirTurma(
    [
      linha(1, 'Ana', 'ana@exemplo.br'),
      linha(2, 'Bia', 'BIA@exemplo.br'),
      linha(3, 'Caio', 'Ana@exemplo.br'),
      linha(4, '', 'dora', 'curta'),
      linha(5, 'Edu', 'edu@exemplo.br', 'uma frase boa'),
    ],
    new Set(['bia@exemplo.br']),
  )
  expect(found.map(({ acao }) => acao)).toEqual([
    'criar',
    'ja_tem',
    'corrigir',
    'corrigir',
    'criar',
  ])
  expect(found[2]).toMatchObject({ problemas: ['E-mail: já está na linha 1.'] })
  expect(found[3]).toMatchObject({
    problemas: [
      'Nome: Preencha este campo.',
      'E-mail: Escreva um e-mail, como nome@exemplo.br.',
      expect.stringContaining('Senha: '),
    ],
  })
  expect(found.map(({ senha }) => senha)).toEqual([
    expect.stringMatching(/^(?:[a-z]{2}){4}\d{4}$/),
    expect.any(String),
    expect.any(String),
    'curta',
    'uma frase boa',
  ])
})

it('makes passwords that are taken, and another one each time', () => {
  const all = range(runs(200)).map(newSenha)
  expect(all.map(problemOfSenha)).toEqual(all.map(() => undefined))
  expect(new Set(all).size).toBe(all.length)
})
