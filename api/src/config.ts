import { join, resolve } from 'node:path'
import type { z } from 'zod'
import type { Limits } from './domain/accounts/limits/limits.ts'
import type { DatabaseAddress } from './infra/database/database-address.ts'
import { isLoopback } from './infra/network/loopback.ts'
import { StartError } from './start-error.ts'
import { type LOG_LEVELS, settings } from './environment.ts'

/** Keys whose values no log may show. */
const SECRETS = new Set(['DATABASE_URL', 'JWT_SECRET', 'SMTP_URL'])

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
  readonly correio: CorreioConfig
}

/** How mail goes out, if at all. */
export interface CorreioConfig {
  /** The server that takes it, and who sends it. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /** The address of the site, with a slash at its end, to which mails lead. */
  readonly site: string | undefined
  /** The address by which programs of mail reach the API, with a slash at its end. */
  readonly api: string | undefined
  /** Whether the mails of a demonstration are kept to be read on this machine. */
  readonly isDemo: boolean
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
    demo,
    isOpenDemo: DEMO === '1' || isForThisMachineAlone,
    correio: {
      smtp:
        SMTP_URL !== undefined && MAIL_FROM !== undefined
          ? { url: SMTP_URL, from: MAIL_FROM }
          : undefined,
      site: SITE_ADDRESS,
      api: API_ADDRESS,
      // Behind an undeclared tunnel they could be read only by those who know the demonstration's passwords anyway.
      isDemo: SMTP_URL === undefined && isForThisMachineAlone && demo,
    },
  }
}
