import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { probableEmail } from './email-provavel.ts'

describe('probableEmail', () => {
  it.each([
    ['ana@gmail', 'ana@gmail.com'],
    ['ana@GMAIL', 'ana@gmail.com'],
    ['ana@gmial', 'ana@gmail.com'],
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmal.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@hotnail.com', 'ana@hotmail.com'],
    ['a.b@yahoo.com.be', 'a.b@yahoo.com.br'],
  ])('takes %s for %s', (email, meant) => {
    expect(probableEmail(email)).toBe(meant)
  })

  it.each([
    'ana@gmail.com',
    'ana@Gmail.com ',
    'ana@escola.sp.gov.br',
    'ana@localhost',
    'ana@mail.com',
    'ana@ymail.com',
    '@gmail',
    'ana@',
    'ana',
    '',
  ])('has nothing to say of %j', (email) => {
    expect(probableEmail(email)).toBeUndefined()
  })

  it('means an e-mail of which it would say no more, of the same person', () => {
    const domain = fc.constantFrom('gmail.com', 'hotmail.com', 'uol.com.br')
    const slip = fc.tuple(domain, fc.nat(8), fc.constantFrom('x', ''))
    fc.assert(
      fc.property(slip, ([known, place, letter]) => {
        const email = `ana@${known.slice(0, place)}${letter}${known.slice(place + 1)}`
        const meant = probableEmail(email)
        if (meant === undefined) return
        expect(meant.startsWith('ana@')).toBe(true)
        expect(probableEmail(meant)).toBeUndefined()
      }),
      { numRuns: runs(200) },
    )
  })
})
