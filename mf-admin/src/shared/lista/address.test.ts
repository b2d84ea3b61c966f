import fc from 'fast-check'
import { runs } from '@rumo/contract/runs'
import { expect, it } from 'vitest'
import { viewIn, withFiltro, withView } from './address.ts'

const PADRAO = { ordem: 'nome', campos: ['nome', 'data'] }
const views = fc.record({
  busca: fc.string({ unit: 'grapheme' }),
  ordem: fc.constantFrom('nome', '-nome', 'data', '-data'),
  pagina: fc.integer({ min: 1, max: 999_999 }),
})
const read = (text: string) => viewIn(new URLSearchParams(text), PADRAO)

it('gives back what an address was made of, beside whatever filter it has', () => {
  fc.assert(
    fc.property(views, fc.string({ unit: 'grapheme' }), (view, filtro) => {
      const search = withView(new URLSearchParams({ estado: filtro }), view, PADRAO)
      expect(read(search.toString())).toEqual(view)
      expect(search.get('estado')).toBe(filtro)
    }),
    { numRuns: runs(200) },
  )
})

it('says nothing of a list that is as it begins', () => {
  expect(withView(new URLSearchParams('pagina=3&busca=a'), read(''), PADRAO).toString()).toBe('')
})

it.each(['ordem=senha', 'ordem=-', 'pagina=0', 'pagina=-1', 'pagina=1e3', 'pagina=9999999'])(
  'passes over %s',
  (text) => {
    expect(read(text)).toEqual({ busca: '', ordem: 'nome', pagina: 1 })
  },
)

it('begins at the first page with another filter, and without one', () => {
  const search = new URLSearchParams('pagina=3&busca=a&estado=b')
  expect(withFiltro(search, 'estado', 'c').toString()).toBe('busca=a&estado=c')
  expect(withFiltro(search, 'estado', null).toString()).toBe('busca=a')
})
