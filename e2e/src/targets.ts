import type { Page } from '@playwright/test'

/** The least width and height of a target for a finger, in px. */
const FINGER_PX = 44
/** The least height of a link in a line of text. */
const INLINE_PX = 24

/**
 * The targets of a page that are too small for a finger, with their text and size: less than 44 px wide or high, unless
 * a larger element around them, or their label, does the same. A link in a text needs only the height of its line, 24 px.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ finger, inline }) => {
      const TARGETS = 'a[href], button, input, select, textarea, summary'
      const isSmall = (element: Element) => {
        const boxes = [element, ...((element as HTMLInputElement).labels ?? [])]
        element.scrollIntoView({ block: 'center', inline: 'nearest' })
        const rect = element.getBoundingClientRect()
        const x = rect.x + rect.width / 2
        const y = rect.y + rect.height / 2
        const reaches = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy)
          return boxes.some((box) => box.contains(hit))
        }
        const { display, lineHeight } = getComputedStyle(element)
        const around = element.parentElement?.textContent?.trim()
        const isAmongWords = display === 'inline' && around !== element.textContent?.trim()
        if (isAmongWords) return Math.max(parseFloat(lineHeight), rect.height) < inline
        const away = finger / 2 - 1
        const isWhole = boxes.some((box) => {
          const { width, height } = box.getBoundingClientRect()
          return Math.min(width, height) >= finger - 0.5
        })
        if (isWhole) return false
        const isWide = rect.width >= finger - 0.5 || (reaches(away, 0) && reaches(-away, 0))
        const isHigh = rect.height >= finger - 0.5 || (reaches(0, away) && reaches(0, -away))
        return !(isWide && isHigh)
      }
      return Array.from(document.querySelectorAll(TARGETS))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[inert]') && isSmall(element))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          const words = element.getAttribute('aria-label') ?? element.textContent?.trim()
          return `${element.localName}.${element.className} ${words?.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`
        })
    },
    { finger: FINGER_PX, inline: INLINE_PX },
  )
