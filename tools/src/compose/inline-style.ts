import { inlineHash } from './inline-hashes.ts'

/** A stylesheet that is written into the page, so that the first view waits for no file. */
export interface InlineStyle {
  /** The address of its file. */
  url: string
  text: string
}

/** An address in a stylesheet that is relative to its file. */
const RELATIVE = /url\((["']?)(?!["']|data:|[a-z]+:|[/#])([^)"']+)\1\)/g

/** Changes the text of a stylesheet so that it means the same inside any page. */
export function inlineStyle(url: string, text: string): InlineStyle {
  // A `</` could end the style element. CSS reads the escaped form as the same characters.
  const safe = text.replaceAll('</', String.raw`<\/`)
  const placed = safe.replaceAll(
    RELATIVE,
    (_all, _quote, file: string) => `url(${new URL(file, `http://site${url}`).pathname})`,
  )
  return { url, text: placed }
}

/** The hash by which a page's policy allows these styles, and no others. */
export const styleHash = ({ text }: InlineStyle) => inlineHash(text)

/**
 * Writes styles into the page, followed by a disabled link to their file. A script that needs the file finds the link
 * and requests nothing. If the browser refuses the inline styles, because the page's policy is of another release, the
 * shell enables the link (shell/src/refused-styles.ts). Chromium's preload scanner fetches a disabled stylesheet too,
 * but none of another medium.
 */
export const inlined = ({ url, text }: InlineStyle) =>
  `<style>${text}</style><link rel="stylesheet" crossorigin href="${url}" media="not all" disabled>`

/**
 * The fonts of texts, which have `font-display: swap`. A font without another one that stands in for it until it has
 * loaded is for content that few first views have.
 */
export const fontsIn = ({ text }: InlineStyle) =>
  [...text.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .filter(([face]) => /font-display:\s*swap/.test(face))
    .flatMap(([face]) => /url\(([^)"']+\.woff2)\)/.exec(face)?.[1] ?? [])
