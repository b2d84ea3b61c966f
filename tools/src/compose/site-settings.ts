import type { SiteSettings } from '@rumo/contract'
import { siteSettings } from '@rumo/contract/schemas/site'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Reads a site's settings. Throws a message for the user that names the file and every missing or wrong key. */
export async function readSiteSettings(file: string): Promise<SiteSettings> {
  const result = siteSettings.safeParse(await readJson(file), { error: expectationOf })
  if (result.success) return result.data
  throw new Error(`${file} não serve:\n${result.error.issues.flatMap(linesOf).join('\n')}`)
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'uma lista entre [ e ]',
  object: 'um grupo de chaves entre { e }',
  string: 'um texto entre aspas',
}

/** The message for a wrong value, where the schema itself has none. */
function expectationOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = `deve ser ${TYPES[issue.expected] ?? issue.expected}`
      return issue.input === undefined ? `falta: ${expected}` : expected
    }
    case 'invalid_value':
      return `deve ser um destes: ${issue.values.join(', ')}`
    case 'too_small':
      return issue.origin === 'array' ? 'deve ter pelo menos um item' : 'não pode ficar em branco'
    default:
      return undefined
  }
}

const lineOf = (path: readonly PropertyKey[], words: string) =>
  `- ${path.length === 0 ? 'o arquivo' : z.core.toDotPath(path)}: ${words}`

/** A line for each key that is missing or wrong, with its place. */
function linesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [lineOf(issue.path, issue.message)]
  const { shape } = issue.path[0] === 'faculdade' ? siteSettings.shape.faculdade : siteSettings
  const known = Object.keys(shape).join(', ')
  return issue.keys.map((key) =>
    lineOf([...issue.path, key], `não existe; as chaves daqui são ${known}`),
  )
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause)
    if (!(cause instanceof SyntaxError)) {
      throw new Error(`${file} não pode ser lido: ${words}`, { cause })
    }
    const [, line, column] = /line (\d+) column (\d+)/.exec(words) ?? []
    const place = line ? `: confira a linha ${line}, perto da coluna ${column}` : ''
    throw new Error(`${file} não é JSON${place}`, { cause })
  }
}
