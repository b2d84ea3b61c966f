import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { unlessMissing } from '../../infra/files/unless-missing.ts'

/** The limits of a process; one that exceeds them is killed. */
export interface ProcessLimits {
  timeMs: number
  memoryBytes: number
}

/** A process that is watched; `why` returns the limit that it exceeded, if any. */
interface BoundProcess {
  why: () => 'memory' | 'time' | undefined
  /** Ends the process, if it still runs, and stops watching. */
  end: () => void
}

const LOOK_EVERY_MS = 50

/** Kills a process when it takes too long or too much memory, or when `signal` is aborted. */
export function boundProcess(
  child: ChildProcess,
  { timeMs, memoryBytes }: ProcessLimits,
  signal: AbortSignal,
): BoundProcess {
  let why: 'memory' | 'time' | undefined
  const kill = () => void child.kill('SIGKILL')
  const endFor = (reason: typeof why) => {
    why ??= reason
    kill()
  }
  signal.addEventListener('abort', kill)
  const clock = setTimeout(() => endFor('time'), timeMs)
  const look = async () => {
    if ((await memoryOf(child)) > memoryBytes) endFor('memory')
  }
  const watch = setInterval(() => void look(), LOOK_EVERY_MS)
  const release = () => {
    signal.removeEventListener('abort', kill)
    clearTimeout(clock)
    clearInterval(watch)
  }
  return {
    why: () => why,
    end() {
      release()
      kill()
    },
  }
}

/**
 * The memory of a process in bytes, as Linux reports it. On other systems 0: there the process watches itself
 * (guard.ts).
 */
async function memoryOf({ exitCode, pid }: ChildProcess): Promise<number> {
  if (pid === undefined || exitCode !== null) return 0
  const status = await unlessMissing(readFile(`/proc/${pid}/status`, 'utf8')).catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0) * 1024
}
