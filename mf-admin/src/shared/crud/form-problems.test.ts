import { edicaoSchemas } from '@rumo/contract/schemas/edicao'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { expect, it } from 'vitest'
import { problemsByPath, problemsOf } from './form-problems.ts'

it('problemsOf and problemsByPath speak to people where a schema has no words', () => {
  expect(problemsOf(provasSchemas.create.body, { nome: 'Prova', publicada: 'talvez' })).toEqual({
    publicada: 'Responda sim ou não.',
  })
  const referencias = [{ texto: 'O pH.', largura: 0 }]
  expect(
    problemsByPath(edicaoSchemas.createRedacao.body, {
      id_prova: '',
      instrucoes: 'A',
      referencias,
    }),
  ).toEqual({
    id_prova: 'Preencha este campo.',
    'referencias.0.largura': 'Use um número maior que 0.',
  })
})
