import { inlineHash } from './inline-hashes.ts'

/** A stylesheet that stands in the page itself, for the first view waits for no file. */
export interface InlineStyle {
  /** The address of its file. */
  url: string
  text: string
}

/** An address in a stylesheet that is relative to its file. */
const RELATIVE = /url\((["']?)(?!["']|data:|[a-z]+:|[/#])([^)"']+)\1\)/g

/** Makes the text of a file's styles such that it means the same inside of any page. */
export function inlineStyle(url: string, text: string): InlineStyle {
  // Nothing in a stylesheet may end its element; CSS reads the escape as the same sign.
  const safe = text.replaceAll('</', String.raw`<\/`)
  const placed = safe.replaceAll(
    RELATIVE,
    (_all, _quote, file: string) => `url(${new URL(file, `http://site${url}`).pathname})`,
  )
  return { url, text: placed }
}

/** What a page's policy names these styles by, so that no other is taken. */
export const styleHash = ({ text }: InlineStyle) => inlineHash(text)
