import { describe, expect, it } from 'vitest'
import type { Call } from './call.ts'
import * as contract from '../contract.ts'
import { matchesPath } from './matches-path.ts'

const calls = Object.values(contract)
  .filter((exported) => typeof exported === 'object')
  .flatMap((table) => Object.values<unknown>(table))
  .filter((value): value is Call => {
    return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
  })
const ofSection7 = calls.filter(({ extensao }) => extensao === undefined)
const ofOurs = calls.filter(({ extensao }) => extensao !== undefined)

describe('the table of calls', () => {
  it('has no method and path twice', () => {
    const names = calls.map(({ method, path }) => `${method} ${path}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(ofOurs)(
    'has with $method $path none that a server of section 7 takes for its own',
    (call) => {
      const local = call.path.replaceAll(/\{\w+\}/g, '1')
      const taken = ofSection7.filter(({ method, path }) => {
        return method === call.method && matchesPath(path, local)
      })
      expect(taken).toEqual([])
    },
  )
})
