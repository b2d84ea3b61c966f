import type { Source } from '../house/sources.ts'

// Mermaid's own parser is a library of 113 packages that needs a browser. So these are the few forms that our diagrams
// use. Any other form is an error. A new form may be added here after it has been seen drawn.
const ID = '[a-z]\\w*'
const LABEL = '(?:\\[[^\\][()|"]+\\]|\\[\\([^\\][()|"]+\\)\\])'
const NODE = new RegExp(`^(?<id>${ID})${LABEL}$`)
const SUBGRAPH = new RegExp(`^subgraph (?<id>${ID}) ${LABEL}$`)
const EDGE = new RegExp(
  `^(?<from>${ID})(?<ofFrom>${LABEL})? (?:-->|-\\.->)(?:\\|[^|]+\\|)? (?<to>${ID})(?<ofTo>${LABEL})?$`,
)
const PARTICIPANT = /^participant (?<id>\w+) as [^:;#]+$/
const MESSAGE = /^(?<from>\w+)--?>>(?<to>\w+): [^;#]+$/

/** The problems of the diagrams in a text: names that are not declared, and forms that we do not use. */
export function problemsOfDiagrams({ file, text }: Source): string[] {
  return [...text.matchAll(/^```mermaid\n(?<body>.*?)^```$/gms)].flatMap(({ groups }) => {
    const [kind = '', ...lines] = (groups?.['body'] ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    return problemsOfDiagram(kind, lines).map((problem) => `${file}: a picture ${problem}`)
  })
}

function problemsOfDiagram(kind: string, lines: readonly string[]): string[] {
  if (/^flowchart (?:LR|TB)$/.test(kind)) return problemsOfFlowchart(lines)
  if (kind === 'sequenceDiagram') return problemsOfSequence(lines)
  return [`is of no kind that we draw: ${kind}`]
}

function problemsOfFlowchart(lines: readonly string[]): string[] {
  const declared = new Set<string>()
  const named: string[] = []
  const unread: string[] = []
  let open = 0
  for (const line of lines) {
    const opened = SUBGRAPH.exec(line)?.groups
    const edge = EDGE.exec(line)?.groups
    const node = NODE.exec(line)?.groups
    if (opened?.['id']) open += 1
    else if (line === 'end') open -= 1
    else if (edge?.['from'] && edge['to']) {
      named.push(edge['from'], edge['to'])
      if (edge['ofFrom']) declared.add(edge['from'])
      if (edge['ofTo']) declared.add(edge['to'])
    } else if (node?.['id']) declared.add(node['id'])
    else unread.push(line)
  }
  const unknown = named.filter((id) => !declared.has(id))
  return [
    ...unread.map((line) => `cannot be read at: ${line}`),
    ...new Set(unknown.map((id) => `names ${id} and does not say what it is`)),
    ...(open === 0 ? [] : ['has a subgraph without its end']),
  ]
}

function problemsOfSequence(lines: readonly string[]): string[] {
  const declared = new Set<string>()
  return lines.flatMap((line) => {
    const participant = PARTICIPANT.exec(line)?.groups?.['id']
    if (participant) {
      declared.add(participant)
      return []
    }
    const message = MESSAGE.exec(line)?.groups
    if (!message) return [`cannot be read at: ${line}`]
    return [message['from'], message['to']]
      .filter((id) => !declared.has(id ?? ''))
      .map((id) => `names ${id} and does not say what it is`)
  })
}
