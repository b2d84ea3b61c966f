import { tmpdir } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { keepTemporaryFilesInMemory } from './memory-folder.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('leaves the folder that the environment names', () => {
  vi.stubEnv('TMPDIR', '/var/tmp')
  keepTemporaryFilesInMemory()
  expect(tmpdir()).toBe('/var/tmp')
})
