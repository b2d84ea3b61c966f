import { expect, it } from 'vitest'
import * as contract from '../contract.ts'

const tables = new Map<string, unknown>(Object.entries(contract))

it.each([...contract.NOUNS_OF_SECTION_7, ...contract.OUR_NOUNS])(
  'the noun %s has calls by its name, to list and change its records',
  (noun) => {
    const ofOne = `/${noun}/{id}`
    expect(tables.get(noun)).toMatchObject({
      list: { method: 'GET', path: `/${noun}` },
      create: { method: 'POST', path: `/${noun}` },
      update: { method: 'PUT', path: ofOne },
      remove: { method: 'DELETE', path: ofOne },
    })
  },
)
