import type { Rolldown } from 'vite'

/**
 * Has V8 compile all functions of a file off the main thread, while the file comes. Otherwise it compiles each function
 * when it is called first, and the page waits: on a slow phone 50 to 90 ms for what React needs to start. Other browsers
 * see a comment. The file must be one of which a page calls much as it starts, and must have no dynamic import: Vite
 * writes a line above everything then, and V8 looks for the comment in the first line alone.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const calledOnLoad =
  (file: string) =>
  ({ name }: Rolldown.RenderedChunk): string =>
    name === file ? '//# allFunctionsCalledOnLoad' : ''
