const FENCED = /^```.*?^```$/gms

/** A text without its blocks of code. */
const proseOf = (text: string): string => text.replaceAll(FENCED, '')

/** The targets of the links in a text that lead inside the repository. */
export function linksOf(text: string): string[] {
  const prose = proseOf(text).replaceAll(/`[^`]*`/g, '')
  return [...prose.matchAll(/\]\((?<link>[^)\s]+)\)/g)].flatMap(({ groups }) => {
    const link = groups?.['link'] ?? ''
    return /^[a-z]+:/.test(link) ? [] : [link]
  })
}

/** The quoted words of a text that may be paths: they have a slash, but do not begin with one. */
export function quotedOf(text: string): string[] {
  return [...proseOf(text).matchAll(/`(?<quoted>[^`\s]+)`/g)].flatMap(({ groups }) => {
    const quoted = groups?.['quoted'] ?? ''
    return /^[\w.][\w.-]*\//.test(quoted) && !quoted.includes('://') ? [quoted] : []
  })
}

/** The anchors of a text that a link may name: one for each heading, formed as GitHub and most others do. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const { groups } of proseOf(text).matchAll(/^#+ (?<heading>.+)$/gm)) {
    const slug = slugOf(groups?.['heading'] ?? '')
    let anchor = slug
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`
    anchors.add(anchor)
  }
  return anchors
}

const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[(?<words>[^\]]*)\]\([^)]*\)/g, '$<words>')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
