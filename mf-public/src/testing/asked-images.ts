import { vi } from 'vitest'

/** The images that a script requests during this test, in their order. */
export function askedImages(): HTMLImageElement[] {
  const asked: HTMLImageElement[] = []
  class Asked extends Image {
    constructor() {
      super()
      asked.push(this)
    }
  }
  vi.stubGlobal('Image', Asked)
  return asked
}
