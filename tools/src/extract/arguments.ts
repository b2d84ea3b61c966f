import path from 'node:path'
import { parseArguments } from '../start/terminal.ts'

const USAGE =
  'Uso: npm run extract -- PROVA.pdf [--gabarito CHAVE.pdf] [--json SAIDA.json] [--images PASTA] [--debug PASTA]'

export interface ExtractArguments {
  prova: string
  /** A PDF, a text file, or the answers themselves: '1 D 2 C'. */
  gabarito: string | undefined
  /** Where the exam file goes; the terminal unless told. */
  json: string | undefined
  /** Where the pictures go: `figuras` beside the exam file unless told. */
  images: string | undefined
  /** Where pictures of the pages go, with what was seen on them. */
  debug: string | undefined
}

/** The arguments of `npm run extract`, their paths relative to `folder`. Throws a sentence for people. */
export function readExtractArguments(args: readonly string[], folder: string): ExtractArguments {
  const { positionals, values } = parseArguments(USAGE, {
    args,
    allowPositionals: true,
    options: {
      gabarito: { type: 'string' },
      json: { type: 'string' },
      images: { type: 'string' },
      debug: { type: 'string' },
    },
  })
  const [prova] = positionals
  if (prova === undefined || positionals.length > 1) throw new Error(USAGE)
  const resolved = (file: string | undefined) => file && path.resolve(folder, file)
  const json = resolved(values.json)
  return {
    prova: path.resolve(folder, prova),
    gabarito: values.gabarito,
    json,
    images: resolved(values.images) ?? (json && path.join(json, '../figuras')),
    debug: resolved(values.debug),
  }
}
