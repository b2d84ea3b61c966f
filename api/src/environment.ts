import { isIP } from 'node:net'
import { z } from 'zod'
import type { Limit } from './domain/accounts/limits/limits.ts'
import { isPostgresAddress } from './infra/database/database-address.ts'

const PROXY_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** As long as the hash of HS256: RFC 7518 section 3.2 asks for a key of at least that size. */
const LEAST_SECRET_BYTES = 32
const LONGEST_LIMIT_MINUTES = 1440
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

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

/** A limit, written as a count and the minutes in which the count applies, such as 10/15. */
const limit = z
  .string()
  .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,3}$/, 'deve ser uma quantidade por minutos, como 10/15')
  .transform((text): Limit => {
    const [count = 0, minutes = 0] = text.split('/').map(Number)
    return { count, minutes }
  })
  .refine(({ minutes }) => minutes <= LONGEST_LIMIT_MINUTES, 'deve caber em um dia (1440 minutos)')

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
  SITE_ADDRESS: z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço, como https://rumo.exemplo.br/' })
    .refine(isPlainAddress, 'deve ser um endereço sem "?" nem "#"')
    .transform((address) => new URL(address).href.replace(/\/*$/, '/'))
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'deve ser um endereço SMTP, como smtps://conta:senha@smtp.exemplo.br',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'deve ser um remetente, como Rumo <nao-responda@exemplo.br>')
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

export const settings = environment
  .refine(
    ({ DATABASE_URL, JWT_SECRET }) => DATABASE_URL === undefined || JWT_SECRET !== undefined,
    neededOf('JWT_SECRET', 'é preciso quando há DATABASE_URL: todos os servidores usam o mesmo'),
  )
  .refine(
    ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
    neededOf('MAIL_FROM', 'é preciso quando há SMTP_URL: é quem manda os e-mails'),
  )
  .refine(
    ({ SMTP_URL, SITE_ADDRESS }) => SMTP_URL === undefined || SITE_ADDRESS !== undefined,
    neededOf('SITE_ADDRESS', 'é preciso quando há SMTP_URL: os e-mails levam ao site'),
  )

/**
 * The error for a missing setting that another setting needs. `when` makes Zod report it together with all other
 * errors.
 */
function neededOf(key: string, error: string) {
  return { path: [key], error, when: () => true }
}
