import { createHash } from 'node:crypto'

/** What may stand in the pages themselves, by hashes of its text. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The hash by which a page's policy names a text that stands in it. */
export const inlineHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The hashes of the scripts that stand in the shell's index.html: what must run before the first paint. */
export const scriptHashes = (template: string) =>
  [...template.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => inlineHash(text))
