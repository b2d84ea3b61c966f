import { SINGLETONS } from '@rumo/contract'
import * as react from 'react'
import { afterEach, expect, it } from 'vitest'
import { provideSingletons } from './singletons.ts'

const KEY = '__mf_module_cache__'
afterEach(() => Reflect.deleteProperty(globalThis, KEY))

it('provides every singleton under the name by which the modules of a remote look for it', () => {
  provideSingletons()
  const { share } = Reflect.get(globalThis, KEY) as { share: Record<string, object> }
  expect(Object.keys(share)).toEqual(SINGLETONS.map((name) => `default:${name}`))
  expect(share['default:react']).toBe(react)
})
