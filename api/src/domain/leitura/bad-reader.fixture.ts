// Takes the place of leitor.ts in tests, and misbehaves in the way that its argument names.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { frameHead } from './frames.ts'
import { guardProcess, limitWasm } from './guard.ts'

function say(message: object, body = ''): void {
  process.stdout.write(
    Buffer.concat([frameHead(message, Buffer.byteLength(body)), Buffer.from(body)]),
  )
}

/** Takes memory outside the heap, which V8's limit does not cover. */
function eat(): void {
  const held: Buffer[] = []
  for (;;) held.push(Buffer.alloc(4 * 1024 * 1024, held.length + 1))
}

/** Whether the process has the permission for an action. */
function may(deed: () => unknown): boolean {
  try {
    deed()
    return true
  } catch {
    return false
  }
}

function tell(): void {
  limitWasm()
  const memory = new WebAssembly.Memory({ initial: 1 })
  const result = {
    // oxlint-disable-next-line node/no-process-env -- the test expects that it is empty
    env: Object.keys(process.env),
    write: may(() => writeFileSync('/tmp/rumo-bad-reader', '')),
    read: may(() => readFileSync('/etc/hostname')),
    start: may(() => spawnSync('true')),
    grow: may(() => memory.grow(4000)),
    growBeyond: may(() => memory.grow(1000)),
  }
  say({ tipo: 'resultado' }, JSON.stringify(result))
}

const DEEDS: Record<string, () => unknown> = {
  eat,
  loop: () => {
    for (;;);
  },
  guarded: () => {
    guardProcess(1024 ** 3)
    say({ tipo: 'andamento', etapa: 'paginas', feitas: process.pid, total: 1 })
    // Time for the pipe to send the message before the loop blocks the process.
    setTimeout(() => DEEDS['loop']?.(), 200)
  },
  'eat-guarded': () => {
    guardProcess(256 * 1024 ** 2)
    setTimeout(eat, 200)
  },
  end: () => process.exit(3),
  throw: () => {
    throw new Error('Nada disso')
  },
  long: () => {
    process.stdout.write(frameHead({ tipo: 'pagina', largura: 1, altura: 1 }, 2 ** 31))
  },
  noise: () => process.stdout.write('não é nada disso '.repeat(1000)),
  'wrong message': () => say({ tipo: 'outra' }),
  wait: () => once(process, 'nothing'),
  tell,
}

process.stdin.resume()
await DEEDS[process.argv[2] ?? '']?.()
