import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import CssProperties from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import * as React from 'react'
import { afterAll, afterEach, expect, vi } from 'vitest'

// The test files of a worker share one page. Before each file the page is reset to that of a first visit and all
// modules are loaded again, so that no session, queue or client of the previous file is left.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()

// While a test waits for an element, errors do not contain the printed page, because printing costs more than the
// search. The page is printed once, when the element did not appear.
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

function elementError(message: string | null, container: Element): Error {
  const said = isWaiting() ? [message] : [message, prettyDOM(container)]
  const error = Object.assign(new Error(said.join('\n\n')), { name: 'TestingLibraryElementError' })
  // Removes this function from the stack, so that the line of the test comes first.
  error.stack = error.stack?.replace(/\n[^\n]*elementError[^\n]*/, '') ?? ''
  return error
}

// Returns a promise as in Chromium: an effect that returns it as its clean-up breaks the screen. Some test files have
// no page.
if (typeof Element !== 'undefined') {
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    writable: true,
    value: () => Promise.resolve(),
  })
}

// A busy machine must not make the test of a screen fail.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError })

// React records where each element was created, up to a number of elements a second. That is an error object for each
// of many thousands of elements, which no test here shows. This makes React believe that the number is reached.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
})

// Testing Library finds a role by its name and visibility. For that, happy-dom copies the style of each element with
// structuredClone, which took a quarter of the time of a screen's tests. The fields of a style are flat, so a shallow
// copy of each is the same.
CssProperties.prototype.clone = function clone(this: CssProperties) {
  const properties = Object.fromEntries(
    Object.entries(this.properties).map(([name, property]) => [name, { ...property }]),
  )
  const definedPropertyNames = { ...Object(Reflect.get(this, 'definedPropertyNames')) }
  return Object.assign(new CssProperties(), { properties, definedPropertyNames })
}

// Test files about the network run without a page.
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
  // happy-dom does not know <search>, and React would warn about it.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
  // happy-dom has neither `document.fonts` nor IndexedDB.
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

// A warning by React about a screen (a child without a key, an element where it is not allowed) makes the test fail.
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
// No test leaves its page, spies, stubs or fake timers to the next one.
afterEach(() => {
  cleanup()
  globalThis.document?.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
afterAll(async () => {
  console.error = write
  // A dialog that is still shown would close itself some seconds later, when the page may not exist any more.
  if (globalThis.document?.querySelector('.swal2-container')) {
    const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js')
    Swal.close()
  }
})
