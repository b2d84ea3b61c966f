import { expect, it } from 'vitest'
import { buildWords } from './bundle.ts'

it('buildWords tells a build by its commit, where it has one', () => {
  const build = { name: 'mf-public', version: '0.1.0' }

  expect(buildWords({ ...build, commit: '3adc37a0' })).toBe('mf-public 0.1.0 (3adc37a0)')
  expect(buildWords({ ...build, commit: null })).toBe('mf-public 0.1.0')
})
