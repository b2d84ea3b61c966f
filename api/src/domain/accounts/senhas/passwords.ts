import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { fairTurns, type Waiter } from './fair-turns.ts'

/** argon2id, as OWASP recommends it (docs/adr/008-accounts-and-sessions.md). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash takes 19 MiB and a core. One of Node's four worker threads is left for files. */
const AT_ONCE = Math.min(availableParallelism(), 3)
/** About ten seconds of work; further requests are refused and told when to retry. */
const MOST_WAITING = 500

/** Matches no password, and takes as long to verify as any other hash. */
const UNUSABLE_HASH = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The caller's place in the queue for hashing. */
export interface Turn {
  waiter: Waiter
  /** Called when the turn has come; throws to refuse the work. */
  admit?: () => Promise<void>
}

const turns = fairTurns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING })

/** Hashes a password off the main thread. Throws what `admit` throws, and if too many requests wait. */
export function hashSenha(senha: string, turn: Turn): Promise<string> {
  return inTurn(turn, () => argon2.hash(normalized(senha), PARAMETERS))
}

/**
 * Whether `stored` is the hash of this password. Without a stored hash the result is false after just as much work, so
 * that the response time does not reveal whether the account exists. Throws as hashSenha does.
 */
export function verifySenha(
  stored: string | undefined,
  senha: string,
  turn: Turn,
): Promise<boolean> {
  return inTurn(turn, () => argon2.verify(stored ?? UNUSABLE_HASH, normalized(senha)))
}

function inTurn<Result>({ waiter, admit }: Turn, work: () => Promise<Result>): Promise<Result> {
  return turns.take(waiter, async () => {
    await admit?.()
    return work()
  })
}

/**
 * Some keyboards send an accented letter as one code point and others as two, so passwords are normalized (RFC 8265
 * section 4.2).
 */
function normalized(senha: string): string {
  return senha.normalize('NFC')
}
