import { expect, it } from 'vitest'
import { camposOf } from './campos.ts'

it('gives the fields that became another, in words, and no others', () => {
  const antes = { id: 3, nome: 'Azul', publicada: false, data: null, versao: 1, id_vestibular: 7 }
  const depois = {
    id: 3,
    nome: 'Verde',
    publicada: true,
    data: '2026-06-14',
    versao: 2,
    id_vestibular: 8,
  }
  expect(camposOf({ antes, depois, nomes: { 'vestibulares/7': '2026/1' } })).toEqual([
    { nome: 'Nome', antes: 'Azul', depois: 'Verde' },
    { nome: 'Publicada', antes: 'não', depois: 'sim' },
    { nome: 'Vestibular', antes: '2026/1', depois: 'nº\u00A08, que não existe mais' },
    { nome: 'Data', antes: null, depois: '14\u00A0jun\u00A02026' },
  ])
})

it('tells in words when something was, where the college is', () => {
  const antes = { retirada_em: null, entregue_em: '2020-05-31T16:05:00.000Z' }
  const depois = { retirada_em: '2020-06-14T02:30:00.000Z', entregue_em: null }
  expect(camposOf({ antes, depois, nomes: {} })).toEqual([
    { nome: 'Entregue em', antes: '31\u00A0mai\u00A02020 às\u00A013:05', depois: null },
    { nome: 'Retirada em', antes: null, depois: '13\u00A0jun\u00A02020 às\u00A023:30' },
  ])
})

it('says that a password became another one', () => {
  const antes = { id: 3, nome: 'Olga' }
  expect(camposOf({ antes, depois: { ...antes, senha_alterada: true }, nomes: {} })).toEqual([
    { nome: 'Senha', antes: 'a de antes', depois: 'uma nova' },
  ])
})

it('gives of a whole question its alternatives, its key and its references', () => {
  const questao = { id: 1, texto: 'Qual?', situacao: 'normal', id_materia: null, versao: 1 }
  const alternativas = [
    { id: 1, nome: 'A', texto: 'Água', correta: true, comentario: null },
    { id: 2, nome: 'B', texto: 'Soda', correta: false, comentario: 'Não.' },
  ]
  const referencias = [{ id: 1, titulo: 'Tabela', texto: null, usos: 2, versao: 1 }]
  const antes = { questao, alternativas, referencias }
  const depois = {
    questao: { ...questao, texto: 'Quem?', situacao: 'anulada', versao: 2 },
    alternativas: alternativas.map((one) => ({ ...one, correta: one.nome === 'B' })),
    referencias: [],
  }
  expect(camposOf({ antes, depois, nomes: {} })).toEqual([
    { nome: 'Texto da questão', antes: 'Qual?', depois: 'Quem?' },
    { nome: 'Situação', antes: 'Normal', depois: 'Anulada' },
    { nome: 'Gabarito', antes: 'A', depois: 'B' },
    { nome: 'Referência 1', antes: 'Tabela', depois: null },
  ])
  expect(camposOf({ antes, depois: null, nomes: {} }).map(({ nome }) => nome)).toEqual([
    'Texto da questão',
    'Situação',
    'Alternativa A',
    'Alternativa B',
    'Comentário da alternativa B',
    'Gabarito',
    'Referência 1',
  ])
})

const url = (digit: string) => ({ url_arquivo: `arquivos/provas/${digit.repeat(64)}.pdf` })

const change = (antes: string, depois: string) =>
  camposOf({ antes: { texto: antes }, depois: { texto: depois }, nomes: {} })

it('leaves out what formats a text, unless that alone became another', () => {
  expect(change('Um <b>texto</b>', 'O <b>texto</b>')).toMatchObject([
    { antes: 'Um texto', depois: 'O texto' },
  ])
  expect(change('Um texto', 'Um <b>texto</b>')).toMatchObject([{ depois: 'Um <b>texto</b>' }])
})

it('calls files by the beginning of their hash', () => {
  expect(camposOf({ antes: url('a'), depois: url('b'), nomes: {} })).toEqual([
    { nome: 'Arquivo da prova', antes: 'aaaaaaaa….pdf', depois: 'bbbbbbbb….pdf' },
  ])
})
