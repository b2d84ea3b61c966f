import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      host: 'localhost',
      port: 3000,
      dataDir: resolve('.rumo'),
      database: resolve('.rumo/rumo.sqlite'),
      corsOrigins: undefined,
      trustProxy: [],
      logLevel: 'info',
      demo: true,
    })
  })

  it('takes what is set', () => {
    expect(
      readConfig({
        HOST: '10.0.0.2',
        PORT: '8080',
        DATA_DIR: '/var/lib/rumo',
        DATABASE_URL: 'postgresql://rumo@10.0.0.3/rumo',
        CORS_ORIGINS: 'https://rumo.exemplo.br, http://localhost:5173',
        TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      host: '10.0.0.2',
      port: 8080,
      dataDir: '/var/lib/rumo',
      database: 'postgresql://rumo@10.0.0.3/rumo',
      corsOrigins: ['https://rumo.exemplo.br', 'http://localhost:5173'],
      trustProxy: ['loopback', '10.0.0.0/8', '::1'],
      logLevel: 'warn',
      demo: false,
    })
  })

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.exemplo.br' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [{ DATABASE_URL: 'postgres://localhost/rumo' }, false],
    [{ DATABASE_URL: 'postgres://localhost/rumo', DEMO: '1' }, true],
  ])('decides from %j whether there is demonstration data: %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo)
  })

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', CORS_ORIGINS: '' })).toEqual(readConfig({}))
  })

  it('names every wrong key at once', () => {
    const env = {
      PORT: '70000',
      DATABASE_URL: 'mysql://ana:segredo@localhost/rumo',
      CORS_ORIGINS: 'https://rumo.exemplo.br/',
      TRUST_PROXY: '10.0.0.0/33',
      LOG_LEVEL: 'tudo',
      DEMO: 'sim',
    }

    expect(() => readConfig(env)).toThrow(
      new ConfigError(
        [
          'Configuração inválida:',
          '  PORT: deve estar entre 0 e 65535 (veio "70000")',
          '  DATABASE_URL: deve ser um endereço do PostgreSQL, como postgres://conta:senha@servidor:5432/rumo',
          '  CORS_ORIGINS: deve listar origens separadas por vírgula, como https://rumo.exemplo.br (veio "https://rumo.exemplo.br/")',
          '  TRUST_PROXY: deve listar endereços IP, faixas como 10.0.0.0/8, ou loopback, linklocal, uniquelocal (veio "10.0.0.0/33")',
          '  LOG_LEVEL: deve ser um de fatal, error, warn, info, debug, trace, silent (veio "tudo")',
          '  DEMO: deve ser 0 ou 1 (veio "sim")',
        ].join('\n'),
      ),
    )
  })

  it.each(['abc', '-1', '3000.5', '0x10'])('refuses the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT: deve ser um número inteiro')
  })
})
