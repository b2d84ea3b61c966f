// This import must be the first one: pdf.mjs puts pdf.js into a global, from which the viewer takes it.
import 'pdfjs-dist'
import { FindState, type EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { Search } from '../reading.ts'

/**
 * Searches the text of an open PDF. `onChange` receives each new state of the search, and null when the search ends.
 */
export class PdfSearch {
  readonly #bus: EventBus
  readonly #onChange: (search: Search | null) => void
  #query = ''
  #isOn = false

  constructor(bus: EventBus, onChange: (search: Search | null) => void) {
    this.#bus = bus
    this.#onChange = onChange
    bus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: Matches }) =>
      this.#found(matchesCount),
    )
    bus.on('updatefindcontrolstate', (event: { state: number; matchesCount: Matches }) =>
      this.#found(event.matchesCount, event.state === FindState.NOT_FOUND),
    )
  }

  /** Marks every match of a text and scrolls to the first one. An empty text ends the search. */
  start(query: string): void {
    this.#query = query
    if (query.trim() === '') return this.end()
    this.#tell({ status: 'pending', current: 0, total: 0 })
    this.#find({ type: '' })
  }

  /** Scrolls to the next match, or to the previous one. */
  goOn(backwards: boolean): void {
    if (this.#isOn) this.#find({ type: 'again', findPrevious: backwards })
  }

  end(): void {
    this.#bus.dispatch('findbarclose', { source: this })
    this.#tell(null)
  }

  #find(how: { type: string; findPrevious?: boolean }): void {
    this.#bus.dispatch('find', {
      source: this,
      query: this.#query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: false,
      matchDiacritics: false,
      ...how,
    })
  }

  #found({ current, total }: Matches, isOver = false): void {
    if (!this.#isOn) return
    const none = isOver && total === 0
    const status: Search['status'] = total > 0 ? 'found' : none ? 'none' : 'pending'
    this.#tell({ status, current, total })
  }

  #tell(search: Search | null): void {
    this.#isOn = search !== null
    this.#onChange(search)
  }
}

interface Matches {
  current: number
  total: number
}
