import { describe, expect, it } from 'vitest'
import { bundlesOf } from './copy.ts'

describe('bundlesOf', () => {
  it.each([
    ['mf-public/src/app/router.tsx', ['mf-public']],
    ['shell/src/main.ts', ['shell']],
    ['shared-auth/src/http.ts', ['shell', 'mf-public', 'mf-student', 'mf-admin']],
    ['tools/src/vite/federation.ts', ['shell', 'mf-public', 'mf-student', 'mf-admin']],
    ['tools/src/site/headers.ts', []],
    ['nginx.conf', []],
  ])('of %s are %j', (file, bundles) => {
    expect(bundlesOf(file)).toEqual(bundles)
  })
})
