import { describe, expect, it } from 'vitest'
import { problemsOfDiagrams } from './diagrams.ts'

const problemsOf = (...lines: string[]) =>
  problemsOfDiagrams({ file: 'A.md', text: `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n` }).map(
    (problem) => problem.replace('A.md: a picture ', ''),
  )

describe('problemsOfDiagrams', () => {
  it('takes the forms that our pictures have', () => {
    const flow = [
      'subgraph page [One page]',
      'a[A: host]',
      'end',
      'a -->|loads| b[(SQLite)]',
      'b -.-> a',
    ]
    expect(problemsOf('flowchart LR', ...flow)).toEqual([])
    const sequence = ['participant B as Browser', 'B->>B: GET /rumo/', '', 'B-->>B: a page']
    expect(problemsOf('sequenceDiagram', ...sequence)).toEqual([])
    expect(problemsOfDiagrams({ file: 'A.md', text: '```sh\nflowchart\n```\n' })).toEqual([])
  })

  it.each([
    [['pie'], 'is of no kind that we draw: pie'],
    [['flowchart LR', 'a[A'], 'cannot be read at: a[A'],
    [['flowchart LR', 'a[A (b)]'], 'cannot be read at: a[A (b)]'],
    [['flowchart LR', 'a[A] --> b'], 'names b and does not say what it is'],
    [['flowchart LR', 'subgraph page [One page]'], 'has a subgraph without its end'],
    [['sequenceDiagram', 'A->>A: x'], 'names A and does not say what it is'],
    [['sequenceDiagram', 'participant A as A', 'A->A x'], 'cannot be read at: A->A x'],
  ])('refuses %j', (lines, problem) => {
    expect(problemsOf(...lines)).toContain(problem)
  })
})
