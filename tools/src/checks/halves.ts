/** A part of the repository that is checked by itself. */
export interface Part {
  name: string
  /** Whether a file, by its path from the root, belongs to this part. */
  has: (file: string) => boolean
  /** Whether the result of checking this part may depend on a file. */
  reads: (file: string) => boolean
}

const OF_PAGES = /^(?:contract|shared-\w+|shell|mf-\w+)\//
const OF_BUNDLES = /^(?:shell|mf-\w+)\/src\//
/** Files in the folders of pages that belong to Node's program (tsconfig.node.json). */
const IN_NODE =
  /\/vite\.config\.ts$|^shared-auth\/src\/(?:api-server\.fixture|http[^/]*\.test)\.ts$|^shared-ui\/src\/tokens\.test\.ts$/

/** The files that configure the checks, and the installed packages. */
const isSetting = (file: string): boolean =>
  (!file.includes('/') && !file.endsWith('.md')) ||
  file.startsWith('tools/lint/') ||
  /^[\w-]+\/package\.json$/.test(file)

const isFixture = (file: string): boolean => file.startsWith('tools/fixtures/')

/**
 * The code that runs in a page and the code that runs in Node, as tsconfig.json divides them. No code of a page imports
 * Node's code (.dependency-cruiser.mjs: bundles-know-no-server), and no code of Node imports a bundle.
 */
export const HALVES: readonly Part[] = [
  {
    name: 'pages',
    has: (file) => OF_PAGES.test(file) && !IN_NODE.test(file),
    reads: (file) => OF_PAGES.test(file) || isSetting(file),
  },
  {
    name: 'node',
    has: (file) => !isFixture(file) && (!OF_PAGES.test(file) || IN_NODE.test(file)),
    reads: (file) => !OF_BUNDLES.test(file) && !isFixture(file) && !file.endsWith('.md'),
  },
]

/** The part that holds the violations planted for the rules of one tool. */
export const plantedIn = (folder: string): Part => {
  const isPlanted = (file: string) => file.startsWith(`tools/fixtures/${folder}/`)
  return { name: folder, has: isPlanted, reads: (file) => isPlanted(file) || isSetting(file) }
}
