import { AsyncLocalStorage } from 'node:async_hooks'
import {
  redacoesEnviadas,
  tentativas,
  type Call,
  type Input,
  type LoteDeTentativas,
} from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { VISITANTE, type Device, type OwnDevice } from './device.ts'
import { FilaDeTentativas } from './fila.ts'
import type { OutboxParts } from './outbox.ts'
import { EnvioDeRedacoes } from './redacoes.ts'
import { EnvioDeSimulados } from './simulados.ts'

/** A step of some tab that waits for its turn. */
interface Waiting {
  tab: Tab
  goOn: () => void
}

/** What two devices of some accounts go through, one step at a time, in an order that is drawn. */
export class World {
  readonly server = new Server()
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

  /** Ends a tab in the middle of what it does: none of it goes on. */
  kill(tab: Tab): void {
    tab.isOpen = false
    this.#waiting = this.#waiting.filter((one) => one.tab !== tab)
    tab.machine.locks.leave(tab)
    tab.machine.tabs[tab.machine.tabs.indexOf(tab)] = this.open(tab.machine)
  }

  /** Ends once it is drawn; never for a tab that was closed. */
  turn(tab: Tab): Promise<void> {
    return new Promise((goOn) => {
      if (tab.isOpen) this.#waiting.push({ tab, goOn })
    })
  }

  /** Lets one of those that wait go on; false where none does. */
  async step(): Promise<boolean> {
    const [next] = this.#waiting.splice(this.#draw(this.#waiting.length), 1)
    next?.goOn()
    // All that follows without a turn has run then.
    await new Promise((resolve) => setImmediate(resolve))
    return next !== undefined
  }

  async settle(): Promise<void> {
    while (await this.step());
  }
}

/** Each record once for each `chave`, from the first who brings it, as the API keeps them. */
class Server {
  readonly tentativas = new Map<string, { owner: string; id_questao: number }>()
  readonly redacoes = new Map<string, { owner: string; texto: string }>()
  /** The cards that ended each simulado. */
  readonly encerrados = new Map<number, unknown>()

  answer(call: Call, owner: string, { params, body }: Input): unknown {
    if (owner === VISITANTE) throw new ApiError(401, undefined)
    if (call === tentativas.send) return this.#receive(owner, body as LoteDeTentativas)
    if (call === redacoesEnviadas.send) {
      const { chave, texto } = body as { chave: string; texto: string }
      if (!this.redacoes.has(chave)) this.redacoes.set(chave, { owner, texto })
      return { id: [...this.redacoes.keys()].indexOf(chave) + 1 }
    }
    const { id } = params as { id: number }
    if (!this.encerrados.has(id)) this.encerrados.set(id, body)
    return { questoes: [corrigida(this.encerrados.get(id))], encerrado_em: ENCERRADO_EM }
  }

  #receive(owner: string, { tentativas: batch }: LoteDeTentativas) {
    for (const { chave, id_questao } of batch) {
      if (!this.tentativas.has(chave)) this.tentativas.set(chave, { owner, id_questao })
    }
    return { recebidas: batch.map(({ chave }) => chave), recusadas: [] }
  }
}

const ENCERRADO_EM = '2026-03-01T11:59:59.000Z'

/** What a simulado's only question came to, by the card that ended it. */
function corrigida(cartao: unknown) {
  const { marcacoes } = cartao as { marcacoes: { id_alternativa: number | null }[] }
  const prova = { id: 1, nome: 'Prova', vestibular: null }
  const written = { id: 4, id_prova: 1, texto: '', alternativas: [], referencias: [] }
  const marcada = marcacoes[0]?.id_alternativa ?? null
  return { ...written, materia: null, prova, marcada, resultado: 'certa' }
}

/** Of which tab the code is that runs: locks are asked of the browser, without saying so. */
const running = new AsyncLocalStorage<Tab>()

interface Asked {
  name: string
  tab: Tab
  begin: () => void
  isHeld: boolean
}

/** Locks as a browser has them (the Web Locks API), each device its own. */
class Locks {
  #queue: Asked[] = []

  request<T>(name: string, tab: Tab, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const entry: Asked = {
        name,
        tab,
        isHeld: false,
        begin: () => queueMicrotask(() => void run()),
      }
      const run = async () => {
        try {
          resolve(await running.run(tab, work))
        } catch (cause) {
          reject(cause)
        }
        this.#remove((one) => one === entry)
      }
      this.#queue.push(entry)
      this.#beginNext(name)
    })
  }

  /** What a closed tab held or waited for is the next one's. */
  leave(tab: Tab): void {
    this.#remove((one) => one.tab === tab)
  }

  #remove(isGone: (one: Asked) => boolean): void {
    const names = new Set(this.#queue.filter(isGone).map(({ name }) => name))
    this.#queue = this.#queue.filter((one) => !isGone(one))
    for (const name of names) this.#beginNext(name)
  }

  #beginNext(name: string): void {
    const next = this.#queue.find((one) => one.name === name)
    if (!next || next.isHeld) return
    next.isHeld = true
    next.begin()
  }
}

/** Stands in for the browser's locks: `navigator.locks` of whichever tab runs. */
export const locks = {
  request: <T>(name: string, work: () => Promise<T>) => {
    const tab = running.getStore()
    if (!tab) throw new Error('This asks for a lock in no tab.')
    return tab.machine.locks.request(name, tab, work)
  },
}

/** A device: what it keeps, who is signed in there, and in which state it is. */
export class Machine {
  readonly kept = new Map<string, unknown>()
  readonly locks = new Locks()
  readonly tabs: Tab[] = []
  owner = VISITANTE
  isOnline = true
  isFull = false

  /** What waits here of an owner under a name. */
  waiting(owner: string, name: string): { chave: string }[] {
    return (this.kept.get(`${owner}/${name}`) ?? []) as { chave: string }[]
  }

  /** Stores values, all or none: a full device stores nothing that is longer. */
  store(changes: readonly (readonly [key: string, value: unknown])[]): boolean {
    const isLonger = ([key, value]: (typeof changes)[number]) =>
      sizeOf(value) > sizeOf(this.kept.get(key))
    if (this.isFull && changes.some(isLonger)) return false
    for (const [key, value] of changes) this.kept.set(key, value)
    return true
  }
}

const sizeOf = (value: unknown) => JSON.stringify(value ?? null).length

/** A page of the site, with what sends from it. */
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
      // The calls that it makes have the types of what the server above answers.
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

  /** Does something in this tab; what it comes to may never be known. */
  do<T>(work: () => Promise<T>): Promise<T> {
    return running.run(this, work)
  }

  /** As each page does when it opens, at a sign-in, and when the network returns. */
  send(): void {
    void this.do(async () => {
      void this.fila.send()
      void this.redacoes.send()
      void this.simulados.send()
    })
  }

  async #call(call: Call, input: Input = {}): Promise<unknown> {
    const { owner } = this.machine
    // A turn on the way there, and one on the way back: the network may be cut on both.
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
      // The page may be closed before it hears of it.
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
