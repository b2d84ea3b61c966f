import path from 'node:path'
import { parseArguments } from '../start/terminal.ts'

const USAGE =
  'Uso: npm run extract -- PROVA.pdf [--gabarito CHAVE.pdf] [--json SAIDA.json] [--images PASTA] [--debug PASTA]'

export interface ExtractArguments {
  prova: string
  /** A PDF, a text file, or the answers themselves: '1 D 2 C'. */
  gabarito: string | undefined
  /** Where the exam file is written; by default to the terminal. */
  json: string | undefined
  /** The folder for the pictures; by default `figuras` beside the exam file, if that is written to a file. */
  images: string | undefined
  /** The folder for pictures of the pages that show what was recognised on them. */
  debug: string | undefined
}

/** Reads the arguments of `npm run extract`. Their paths are relative to `folder`. Throws a message for the user. */
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
