import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import CssProperties from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import * as React from 'react'
import { afterAll, afterEach, expect, vi } from 'vitest'

// The test files of a worker share one page. Before each it is made as a visitor's first one, and modules are
// loaded anew: a session, a queue or a client of the file before is not the file's own.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()

// While one waits for an element, the page is printed once, when it did not come: it costs more than to look.
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

function elementError(message: string | null, container: Element): Error {
  const said = isWaiting() ? [message] : [message, prettyDOM(container)]
  const error = Object.assign(new Error(said.join('\n\n')), { name: 'TestingLibraryElementError' })
  // Where it was thrown is the test's line, not this one.
  error.stack = error.stack?.replace(/\n[^\n]*elementError[^\n]*/, '') ?? ''
  return error
}

// As Chromium has it: an effect that gives it away as its clean-up breaks the screen. Some files have no page.
if (typeof Element !== 'undefined') {
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    writable: true,
    value: () => Promise.resolve(),
  })
}

// A machine that is busy with something else is no failure of a screen.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError })

// React remembers for each element where it was made, up to a number a second: an error for each of many thousands,
// of which nothing here is shown. It takes that number for reached.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
})

// A role is looked for by name and visibility, for which happy-dom copies the style of each element that is asked
// for, by structuredClone: a quarter of the time of a screen's tests. A style is flat, so a flat copy is the same.
CssProperties.prototype.clone = function clone(this: CssProperties) {
  const properties = Object.fromEntries(
    Object.entries(this.properties).map(([name, property]) => [name, { ...property }]),
  )
  const definedPropertyNames = { ...Object(Reflect.get(this, 'definedPropertyNames')) }
  return Object.assign(new CssProperties(), { properties, definedPropertyNames })
}

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
  // happy-dom does not know <search>, of which React would warn.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
  // happy-dom has none.
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  })
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    writable: true,
    value: new IDBFactory(),
  })
}

// What React finds wrong with a screen (a child without a key, an element where none may be) is a fault of the screen.
const found: unknown[] = []
const write = console.error
console.error = (...said: unknown[]) => {
  if (said.some((part) => typeof part === 'string' && part.includes('react.dev/link')))
    found.push(said)
  write(...said)
}
afterEach(() => {
  expect(found.splice(0)).toEqual([])
})
// No test leaves its page, its spies, its stubs or its clock to the next one.
afterEach(() => {
  cleanup()
  globalThis.document?.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
afterAll(async () => {
  console.error = write
  // A message that is still shown goes by itself some seconds later, when there may be no page any more.
  if (globalThis.document?.querySelector('.swal2-container')) {
    const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js')
    Swal.close()
  }
})
