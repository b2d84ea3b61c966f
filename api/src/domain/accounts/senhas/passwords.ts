import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { fairTurns, type Waiter } from './fair-turns.ts'

/** argon2id, as OWASP recommends it (docs/adr/008-accounts-and-sessions.md). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each takes 19 MiB and a core; one of Node's four threads for such work is left to files. */
const AT_ONCE = Math.min(availableParallelism(), 3)
/** Some ten seconds of work: more requests are refused with the time to retry. */
const MOST_WAITING = 500

/** A hash of no password, which takes as long to verify as any other. */
const NOBODYS = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whose turn it is to have a password hashed. */
export interface Turn {
  waiter: Waiter
  /** May still refuse when the turn has come, by throwing. */
  admit?: () => Promise<void>
}

const turns = fairTurns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING })

/** Hashes a password, off the main thread. Throws as the turn does, and where too many wait. */
export function hashSenha(senha: string, turn: Turn): Promise<string> {
  return inTurn(turn, () => argon2.hash(normalized(senha), PARAMETERS))
}

/**
 * Whether `stored` is of this password; takes as long if there is none, and then gives false. Throws the same errors.
 */
export function verifySenha(
  stored: string | undefined,
  senha: string,
  turn: Turn,
): Promise<boolean> {
  return inTurn(turn, () => argon2.verify(stored ?? NOBODYS, normalized(senha)))
}

function inTurn<Result>({ waiter, admit }: Turn, work: () => Promise<Result>): Promise<Result> {
  return turns.take(waiter, async () => {
    await admit?.()
    return work()
  })
}

/** Different keyboards send the same letter as one code point or two (RFC 8265 section 4.2). */
function normalized(senha: string): string {
  return senha.normalize('NFC')
}
