import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Limit, Limits } from './domain/accounts/limits/limits.ts'
import { type DatabaseAddress, isPostgresAddress } from './infra/database/database-address.ts'
import { StartError } from './start-error.ts'

const PROXY_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** Keys whose values no log may show. */
const SECRETS = new Set(['DATABASE_URL', 'JWT_SECRET'])
/** As long as what HS256 makes of it (RFC 7518 section 3.2). */
const LEAST_SECRET_BYTES = 32
const LONGEST_LIMIT_MINUTES = 1440
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

function isPlainAddress(text: string): boolean {
  return !/[?#]/.test(text)
}

function isProxy(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const version = isIP(address)
  if (version === 0) return PROXY_GROUPS.has(text)
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** How many in how many minutes, as 10/15. */
const limit = z
  .string()
  .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,3}$/, 'deve ser uma quantidade por minutos, como 10/15')
  .transform((text): Limit => {
    const [count = 0, minutes = 0] = text.split('/').map(Number)
    return { count, minutes }
  })
  .refine(({ minutes }) => minutes <= LONGEST_LIMIT_MINUTES, 'deve caber em um dia (1440 minutos)')

/** Whether only this machine can reach an address that is listened on. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

const environment = z.object({
  HOST: z.string().default('localhost'),
  PORT: z
    .string()
    .regex(/^\d+$/, 'deve ser um número inteiro')
    .transform(Number)
    .refine((port) => port <= 65_535, 'deve estar entre 0 e 65535')
    .default(3000),
  DATA_DIR: z.string().default('.rumo'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresAddress,
      'deve ser um endereço do PostgreSQL, como postgres://conta:senha@servidor:5432/rumo',
    )
    .optional(),
  CORS_ORIGINS: z
    .string()
    .transform(splitList)
    .refine(
      (origins) => origins.every(isOrigin),
      'deve listar origens separadas por vírgula, como https://rumo.exemplo.br',
    )
    .optional(),
  API_ADDRESS: z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço, como https://rumo.exemplo.br/api/' })
    .refine(isPlainAddress, 'deve ser um endereço sem "?" nem "#"')
    .transform((address) => new URL(address).href.replace(/\/*$/, '/'))
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(splitList)
    .refine(
      (proxies) => proxies.every(isProxy),
      'deve listar endereços IP, faixas como 10.0.0.0/8, ou loopback, linklocal, uniquelocal',
    )
    .optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `deve ser um de ${LOG_LEVELS.join(', ')}` })
    .default('info'),
  JWT_SECRET: z
    .string()
    .refine(
      (secret) => Buffer.byteLength(secret) >= LEAST_SECRET_BYTES,
      `deve ter pelo menos ${LEAST_SECRET_BYTES} bytes ao acaso, como os de: openssl rand -base64 32`,
    )
    .optional(),
  LOGIN_FAILURES_PER_ACCOUNT: limit.prefault('10/15'),
  LOGIN_FAILURES_PER_ADDRESS: limit.prefault('100/60'),
  LOGINS_OF_KNOWN_ACCOUNT: limit.prefault('5/60'),
  PASSWORDS_PER_ACCOUNT: limit.prefault('120/1'),
  PASSWORDS_PER_ADDRESS: limit.prefault('600/1'),
  SIGN_UPS_PER_ADDRESS: limit.prefault('200/60'),
  REPORTS_PER_ADDRESS: limit.prefault('60/60'),
  ESSAYS_PER_ACCOUNT: limit.prefault('20/60'),
  ATTEMPTS_PER_ACCOUNT: limit.prefault('5000/1440'),
  SIMULADOS_PER_ACCOUNT: limit.prefault('100/1440'),
  CHANGES_PER_ACCOUNT: limit.prefault('50/1440'),
  DEMO: z.enum(['0', '1'], { error: 'deve ser 0 ou 1' }).optional(),
})

const settings = environment.refine(
  ({ DATABASE_URL, JWT_SECRET }) => DATABASE_URL === undefined || JWT_SECRET !== undefined,
  {
    path: ['JWT_SECRET'],
    error: 'é preciso quando há DATABASE_URL: todos os servidores usam o mesmo',
    // Named together with whatever else is wrong.
    when: () => true,
  },
)

/** What the API's environment decides. */
export interface ApiConfig {
  readonly host: string
  /** 0 lets the system choose one. */
  readonly port: number
  /** An absolute path: the files lie in it, and the database that is a file. */
  readonly dataDir: string
  /** The one that DATABASE_URL names, on PostgreSQL; otherwise a file of SQLite in `dataDir`. */
  readonly database: DatabaseAddress
  /**
   * The other origins whose pages may call; undefined means any http://localhost:<port>, allowed where only this
   * machine can call.
   */
  readonly corsOrigins: readonly string[] | undefined
  /** The address that clients reach it by, with a slash at its end; undefined: the one that each of them called. */
  readonly address: string | undefined
  /** The proxies whose X-Forwarded-* headers are believed. */
  readonly trustProxy: readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** What signs the tokens; undefined means that of the file in `dataDir`, which is made where missing. */
  readonly jwtSecret: Uint8Array | undefined
  readonly limits: Limits
  /** Whether the demonstration data is loaded, its accounts too. */
  readonly demo: boolean
  /**
   * Whether accounts with a well-known password are allowed: by DEMO=1, or where only this machine can
   * call, not even through a proxy.
   */
  readonly isOpenDemo: boolean
}

