import { AsyncLocalStorage } from 'node:async_hooks'
import type { Call, Input } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { VISITANTE, type Device, type OwnDevice } from './device.ts'
import { FilaDeTentativas } from './fila.ts'
import { Locks } from './browser-locks.fixture.ts'
import type { OutboxParts } from './outbox.ts'
import { EnvioDeRedacoes } from './redacoes.ts'
import { EnvioDeSimulados } from './simulados.ts'
import { ServerOfAll } from './server-of-all.fixture.ts'

/** A step of a tab that waits for its turn. */
interface Waiting {
  tab: Tab
  goOn: () => void
}

/** A simulation of two devices of some accounts, which runs one step at a time, in an order that is drawn. */
export class World {
  readonly server = new ServerOfAll()
  readonly devices = [new Machine(), new Machine()] as const
  readonly #draw: (below: number) => number
  #waiting: Waiting[] = []

  constructor(draw: (below: number) => number) {
    this.#draw = draw
    for (const machine of this.devices) machine.tabs.push(this.open(machine), this.open(machine))
  }

  /** A page of the site that has just been opened. */
  open(machine: Machine): Tab {
    return new Tab(machine, this)
  }

  /** Closes a tab in the middle of its work: no further step of it runs. */
  kill(tab: Tab): void {
    tab.isOpen = false
    this.#waiting = this.#waiting.filter((one) => one.tab !== tab)
    tab.machine.locks.leave(tab)
    tab.machine.tabs[tab.machine.tabs.indexOf(tab)] = this.open(tab.machine)
  }

  /** Resolves when this step is drawn; never for a closed tab. */
  turn(tab: Tab): Promise<void> {
    return new Promise((goOn) => {
      if (tab.isOpen) this.#waiting.push({ tab, goOn })
    })
  }

  /** Lets one of the waiting steps continue; false where none waits. */
  async step(): Promise<boolean> {
    const [next] = this.#waiting.splice(this.#draw(this.#waiting.length), 1)
    next?.goOn()
    // By then, everything that follows without waiting for a turn has run.
    await new Promise((resolve) => setImmediate(resolve))
    return next !== undefined
  }

  async settle(): Promise<void> {
    while (await this.step());
  }
}

/** The tab whose code is running: code requests locks from the browser without saying in which tab it runs. */
const running = new AsyncLocalStorage<Tab>()

/** Replaces `navigator.locks`: the locks of the tab that is running. */
export const locks = {
  request: <T>(name: string, work: () => Promise<T>) => {
    const tab = running.getStore()
    if (!tab) throw new Error('This asks for a lock in no tab.')
    return tab.machine.locks.request(name, tab, () => running.run(tab, work))
  },
}

/** A device: its stored data, the signed-in owner, and its state. */
export class Machine {
  readonly kept = new Map<string, unknown>()
  readonly locks = new Locks<Tab>()
  readonly tabs: Tab[] = []
  owner = VISITANTE
  isOnline = true
  isFull = false

  /** The items of an owner that wait on this device under a name. */
  waiting(owner: string, name: string): { chave: string }[] {
    return (this.kept.get(`${owner}/${name}`) ?? []) as { chave: string }[]
  }

  /** Stores all values or none: a full device refuses values that are longer than before. */
  store(changes: readonly (readonly [key: string, value: unknown])[]): boolean {
    const isLonger = ([key, value]: (typeof changes)[number]) =>
      sizeOf(value) > sizeOf(this.kept.get(key))
    if (this.isFull && changes.some(isLonger)) return false
    for (const [key, value] of changes) this.kept.set(key, value)
    return true
  }
}

const sizeOf = (value: unknown) => JSON.stringify(value ?? null).length

/** A page of the site, with its outboxes. */
export class Tab {
  readonly machine: Machine
  readonly fila: FilaDeTentativas
  readonly redacoes: EnvioDeRedacoes
  readonly simulados: EnvioDeSimulados
  readonly device: Device
  isOpen = true
  readonly #world: World

  constructor(machine: Machine, world: World) {
    this.machine = machine
    this.#world = world
    this.device = this.#device()
    const parts: OutboxParts = {
      device: this.device,
      // The calls have the types of the answers of the server above.
      http: {
        offers: () => true,
        call: (call: Call, input?: Input) => this.#call(call, input),
      } as OutboxParts['http'],
      session: { subscribe: () => () => undefined },
    }
    this.fila = new FilaDeTentativas(parts)
    this.redacoes = new EnvioDeRedacoes(parts)
    this.simulados = new EnvioDeSimulados(parts)
  }

  /** Runs work in this tab; where the tab is closed meanwhile, the result never arrives. */
  do<T>(work: () => Promise<T>): Promise<T> {
    return running.run(this, work)
  }

  /** Sends everything, as a page does when it is opened, at a sign-in, and when the network returns. */
  send(): void {
    void this.do(async () => {
      void this.fila.send()
      void this.redacoes.send()
      void this.simulados.send()
    })
  }

  async #call(call: Call, input: Input = {}): Promise<unknown> {
    const { owner } = this.machine
    // One turn for the request and one for the answer, because the network may be cut during either.
    await this.#world.turn(this)
    if (!this.machine.isOnline) throw new ApiError(0, undefined)
    const answer = this.#world.server.answer(call, owner, structuredClone(input))
    await this.#world.turn(this)
    if (!this.machine.isOnline) throw new ApiError(0, undefined)
    return answer
  }

  #device(): Device {
    const { machine } = this
    const turn = () => this.#world.turn(this)
    const read = (key: string) => structuredClone(machine.kept.get(key))
    const change = async (
      keys: readonly string[],
      next: (kept: unknown[]) => readonly unknown[],
    ) => {
      await turn()
      const values = structuredClone(next(keys.map(read)))
      const isKept = machine.store(keys.map((key, place) => [key, values[place]] as const))
      // The page may be closed before it learns the result.
      await turn()
      return isKept
    }
    const of = (owner: string): OwnDevice => ({
      read: async (name) => {
        await turn()
        return read(`${owner}/${name}`) as never
      },
      update: (name, to) => change([`${owner}/${name}`], ([kept]) => [to(kept as never)]),
      put: (name, value) => void machine.store([[`${owner}/${name}`, value]]),
    })
    return {
      owner: () => machine.owner,
      of,
      updateBoth: (owners, name, move) =>
        change(
          owners.map((owner) => `${owner}/${name}`),
          ([one, other]) => move(one as never, other as never),
        ),
    }
  }
}
