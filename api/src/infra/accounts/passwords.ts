import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { Semaphore } from 'es-toolkit'
import { BusyError } from './accounts.errors.ts'

/** argon2id, OWASP's first choice for it (docs/adr/008-accounts-and-sessions.md). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each takes 19 MiB and a core; one of the four threads that Node has for such work is left to files. */
const AT_ONCE = Math.min(availableParallelism(), 3)
/** Some ten seconds of work: whoever comes later is better told to come back. */
const MOST_WAITING = 500

/** A hash of no password, that takes as long to verify as any other. */
const NOBODYS = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** What may still refuse when the turn of a hash has come: it throws. */
type Admit = () => Promise<void>

const turns = new Semaphore(AT_ONCE)
let waiting = 0

/** Hashes a password, off the main thread. */
export function hashSenha(senha: string, admit?: Admit): Promise<string> {
  return inTurn(() => argon2.hash(normalized(senha), PARAMETERS), admit)
}

/** Whether `stored` is of this password; takes as long where there is none, and is then false. */
export function verifySenha(
  stored: string | undefined,
  senha: string,
  admit?: Admit,
): Promise<boolean> {
  return inTurn(() => argon2.verify(stored ?? NOBODYS, normalized(senha)), admit)
}

async function inTurn<Result>(work: () => Promise<Result>, admit?: Admit): Promise<Result> {
  if (waiting >= MOST_WAITING) throw new BusyError()
  waiting += 1
  await turns.acquire()
  waiting -= 1
  try {
    await admit?.()
    return await work()
  } finally {
    turns.release()
  }
}

/** The same letters come from one keyboard in one piece and from another in two (RFC 8265 section 4.2). */
function normalized(senha: string): string {
  return senha.normalize('NFC')
}
