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
