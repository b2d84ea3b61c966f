/** The result of one mutant. */
export interface Outcome extends Excerpt {
  /** The path from the root of the repository, with slashes. */
  file: string
  lineNumber: number
  becomes: string
  status: string
  testsCompleted: number
}

/** A place in a source by its text, because line numbers change. */
interface Excerpt {
  /** The line on which the place begins. */
  line: string
  /** The code that the mutant changes. */
  code: string
}

interface Place {
  line: number
  column: number
}

/** The code between two places of a source; the second one is not included. Lines and columns count from 1. */
export function excerptOf(source: string, { start, end }: { start: Place; end: Place }): Excerpt {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const line = lines[0] ?? ''
  const last = lines.length - 1
  const code = lines
    .map((text, at) => text.slice(0, at === last ? end.column - 1 : undefined))
    .map((text, at) => text.slice(at === 0 ? start.column - 1 : 0))
  return { line: line.trim(), code: onOneLine(code.join('\n')) }
}

/** Code without line breaks and indents, which a formatter changes. */
export const onOneLine = (code: string) => code.trim().replaceAll(/\s+/g, ' ')
