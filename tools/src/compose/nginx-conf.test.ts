import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'

const conf = readFileSync(path.join(ROOT, 'nginx.conf'), 'utf8').replaceAll(/^ *#.*$/gm, '')
/** The values of a directive, wherever it stands. */
const valuesOf = (directive: string) =>
  [...conf.matchAll(new RegExp(String.raw`^ *${directive} +([^;]+);`, 'gm'))].map(
    ([, value]) => value,
  )

describe('nginx.conf', () => {
  it('speaks TLS 1.2 and 1.3 alone: what Debian’s nginx speaks by itself is 1.0 to 1.2', () => {
    expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3'])
  })
})
