import { SINGLETONS } from '@rumo/contract'
import path from 'node:path'
import { build, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * Finds which lazy screens of a bundle use each module. Only the bundler knows that: who imports one thing of a package's
 * index does not use all the others, and the bundler leaves those out. An extra build finds it, without the plugins and
 * settings of the remote. In it, each lazy module has a chunk, and so has each set of them for what they share.
 */
export async function screensByModule(root: string, entry: string) {
  const first = path.join(root, entry)
  const chunks = await chunksOf(root, first)
  const withImports = (chunk: Chunk) => closure(chunk, chunks)
  const start = [...chunks.values()].find((one) => one.facadeModuleId === first)
  if (!start) throw new Error(`${entry} has no chunk.`)
  const files = new Set([...withImports(start)].flatMap((one) => one.dynamicImports))
  const screens = new Set<string>()
  const users = new Map<string, Set<string>>()
  const shared = new Set<string>()
  for (const lazy of chunks.values()) {
    const { facadeModuleId: id, fileName, moduleIds: own } = lazy
    if (id === null) for (const one of own) shared.add(one)
    if (id === null || lazy === start) continue
    if (files.has(fileName)) screens.add(id)
    for (const { moduleIds } of withImports(lazy))
      for (const used of moduleIds) users.set(used, (users.get(used) ?? new Set()).add(id))
  }
  return {
    /** The first module of each screen: what the entry loads later. */
    screens: screens as ReadonlySet<string>,
    /** The screens that use a module, by their first modules: none for what only later parts of them use. */
    screensOf: (id: string): readonly string[] =>
      [...(users.get(id) ?? [])].filter((one) => screens.has(one)),
    /** Whether several screens or later parts use a module, and none has it in its own chunk. */
    isShared: (id: string): boolean => shared.has(id),
  }
}

/** The chunks of a bundle, by the names of their files. What comes from the shell is left out. */
async function chunksOf(root: string, input: string): Promise<ReadonlyMap<string, Chunk>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input,
        external: [...SINGLETONS],
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })
  if (!('output' in built)) throw new Error('One output was expected.')
  const chunks = built.output.filter((one) => one.type === 'chunk')
  return new Map(chunks.map((one) => [one.fileName, one]))
}

/** A chunk and all that it imports, directly or through others. */
function closure(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const found = new Set([chunk])
  for (const { imports } of found)
    for (const file of imports) {
      const imported = chunks.get(file)
      if (imported) found.add(imported)
    }
  return found
}
