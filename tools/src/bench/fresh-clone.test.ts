import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainEnv } from './fresh-clone.ts'

describe('plainEnv', () => {
  it('has nothing of the npm that runs this, but for where packages come from', () => {
    const env = {
      HOME: '/home/ana',
      INIT_CWD: '/rumo',
      npm_command: 'run',
      npm_config_local_prefix: '/rumo',
      npm_config_registry: 'https://example.com/',
      npm_package_name: 'rumo',
    }
    expect(plainEnv(env)).toEqual({
      HOME: '/home/ana',
      PATH: '',
      npm_config_registry: 'https://example.com/',
    })
  })

  it('finds programs as a terminal does', () => {
    const PATH = [
      '/rumo/node_modules/.bin',
      '/node_modules/.bin',
      '/usr/lib/node_modules/npm/node_modules/@npmcli/run-script/lib/node-gyp-bin',
      '/usr/local/bin',
      '/usr/bin',
    ].join(path.delimiter)
    expect(plainEnv({ PATH })).toEqual({
      PATH: ['/usr/local/bin', '/usr/bin'].join(path.delimiter),
    })
  })

  it('leaves out what is set for another Rumo', () => {
    const env = { DATABASE_URL: 'postgres://rumo', DATA_DIR: '/data', HOST: '0.0.0.0', DEMO: '0' }
    expect(plainEnv(env)).toEqual({ PATH: '' })
  })
})
