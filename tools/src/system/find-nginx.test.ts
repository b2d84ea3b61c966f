import { afterEach, expect, it, vi } from 'vitest'
import { findNginx, NGINX } from './find-nginx.ts'
import { MissingProgramError } from './program.ts'

afterEach(() => void vi.restoreAllMocks())

it('gives the place of an nginx that can send brotli', () => {
  vi.spyOn(NGINX, 'find').mockReturnValue('/usr/sbin/nginx')
  expect(findNginx()).toBe('/usr/sbin/nginx')
})

it('names the packages to install where there is none', () => {
  vi.spyOn(NGINX, 'find').mockReturnValue(undefined)
  expect(findNginx).toThrow(MissingProgramError)
  expect(findNginx).toThrow('install the packages nginx and libnginx-mod-http-brotli-static')
})
