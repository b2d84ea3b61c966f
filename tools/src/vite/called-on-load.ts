import type { Rolldown } from 'vite'

/**
 * Gives a file of the bundle a first line that tells V8 to compile all its functions in the background while the file
 * is still loading. Without it, V8 compiles each function when it is first called, and the page waits. Other browsers
 * ignore the line. It pays for a file that calls most of its functions as the page starts. The file must have no dynamic
 * import: Vite would write a line above this one, and V8 reads only the first.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const calledOnLoad =
  (file: string) =>
  ({ name }: Rolldown.RenderedChunk): string =>
    name === file ? '//# allFunctionsCalledOnLoad' : ''
