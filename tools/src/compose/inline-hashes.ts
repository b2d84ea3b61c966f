import { createHash } from 'node:crypto'

/** The hashes of the scripts and styles that pages may contain. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The hash of an inline script or style, as the Content-Security-Policy names it. */
export const inlineHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The hashes of the inline scripts in the shell's index.html, which run before the first paint. */
export const scriptHashes = (template: string) =>
  [...template.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => inlineHash(text))
