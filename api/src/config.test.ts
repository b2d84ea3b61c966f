import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const JWT_SECRET = 'um segredo de trinta e dois bytes'

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      host: 'localhost',
      port: 3000,
      dataDir: resolve('.rumo'),
      database: resolve('.rumo/rumo.sqlite'),
      corsOrigins: undefined,
      address: undefined,
      trustProxy: [],
      logLevel: 'info',
      jwtSecret: undefined,
      limits: {
        entradasPorConta: { count: 10, minutes: 15 },
        entradasPorEndereco: { count: 100, minutes: 60 },
        entradasDeConhecida: { count: 5, minutes: 60 },
        senhasPorConta: { count: 120, minutes: 1 },
        senhasPorEndereco: { count: 600, minutes: 1 },
        cadastrosPorEndereco: { count: 200, minutes: 60 },
        relatosPorEndereco: { count: 60, minutes: 60 },
        redacoesPorConta: { count: 20, minutes: 60 },
        tentativasPorConta: { count: 5000, minutes: 1440 },
        simuladosPorConta: { count: 100, minutes: 1440 },
        mudancasPorConta: { count: 50, minutes: 1440 },
      },
      demo: true,
      isOpenDemo: true,
      correio: { smtp: undefined, site: undefined, api: undefined, isDemo: true },
    })
  })

  it.each([
    [{}, undefined],
    [{ HOST: '127.0.0.1' }, undefined],
    [{ HOST: '0.0.0.0' }, []],
    [{ HOST: 'rumo.exemplo.br' }, []],
    // A server behind nginx, as in docs/operations.md.
    [{ HOST: '127.0.0.1', TRUST_PROXY: 'loopback', DEMO: '0' }, []],
    [{ HOST: '127.0.0.1', TRUST_PROXY: 'loopback', DEMO: '1' }, []],
    [{ HOST: '0.0.0.0', CORS_ORIGINS: 'http://localhost:5173' }, ['http://localhost:5173']],
  ])('lets pages of localhost call only where no other machine can: %j', (env, origins) => {
    expect(readConfig(env).corsOrigins).toEqual(origins)
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
        JWT_SECRET,
        LOGIN_FAILURES_PER_ACCOUNT: '5/10',
        LOGIN_FAILURES_PER_ADDRESS: '1000/1440',
        LOGINS_OF_KNOWN_ACCOUNT: '3/30',
        PASSWORDS_PER_ACCOUNT: '30/1',
        PASSWORDS_PER_ADDRESS: '900/2',
        SIGN_UPS_PER_ADDRESS: '1/1',
        REPORTS_PER_ADDRESS: '5/10',
        ESSAYS_PER_ACCOUNT: '3/60',
        ATTEMPTS_PER_ACCOUNT: '200/60',
        SIMULADOS_PER_ACCOUNT: '5/60',
        CHANGES_PER_ACCOUNT: '7/60',
        SITE_ADDRESS: 'https://rumo.exemplo.br/rumo',
        SMTP_URL: 'smtps://rumo:segredo@smtp.exemplo.br',
        MAIL_FROM: 'Rumo <nao-responda@exemplo.br>',
      }),
    ).toEqual({
      host: '10.0.0.2',
      port: 8080,
      dataDir: '/var/lib/rumo',
      database: 'postgresql://rumo@10.0.0.3/rumo',
      corsOrigins: ['https://rumo.exemplo.br', 'http://localhost:5173'],
      trustProxy: ['loopback', '10.0.0.0/8', '::1'],
      logLevel: 'warn',
      jwtSecret: Buffer.from(JWT_SECRET),
      limits: {
        entradasPorConta: { count: 5, minutes: 10 },
        entradasPorEndereco: { count: 1000, minutes: 1440 },
        entradasDeConhecida: { count: 3, minutes: 30 },
        senhasPorConta: { count: 30, minutes: 1 },
        senhasPorEndereco: { count: 900, minutes: 2 },
        cadastrosPorEndereco: { count: 1, minutes: 1 },
        relatosPorEndereco: { count: 5, minutes: 10 },
        redacoesPorConta: { count: 3, minutes: 60 },
        tentativasPorConta: { count: 200, minutes: 60 },
        simuladosPorConta: { count: 5, minutes: 60 },
        mudancasPorConta: { count: 7, minutes: 60 },
      },
      demo: false,
      isOpenDemo: false,
      correio: {
        smtp: {
          url: 'smtps://rumo:segredo@smtp.exemplo.br',
          from: 'Rumo <nao-responda@exemplo.br>',
        },
        site: 'https://rumo.exemplo.br/rumo/',
        api: undefined,
        isDemo: false,
      },
    })
  })

  it.each([
    [{}, true],
    [{ DEMO: '0' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, false],
    [{ TRUST_PROXY: 'loopback', DEMO: '1' }, false],
    [{ DATABASE_URL: 'postgres://localhost/rumo', JWT_SECRET }, false],
  ])('shows mails at the demonstration of this machine alone: %j, %s', (env, isShown) => {
    expect(readConfig(env).correio.isDemo).toBe(isShown)
  })

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.exemplo.br' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [{ TRUST_PROXY: 'loopback' }, false],
    [{ TRUST_PROXY: 'loopback', DEMO: '1' }, true],
    [{ DATABASE_URL: 'postgres://localhost/rumo', JWT_SECRET }, false],
    [{ DATABASE_URL: 'postgres://localhost/rumo', JWT_SECRET, DEMO: '1' }, true],
  ])('decides from %j whether there is demonstration data: %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo)
  })

  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', DEMO: '0' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ TRUST_PROXY: 'loopback' }, false],
    [{ TRUST_PROXY: 'loopback', DEMO: '1' }, true],
  ])('decides from %j whether its accounts may be open: %s', (env, isOpenDemo) => {
    expect(readConfig(env).isOpenDemo).toBe(isOpenDemo)
  })

  it('needs a secret that all servers of a database share, and shows none', () => {
    const DATABASE_URL = 'postgres://localhost/rumo'
    expect(() => readConfig({ DATABASE_URL })).toThrow('JWT_SECRET: é preciso')
    const SMTP_URL = 'smtp://localhost'
    expect(() => readConfig({ SMTP_URL })).toThrow(
      /MAIL_FROM: é preciso.*\n.*SITE_ADDRESS: é preciso/,
    )
    expect(() => readConfig({ JWT_SECRET: 'curto-demais' })).toThrow(
      new ConfigError(
        'Configuração inválida:\n  JWT_SECRET: deve ter pelo menos 32 bytes ao acaso, como os de: openssl rand -base64 32',
      ),
    )
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
      LOGIN_FAILURES_PER_ACCOUNT: 'dez',
      SIGN_UPS_PER_ADDRESS: '10/2000',
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
          '  LOGIN_FAILURES_PER_ACCOUNT: deve ser uma quantidade por minutos, como 10/15 (veio "dez")',
          '  SIGN_UPS_PER_ADDRESS: deve caber em um dia (1440 minutos) (veio "10/2000")',
          '  DEMO: deve ser 0 ou 1 (veio "sim")',
          '  JWT_SECRET: é preciso quando há DATABASE_URL: todos os servidores usam o mesmo',
        ].join('\n'),
      ),
    )
  })

  it.each(['abc', '-1', '3000.5', '0x10'])('refuses the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT: deve ser um número inteiro')
  })
})
