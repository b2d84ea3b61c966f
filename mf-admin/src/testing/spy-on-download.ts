import { vi } from 'vitest'

/**
 * Returns a spy on `URL.createObjectURL`, whose calls hold the files that are given to the user. Clicking the download
 * link does nothing.
 */
export function spyOnDownload() {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
}
