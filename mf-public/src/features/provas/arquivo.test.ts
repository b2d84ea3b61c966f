import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arquivoOf } from './arquivo.ts'

const API = 'https://api.example/v1/'
const origens = ['https://rumo.example', 'https://api.example', 'https://arquivos.example']
const resolve = (path: string) => new URL(path, API).href
const decide = (url: string | null | undefined) => arquivoOf(url, { resolve, origens })

describe('arquivoOf', () => {
  it('opens a path at the API inside the page', () => {
    expect(decide('arquivos/a.pdf')).toEqual({
      onde: 'dentro',
      url: 'https://api.example/v1/arquivos/a.pdf',
    })
  })

  it('opens a file of a named origin inside the page', () => {
    const url = 'https://arquivos.example/2025/a.pdf'
    expect(decide(url)).toEqual({ onde: 'dentro', url })
  })

  it.each([
    ['https://outro.example/a.pdf', 'outro.example'],
    ['http://arquivos.example/a.pdf', 'arquivos.example'],
    ['https://arquivos.example:8443/a.pdf', 'arquivos.example:8443'],
    ['https://arquivos.example@outro.example/a.pdf', 'outro.example'],
    ['//outro.example/a.pdf', 'outro.example'],
  ])('has %s opened elsewhere', (url, origem) => {
    expect(decide(url)).toMatchObject({ onde: 'fora', origem })
  })

  it.each([null, undefined, '', '  ', 'http://', 'javascript:alert(1)', 'data:text/html,x'])(
    'takes %j for no file',
    (url) => {
      expect(decide(url)).toEqual({ onde: 'nenhum' })
    },
  )

  it('opens nothing inside the page from an origin that is not configured', () => {
    const isSafe = (url: string) => {
      const arquivo = decide(url)
      if (arquivo.onde === 'nenhum') return true
      const { origin, protocol } = new URL(arquivo.url)
      const isNamed = origens.includes(origin)
      return arquivo.onde === 'dentro' ? isNamed : !isNamed && /^https?:$/.test(protocol)
    }
    const anyAddress = fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), fc.constantFrom(...origens))
    expect(() => fc.assert(fc.property(anyAddress, isSafe))).not.toThrow()
  })
})
