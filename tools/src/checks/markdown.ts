const FENCED = /^```.*?^```$/gms

/** A text without its blocks of code. */
const proseOf = (text: string): string => text.replaceAll(FENCED, '')

/** Where the links of a text lead inside the repository. */
export function linksOf(text: string): string[] {
  const prose = proseOf(text).replaceAll(/`[^`]*`/g, '')
  return [...prose.matchAll(/\]\((?<link>[^)\s]+)\)/g)].flatMap(({ groups }) => {
    const link = groups?.['link'] ?? ''
    return /^[a-z]+:/.test(link) ? [] : [link]
  })
}

/** What a text quotes that may be a path: it has a slash, but neither begins with one nor has a space. */
export function quotedOf(text: string): string[] {
  return [...proseOf(text).matchAll(/`(?<quoted>[^`\s]+)`/g)].flatMap(({ groups }) => {
    const quoted = groups?.['quoted'] ?? ''
    return /^[\w.][\w.-]*\//.test(quoted) && !quoted.includes('://') ? [quoted] : []
  })
}

/** The places of a text that a link may name: one for each heading, as GitHub and most others call them. */
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
