import { questaoEm, temaEm } from '@rumo/contract/caderno'
import { expect, it } from 'vitest'
import { cadernoFixture, questaoFixture, temaFixture } from './caderno.fixture.ts'
import { semDescricao } from './sem-descricao.ts'

const IMAGEM = { imagem: '/arquivos/a.png' }

it('names the images of a question that are not described, by their fields', () => {
  const caderno = cadernoFixture({
    referencias: [
      { id: 'a', texto: 'Um texto.' },
      { id: 'b', ...IMAGEM },
      { id: 'c', ...IMAGEM, descricao: 'Um gráfico.' },
    ],
    questoes: [
      questaoFixture(1, {
        referencias: ['a', 'b', 'c'],
        alternativas: [
          { nome: 'A', texto: 'Sem imagem.' },
          { nome: 'C', ...IMAGEM, descricao: ' ' },
        ],
      }),
    ],
  })
  expect(semDescricao(caderno, questaoEm(0))).toEqual([
    { campo: 'referencias.1.descricao', mensagem: 'referência 2' },
    { campo: 'alternativas.2.descricao', mensagem: 'alternativa C' },
  ])
})

it('names those of a theme, and none of what is not there', () => {
  const caderno = cadernoFixture({ redacoes: [temaFixture({ textos: [{ texto: 'x' }, IMAGEM] })] })
  expect(semDescricao(caderno, temaEm(0))).toEqual([
    { campo: 'referencias.1.descricao', mensagem: 'texto de apoio 2' },
  ])
  expect(semDescricao(caderno, temaEm(7))).toEqual([])
})
