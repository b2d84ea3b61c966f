import { vi } from 'vitest'

/** What is given to the user as a file, by the calls of URL.createObjectURL; the page stays where it is. */
export function spyOnDownload() {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
}
