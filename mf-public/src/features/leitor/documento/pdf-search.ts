// First, because the viewer takes what it needs of pdf.js from where this puts it.
import 'pdfjs-dist/legacy/build/pdf.mjs'
import { FindState, type EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import type { Search } from '../reading.ts'

/** Searches the text of an open PDF; tells each change of what it found, null where nothing is searched for. */
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

  /** Marks every place of a text and leads to the first one; an empty text marks nothing. */
  start(query: string): void {
    this.#query = query
    if (query.trim() === '') return this.end()
    this.#tell({ status: 'pending', current: 0, total: 0 })
    this.#find({ type: '' })
  }

  /** Leads to the next place of the text that was searched for, or to the one before. */
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
