import { vi } from 'vitest'
import type { Reading } from '../features/leitor/reading.ts'

const READING: Reading = { page: 1, pages: 6, scale: 1, search: null, trouble: null }

/** What a screen asks of an open PDF, of 6 pages unless told. */
export function fakePdfView(reading: Partial<Reading> = {}) {
  const shown = { ...READING, ...reading }
  return {
    subscribe: () => () => {},
    snapshot: () => shown,
    goTo: vi.fn(),
    zoomIn: vi.fn(),
    zoomOut: vi.fn(),
    fitWidth: vi.fn(),
    search: vi.fn(),
    searchOn: vi.fn(),
    endSearch: vi.fn(),
    retry: vi.fn(),
    scroll: vi.fn(),
    save: vi.fn(() => Promise.resolve()),
    destroy: vi.fn(),
  }
}
