import path from 'node:path'
import type { Source } from '../house/sources.ts'
import { problemsOfDiagrams } from './diagrams.ts'
import { problemsOfLength } from './docs-length.ts'
import { anchorsOf, linksOf, quotedOf } from './markdown.ts'

/** The files that the docs are checked against. */
export interface Repository {
  /** Every file, by its path from the root on. */
  files: readonly string[]
  /** The Markdown among them. */
  docs: readonly Source[]
  /** The files whose comments may cite a page of docs/. */
  sources: readonly Source[]
}

/** The problems of the docs: links, paths and citations of what does not exist, and texts that are too long. */
export function problemsOfDocs({ files, docs, sources }: Repository): string[] {
  const exists = existsAmong(files)
  const anchors = new Map(docs.map(({ file, text }) => [file, anchorsOf(text)]))
  return [
    ...docs.flatMap((doc) => problemsOfLinks(doc, exists, anchors)),
    ...docs.flatMap((doc) => problemsOfPaths(doc, exists, files)),
    ...[...docs, ...sources].flatMap((source) => problemsOfCitations(source, exists)),
    ...docs.flatMap(problemsOfDiagrams),
    ...problemsOfIndexes(docs),
    ...foldersWithoutReadme(files, exists),
    ...problemsOfLength(docs),
  ]
}

type Exists = (pattern: string) => boolean

/** Whether there is such a file or folder, or one that such a pattern matches. */
function existsAmong(files: readonly string[]): Exists {
  const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))
  return (pattern) =>
    /[*{]/.test(pattern)
      ? [...known].some((one) => one.startsWith(headOf(pattern)) && path.matchesGlob(one, pattern))
      : known.has(pattern)
}

/** The literal beginning of a pattern: comparing it first is cheaper than matching. */
const headOf = (pattern: string) => pattern.split(/[*{]/, 1)[0] ?? ''

function foldersOf(file: string): string[] {
  const parts = file.split('/')
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'))
}

function problemsOfLinks(
  { file, text }: Source,
  exists: Exists,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return linksOf(text).flatMap((link) => {
    const [place = '', anchor] = link.split('#')
    const target = place === '' ? file : path.join(path.dirname(file), place).replace(/\/$/, '')
    if (!exists(target)) return [`${file}: ${link} leads to nothing`]
    const isThere = anchor === undefined || (anchors.get(target)?.has(anchor) ?? true)
    return isThere ? [] : [`${file}: ${link} leads to no heading`]
  })
}

/** Quoted paths that do not exist. They may begin at the root or, in a folder's README, in that folder. */
function problemsOfPaths(
  { file, text }: Source,
  exists: Exists,
  files: readonly string[],
): string[] {
  const roots = new Set(files.filter((one) => one.includes('/')).map((one) => one.split('/')[0]))
  const folder = /^(?<folder>[\w-]+)\/README\.md$/.exec(file)?.groups?.['folder']
  return quotedOf(text).flatMap((quoted) => {
    const [first] = quoted.split('/')
    const isOwn = folder !== undefined && files.some((one) => one.startsWith(`${folder}/${first}/`))
    const isOfRoot = roots.has(first)
    if (!isOwn && !isOfRoot) return []
    const pattern = quoted.replace(/\/$/, '').replaceAll(/<[^>]+>|NNN|…/g, '*')
    // A build makes these files.
    if (/\/dist\b/.test(quoted)) return []
    const isThere = (isOwn && exists(`${folder}/${pattern}`)) || (isOfRoot && exists(pattern))
    return isThere ? [] : [`${file}: there is no ${quoted}`]
  })
}

const CITED = /(?<!\w\/)docs\/[\w/-]+\.(?:md|json)|\bADR (?<adr>\d{3})\b/g

/** Pages of docs/ and ADRs that a comment or a sentence names and that do not exist. */
function problemsOfCitations({ file, text }: Source, exists: Exists): string[] {
  return [...text.matchAll(CITED)].flatMap(({ 0: cited, groups }) => {
    const adr = groups?.['adr']
    return exists(adr ? `docs/adr/${adr}-*.md` : cited) ? [] : [`${file}: there is no ${cited}`]
  })
}

/** The README of a folder of pages must name each page. */
function problemsOfIndexes(docs: readonly Source[]): string[] {
  return ['docs/product', 'docs/decisions'].flatMap((folder) => {
    const index = docs.find(({ file }) => file === `${folder}/README.md`)?.text ?? ''
    const named = new Set(linksOf(index))
    return docs
      .filter(({ file }) => path.dirname(file) === folder && !file.endsWith('/README.md'))
      .filter(({ file }) => !named.has(path.basename(file)))
      .map(({ file }) => `${file}: its index does not name it`)
  })
}

const foldersWithoutReadme = (files: readonly string[], exists: Exists): string[] =>
  files
    .filter((file) => /^[\w-]+\/package\.json$/.test(file))
    .map((file) => path.dirname(file))
    .filter((folder) => !exists(`${folder}/README.md`))
    .map((folder) => `${folder}: there is no README`)
