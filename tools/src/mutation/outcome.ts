/** The result of one mutant. */
export interface Outcome extends Excerpt {
  /** Relative to the repository, with slashes. */
  file: string
  lineNumber: number
  becomes: string
  status: string
  testsCompleted: number
}

/** A place in a source by its text, because line numbers change. */
interface Excerpt {
  /** The line on which it begins. */
  line: string
  /** What is changed. */
  code: string
}

interface Place {
  line: number
  column: number
}

/** What stands in a source from a place, lines and columns counted from 1, up to and without another one. */
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
