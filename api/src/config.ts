import { join, resolve } from 'node:path'
import type { z } from 'zod'
import type { Limits } from './domain/accounts/limits/limits.ts'
import type { DatabaseAddress } from './infra/database/database-address.ts'
import { isLoopback } from './infra/network/loopback.ts'
import { StartError } from './start-error.ts'
import { type LOG_LEVELS, settings } from './environment.ts'

/** Keys whose values must not appear in an error. */
const SECRETS = new Set(['DATABASE_URL', 'JWT_SECRET', 'SMTP_URL'])

export interface ApiConfig {
  readonly host: string
  /** 0: the system chooses a free port. */
  readonly port: number
  /** The absolute path of the folder with the stored files and the SQLite database. */
  readonly dataDir: string
  /** The PostgreSQL database of DATABASE_URL, or else a SQLite file in `dataDir`. */
  readonly database: DatabaseAddress
  /**
   * Other origins whose pages may call the API. Undefined: any http://localhost:<port>, if only this machine can reach
   * it.
   */
  readonly corsOrigins: readonly string[] | undefined
  /** The API's address for clients, with a final slash; undefined: the address that each client called. */
  readonly address: string | undefined
  /** The proxies whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** The key that signs tokens; undefined: the key in `dataDir`, which is created if it is missing. */
  readonly jwtSecret: Uint8Array | undefined
  readonly limits: Limits
  /** Whether the demonstration data is loaded, with its accounts. */
  readonly demo: boolean
  /**
   * Whether accounts with a well-known password are allowed: with DEMO=1, or if only this machine can reach the API, without
   * a proxy.
   */
  readonly isOpenDemo: boolean
  readonly correio: CorreioConfig
}

export interface CorreioConfig {
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /** The address of the site, for the links in mails, with a final slash. */
  readonly site: string | undefined
  /** The address of the API for mail programs (one-click unsubscribing), with a final slash. */
  readonly api: string | undefined
  /** Whether the mails of a demonstration are kept for reading on this machine. */
  readonly isDemo: boolean
}

/** The environment is invalid; the message has a line for each wrong key. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

/** Reads the API's settings. Throws a ConfigError that names all wrong keys. */
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
  SITE_ADDRESS,
  SMTP_URL,
  MAIL_FROM,
  ...limits
}: z.infer<typeof settings>): ApiConfig {
  const dataDir = resolve(DATA_DIR)
  const isForThisMachineAlone = isLoopback(HOST) && TRUST_PROXY === undefined
  const demo =
    DEMO === undefined ? isForThisMachineAlone && DATABASE_URL === undefined : DEMO === '1'
  return {
    host: HOST,
    port: PORT,
    dataDir,
    database: DATABASE_URL ?? join(dataDir, 'rumo.sqlite'),
    // On a public site, no page on localhost may call the API by default.
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
    demo,
    isOpenDemo: DEMO === '1' || isForThisMachineAlone,
    correio: {
      smtp:
        SMTP_URL !== undefined && MAIL_FROM !== undefined
          ? { url: SMTP_URL, from: MAIL_FROM }
          : undefined,
      site: SITE_ADDRESS,
      api: API_ADDRESS,
      // If a tunnel that the settings do not mention makes this server public, its visitors can read these mails. They
      // can use the demonstration's known passwords anyway.
      isDemo: SMTP_URL === undefined && isForThisMachineAlone && demo,
    },
  }
}
