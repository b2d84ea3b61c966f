import { describe, expect, it } from 'vitest'
import { ENTIDADES } from '../registro/registro.values.ts'
import { type DadosDaFrase, fraseDe, NOMES, recordWords } from './frase-do-registro.ts'

const feito = (fields: Partial<DadosDaFrase> = {}): DadosDaFrase => ({
  acao: 'alteracao',
  entidade: 'cursos',
  id_registro: 3,
  antes: null,
  depois: null,
  restaura: null,
  nomes: {},
  ...fields,
})

describe('recordWords', () => {
  it('speaks of a record by the name that the server gives, then by the one that it has or had', () => {
    const [antes, depois] = [{ nome: 'Antes' }, { nome: 'Depois' }]
    const nomes = { 'cursos/3': 'Agora' }
    expect(recordWords(feito({ antes, depois, nomes }))).toBe('o curso “Agora”')
    expect(recordWords(feito({ antes, depois }))).toBe('o curso “Depois”')
    expect(recordWords(feito({ antes }))).toBe('o curso “Antes”')
    expect(recordWords(feito({ entidade: 'referencias', antes: { titulo: 'Mapa' } }))).toBe(
      'a referência “Mapa”',
    )
  })

  it('gives no number of a reference, which is never shown', () => {
    expect(recordWords(feito({ entidade: 'referencias' }))).toBe('a referência sem título')
  })

  it.each(ENTIDADES.filter((entidade) => entidade !== 'usuarios' && entidade !== 'referencias'))(
    'speaks of %s without a name by the number, with the article of its word',
    (entidade) => {
      const { of, singular } = NOMES[entidade]
      const [article] = of('x')
      expect(recordWords(feito({ entidade }))).toBe(`${article} ${singular} nº\u00A03`)
    },
  )

  it('gives no number of an account', () => {
    const conta = { entidade: 'usuarios' } as const
    expect(recordWords(feito({ ...conta, acao: 'exclusao' }))).toBe('uma conta')
    expect(recordWords(feito(conta))).toBe('uma conta já deletada')
  })
})

const verbOf = (fields: Partial<DadosDaFrase>) =>
  fraseDe(feito({ nomes: { 'cursos/3': 'X' }, ...fields })).replace(/ [ao] .*$/, '')
const changed = (campo: string, antes: unknown, depois: unknown) =>
  ({
    antes: { [campo]: antes, nome: 'X', versao: 1 },
    depois: { [campo]: depois, nome: 'X', versao: 2 },
  }) as Pick<DadosDaFrase, 'antes' | 'depois'>

describe('fraseDe', () => {
  it.each<[string, Partial<DadosDaFrase>]>([
    ['cadastrou', { acao: 'criacao' }],
    ['deletou', { acao: 'exclusao' }],
    ['editou', {}],
    ['editou', changed('nome', 'a', 'b')],
    ['publicou', changed('publicada', false, true)],
    ['pôs em rascunho', changed('publicada', true, false)],
    ['retirou', changed('retirada_em', null, '2026-01-01T00:00:00Z')],
    ['pôs de novo em uso', changed('retirada_em', '2026-01-01T00:00:00Z', null)],
    ['resolveu', { entidade: 'relatos', ...changed('resolvido', false, true) }],
    ['reabriu', { entidade: 'relatos', ...changed('resolvido', true, false) }],
    ['entregou', { entidade: 'correcoes' }],
    ['trouxe de volta', { acao: 'criacao', restaura: 1 }],
    ['restaurou', { ...changed('publicada', false, true), restaura: 1 }],
    ['deletou de novo', { acao: 'exclusao', restaura: 1 }],
  ])('says %s', (verb, fields) => {
    expect(verbOf(fields)).toBe(verb)
  })

  it('says that a record was edited where more than its publication changed', () => {
    const antes = { publicada: false, instrucoes: 'a' }
    expect(verbOf({ antes, depois: { publicada: true, instrucoes: 'b' } })).toBe('editou')
  })
})
