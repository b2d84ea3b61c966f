import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailtoOf } from './mailto.ts'

/** The e-mails that `<input type=email>` accepts, and the API too (HTML, valid e-mail address). */
const email = fc
  .tuple(fc.stringMatching(/^[\w.!#$%&'*+/=?^`{|}~-]+$/), fc.constantFrom('exemplo.br', 'a-b.c'))
  .map((parts) => parts.join('@'))

describe('mailtoOf', () => {
  it('leads to that address and says nothing else, whatever the address is', () => {
    fc.assert(
      fc.property(email, (address) => {
        const { protocol, pathname, search, hash } = new URL(mailtoOf(address))
        expect({ protocol, search, hash }).toEqual({ protocol: 'mailto:', search: '', hash: '' })
        expect(decodeURIComponent(pathname)).toBe(address)
      }),
      { numRuns: runs(300) },
    )
  })

  it('leaves an ordinary address as it is', () => {
    expect(mailtoOf('ana.lima-2@exemplo.br')).toBe('mailto:ana.lima-2@exemplo.br')
  })
})
