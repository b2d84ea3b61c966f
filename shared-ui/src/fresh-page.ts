import { configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

// The test files of a worker share one page. Before each it is made as a visitor's first one, and modules are
// loaded anew: a session, a queue or a client of the file before is not the file's own.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()

// A machine that is busy with something else is no failure of a screen.
configure({ asyncUtilTimeout: 20_000 })

// A file about the network runs without a page.
if (typeof document !== 'undefined') {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    writable: true,
    value: new IDBFactory(),
  })
}
