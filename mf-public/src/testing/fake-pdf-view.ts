import { vi } from 'vitest'
import type { Reading } from '../features/leitor/reading.ts'

const READING: Reading = { page: 1, pages: 6, scale: 1, search: null, trouble: null }

/** The part of an open PDF that a screen uses. It has 6 pages by default. */
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
