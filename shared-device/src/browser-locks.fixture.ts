interface Asked<Tab> {
  name: string
  tab: Tab
  begin: () => void
  isHeld: boolean
}

/** Locks as in the Web Locks API of a browser; each device has its own. */
export class Locks<Tab> {
  #queue: Asked<Tab>[] = []

  request<T>(name: string, tab: Tab, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const entry: Asked<Tab> = {
        name,
        tab,
        isHeld: false,
        begin: () => queueMicrotask(() => void run()),
      }
      const run = async () => {
        try {
          resolve(await work())
        } catch (cause) {
          reject(cause)
        }
        this.#remove((one) => one === entry)
      }
      this.#queue.push(entry)
      this.#beginNext(name)
    })
  }

  /** Closes a tab: the locks that it held or waited for go to the next in the queue. */
  leave(tab: Tab): void {
    this.#remove((one) => one.tab === tab)
  }

  #remove(isGone: (one: Asked<Tab>) => boolean): void {
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
