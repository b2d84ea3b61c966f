import { APP_MANIFEST_FILE, WORKER_FILE, type SiteSettings } from '@rumo/contract'
import { fileHeaders, pageHeaders, spellerHeaders, workerHeaders } from '../site/headers.ts'
import type { MappedPath } from './compose-site.ts'
import type { InlineHashes } from './inline-script.ts'

interface NginxInput {
  base: string
  settings: SiteSettings
  map: readonly MappedPath[]
  /** The hashes of what stands in the pages. */
  inline: InlineHashes
  /** The absolute path of the composed site. */
  folder: string
}

const WRITTEN =
  '# Written by `npm run compose` for nginx.conf; a change here is gone with the next one.\n'
/** The files that lie beside the bundles. */
const ALONE = [WORKER_FILE, APP_MANIFEST_FILE]
const DEFAULT_API_SERVERS = ['127.0.0.1:3000']

/**
 * What nginx.conf includes, by file name: the paths of the site, its headers, the API's servers. Throws
 * on a value that nginx would not take as it is.
 */
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
    // Not through mapBlock: its value is the part of the address that was matched.
    `map $uri $rumo_path {\n    ${quote(`~^${slashed}(?<rumo_rest>[^/]+/.+|${ALONE.map(literal).join('|')})$`)} $rumo_rest;\n}\n`,
  ].join('\n')
}

function headersFile({ settings, inline }: NginxInput): string {
  const files: Record<string, string> = fileHeaders
  const ofWorker = workerHeaders(settings)
  const speller: Record<string, string> = spellerHeaders
  return Object.entries(pageHeaders(settings, inline))
    .map(([name, value]) =>
      mapBlock('$rumo_kind', headerVariable(name), [
        ['api', ''],
        ['page', value],
        ['worker', ofWorker[name] ?? ''],
        ['speller', speller[name] ?? ''],
        ['default', files[name] ?? ''],
      ]),
    )
    .join('\n')
}

/**
 * A server that does not answer is left alone for a while, unless all others are too: one that was restarted
 * meanwhile is asked again while the next one is (docs/operations.md). With one alone nginx asks it each time.
 */
function apiFile({ servidores_da_api = DEFAULT_API_SERVERS }: SiteSettings): string {
  const hasOthers = servidores_da_api.length > 1
  const servers = [
    ...servidores_da_api.map((at) => `${at} max_fails=1 fail_timeout=5s`),
    ...(hasOthers ? servidores_da_api.map((at) => `${at} max_fails=0 backup`) : []),
  ].map((server) => `    server ${server};\n`)
  // The zone: what one of nginx's processes found out about a server, all of them know.
  return `upstream rumo_api {\n    zone rumo_api 64k;\n${servers.join('')}    keepalive 32;\n}\n`
}

/** The variable of a header in nginx.conf. */
export const headerVariable = (name: string) => `$rumo_${name.toLowerCase().replaceAll('-', '_')}`

function mapBlock(
  from: string,
  to: string,
  entries: readonly (readonly [string, string])[],
): string {
  const lines = entries.map(([key, value]) => `    ${quote(key)} ${quote(value)};\n`)
  return `map ${from} ${to} {\n${lines.join('')}}\n`
}

/** A path of the table as a regular expression; `{id}` is any segment, a slash at its end no difference. */
function pattern(base: string, sitePath: string): string {
  const segments = sitePath.split('/').filter(Boolean)
  const expected = segments.map((segment) => (segment.startsWith('{') ? '[^/]+' : literal(segment)))
  return `~^${literal(base)}${expected.join('/')}${expected.length > 0 ? '/?' : ''}$`
}

const literal = (text: string) => text.replaceAll(/[^\w/-]/g, String.raw`\$&`)

/** nginx knows no way to write a dollar sign that begins no variable. */
function quote(text: string): string {
  if (/["\n]|\$(?!$)|\\$/.test(text)) {
    throw new Error(`"${text}" não pode ser escrito na configuração do nginx.`)
  }
  return `"${text}"`
}
