import { APP_MANIFEST_FILE, WORKER_FILE, type SiteSettings } from '@rumo/contract'
import { fileHeaders, pageHeaders, spellerHeaders, workerHeaders } from '../site/headers.ts'
import type { MappedPath } from './compose-site.ts'
import type { InlineHashes } from './inline-hashes.ts'

interface NginxInput {
  base: string
  settings: SiteSettings
  map: readonly MappedPath[]
  /** The hashes of the scripts and styles inside the pages. */
  inline: InlineHashes
  /** The absolute path of the composed site. */
  folder: string
}

const WRITTEN =
  '# Written by `npm run compose` for nginx.conf; a change here is gone with the next one.\n'
/** Files in the root of the site, beside the folders of the bundles. */
const ROOT_FILES = [WORKER_FILE, APP_MANIFEST_FILE]
const DEFAULT_API_SERVERS = ['127.0.0.1:3000']

/** The files that nginx.conf includes, by name: paths, headers, API servers. Throws on a value that cannot be quoted. */
export function nginxFiles(input: NginxInput): Record<string, string> {
  return {
    'paths.conf': WRITTEN + pathsFile(input),
    'headers.conf': WRITTEN + headersFile(input),
    'api.conf': WRITTEN + apiFile(input.settings),
  }
}

function pathsFile({ base, map, folder }: NginxInput): string {
  const [slashed, bare] = [literal(base), literal(base.slice(0, -1))]
  const pages = map.map(({ path, page }) => [pattern(base, path), page] as const)
  return [
    mapBlock('""', '$rumo_folder', [['default', folder]]),
    mapBlock('$uri', '$rumo_leads_to', [[`~^(/|${bare})$`, base]]),
    mapBlock('$uri', '$rumo_page', pages),
    // Not by mapBlock, which would quote the value: here it is the matched part of the address.
    `map $uri $rumo_path {\n    ${quote(`~^${slashed}(?<rumo_rest>[^/]+/.+|${ROOT_FILES.map(literal).join('|')})$`)} $rumo_rest;\n}\n`,
  ].join('\n')
}

function headersFile({ settings, inline }: NginxInput): string {
  const files: Record<string, string> = fileHeaders
  const worker = workerHeaders(settings)
  const speller: Record<string, string> = spellerHeaders
  return Object.entries(pageHeaders(settings, inline))
    .map(([name, value]) =>
      mapBlock('$rumo_kind', headerVariable(name), [
        ['api', ''],
        ['page', value],
        ['worker', worker[name] ?? ''],
        ['speller', speller[name] ?? ''],
        ['default', files[name] ?? ''],
      ]),
    )
    .join('\n')
}

/**
 * With several servers, nginx skips one for 5 s after it did not answer. Each is also listed as a backup, which is asked
 * when all of them are skipped, so that they can be restarted one after the other (docs/operations.md). A single server
 * is always asked.
 */
function apiFile({ servidores_da_api = DEFAULT_API_SERVERS }: SiteSettings): string {
  const hasOthers = servidores_da_api.length > 1
  const servers = [
    ...servidores_da_api.map((at) => `${at} max_fails=1 fail_timeout=5s`),
    ...(hasOthers ? servidores_da_api.map((at) => `${at} max_fails=0 backup`) : []),
  ].map((server) => `    server ${server};\n`)
  // The zone shares the state of each server among the processes of nginx.
  return `upstream rumo_api {\n    zone rumo_api 64k;\n${servers.join('')}    keepalive 32;\n}\n`
}

/** The variable in nginx.conf that holds the value of a header. */
export const headerVariable = (name: string) => `$rumo_${name.toLowerCase().replaceAll('-', '_')}`

function mapBlock(
  from: string,
  to: string,
  entries: readonly (readonly [string, string])[],
): string {
  const lines = entries.map(([key, value]) => `    ${quote(key)} ${quote(value)};\n`)
  return `map ${from} ${to} {\n${lines.join('')}}\n`
}

/** A path of the remotes table as a regular expression: `{id}` matches any segment, and a slash at the end is optional. */
function pattern(base: string, sitePath: string): string {
  const segments = sitePath.split('/').filter(Boolean)
  const expected = segments.map((segment) => (segment.startsWith('{') ? '[^/]+' : literal(segment)))
  return `~^${literal(base)}${expected.join('/')}${expected.length > 0 ? '/?' : ''}$`
}

const literal = (text: string) => text.replaceAll(/[^\w/-]/g, String.raw`\$&`)

/** Throws on what nginx cannot read in quotes. It has no way to escape a `$`, which is allowed only at the end. */
function quote(text: string): string {
  if (/["\n]|\$(?!$)|\\$/.test(text)) {
    throw new Error(`"${text}" não pode ser escrito na configuração do nginx.`)
  }
  return `"${text}"`
}
