import type { Page } from '@playwright/test'

/** The spacing that every text must bear (WCAG 2.2, 1.4.12). Formulas have a spacing of their own. */
const SPACED = `
  :not(math, math *, svg *) {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`

/**
 * Spaces the texts of a page, and gives what is then cut off or overlaps and was not before. The page is left as it
 * was.
 */
export const spacingTroubles = (page: Page): Promise<string[]> => page.evaluate(IN_PAGE)

/** A text on the page, with the boxes of its lines. */
interface Shown {
  node: Text
  boxes: readonly DOMRect[]
  /**
   * The element that the text stands on, if that scrolls by itself, stays in place while the page scrolls, or lies over
   * the page.
   */
  layer: Element | null
  isCut: boolean
}

async function measure(css: string): Promise<string[]> {
  const before = textsOf()
  const cutBefore = new Set(before.filter(({ isCut }) => isCut).map(({ node }) => node))
  const pairsBefore = overlapsOf(before)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const after = textsOf()
  const pairs = overlapsOf(after)
  const { scrollWidth, clientWidth } = document.documentElement
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1)
  return [
    ...after
      .filter(({ node, isCut }) => isCut && !cutBefore.has(node))
      .map(({ node }) => `cut off: ${wordsOf(node)}`),
    ...[...pairs]
      .filter(([one, others]) => [...others].some((other) => !pairsBefore.get(one)?.has(other)))
      .map(([one, others]) => `overlap: ${wordsOf(one)} / ${[...others].map(wordsOf).join(' / ')}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
  ]
}

function wordsOf(node: Text): string {
  return node.data.trim().slice(0, 40)
}

/** Every text that is visible or can be scrolled to, except those of a PDF, which stand where the PDF has them. */
function textsOf(): Shown[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const shown: Shown[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (node.data.trim() === '' || element.closest('math, svg, select, [inert], .textLayer'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 2 && box.height > 2)
    const clip = clipOf(element, boxes)
    if (clip === 'hidden' || boxes.length === 0) continue
    shown.push({ node, boxes, layer: layerOf(element), isCut: clip === 'cut' })
  }
  return shown
}

/**
 * Whether a text is clipped. An element that scrolls shows all of its text, and text for screen readers alone is
 * hidden. An excerpt counts as hidden too: it ends with an ellipsis wherever its lines end, and the whole text stands
 * on the page that it leads to.
 */
function clipOf(element: Element, boxes: readonly DOMRect[]): 'hidden' | 'cut' | 'whole' {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at)
    if (webkitLineClamp !== 'none') return 'hidden'
    if (/auto|scroll/.test(overflowX + overflowY)) return 'whole'
    const around = at.getBoundingClientRect()
    const isCut = (box: DOMRect) =>
      (overflowX !== 'visible' && (box.right > around.right + 1 || box.left < around.left - 1)) ||
      (overflowY !== 'visible' && (box.bottom > around.bottom + 2 || box.top < around.top - 2))
    if (overflowX === 'visible' && overflowY === 'visible') continue
    if (Math.min(around.width, around.height) < 3) return 'hidden'
    if (boxes.some(isCut)) return 'cut'
  }
  return 'whole'
}

function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position, overflowX, overflowY, backgroundColor } = getComputedStyle(at)
    // An element with a background of its own covers what is beneath it on purpose.
    const isOver = position === 'absolute' && !backgroundColor.startsWith('rgba')
    const isApart = /fixed|sticky/.test(position) || /auto|scroll/.test(overflowX + overflowY)
    if (isOver || isApart || at.localName === 'dialog') return at
  }
  return null
}

function areOver(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4
  )
}

/** For each text, the texts after it that it overlaps. A text that is cut off is folded away, and so not visible. */
function overlapsOf(all: readonly Shown[]): Map<Text, Set<Text>> {
  const shown = all.filter(({ isCut }) => !isCut)
  const found = new Map<Text, Set<Text>>()
  for (const [place, one] of shown.entries()) {
    const over = shown
      .slice(place + 1)
      .filter(({ layer, boxes }) => {
        return (
          layer === one.layer && boxes.some((box) => one.boxes.some((own) => areOver(own, box)))
        )
      })
      .map(({ node }) => node)
    if (over.length > 0) found.set(one.node, new Set(over))
  }
  return found
}

/** The script that runs in the page and gives the result of `measure`. */
const IN_PAGE = `(() => {
  ${[measure, wordsOf, textsOf, clipOf, layerOf, areOver, overlapsOf].join('\n')}
  return measure(${JSON.stringify(SPACED)})
})()`