/** The environment is wrong; the message has one line for each wrong key. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

/** Reads the API's settings; throws a ConfigError that names every wrong key at once. */
export function readConfig(env: Record<string, string | undefined> = process.env): ApiConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => {
      const key = path.join('.')
      return SECRETS.has(key)
        ? `  ${key}: ${message}`
        : `  ${key}: ${message} (veio "${given[key]}")`
    })
    throw new ConfigError(['Configuração inválida:', ...lines].join('\n'))
  }
  return configOf(read.data)
}

function configOf({
  HOST,
  PORT,
  DATA_DIR,
  DATABASE_URL,
  CORS_ORIGINS,
  API_ADDRESS,
  TRUST_PROXY,
  LOG_LEVEL,
  JWT_SECRET,
  DEMO,
  ...limits
}: z.infer<typeof settings>): ApiConfig {
  const dataDir = resolve(DATA_DIR)
  const isForThisMachineAlone = isLoopback(HOST) && TRUST_PROXY === undefined
  return {
    host: HOST,
    port: PORT,
    dataDir,
    database: DATABASE_URL ?? join(dataDir, 'rumo.sqlite'),
    // A page on the local machine is no part of a site that others reach.
    corsOrigins: CORS_ORIGINS ?? (isForThisMachineAlone ? undefined : []),
    address: API_ADDRESS,
    trustProxy: TRUST_PROXY ?? [],
    logLevel: LOG_LEVEL,
    jwtSecret: JWT_SECRET === undefined ? undefined : Buffer.from(JWT_SECRET),
    limits: {
      entradasPorConta: limits.LOGIN_FAILURES_PER_ACCOUNT,
      entradasPorEndereco: limits.LOGIN_FAILURES_PER_ADDRESS,
      entradasDeConhecida: limits.LOGINS_OF_KNOWN_ACCOUNT,
      senhasPorConta: limits.PASSWORDS_PER_ACCOUNT,
      senhasPorEndereco: limits.PASSWORDS_PER_ADDRESS,
      cadastrosPorEndereco: limits.SIGN_UPS_PER_ADDRESS,
      relatosPorEndereco: limits.REPORTS_PER_ADDRESS,
      redacoesPorConta: limits.ESSAYS_PER_ACCOUNT,
      tentativasPorConta: limits.ATTEMPTS_PER_ACCOUNT,
      simuladosPorConta: limits.SIMULADOS_PER_ACCOUNT,
      mudancasPorConta: limits.CHANGES_PER_ACCOUNT,
    },
    demo: DEMO === undefined ? isForThisMachineAlone && DATABASE_URL === undefined : DEMO === '1',
    isOpenDemo: DEMO === '1' || isForThisMachineAlone,
  }
}
