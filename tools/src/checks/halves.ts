/** A part of the repository that is checked by itself. */
export interface Part {
  name: string
  /** Whether a file, by its path from the root, is checked with it. */
  has: (file: string) => boolean
  /** Whether what is found in it may come from a file. */
  reads: (file: string) => boolean
}

const OF_PAGES = /^(?:contract|shared-\w+|shell|mf-\w+)\//
const OF_BUNDLES = /^(?:shell|mf-\w+)\/src\//
/** What lies there and belongs to Node's program (tsconfig.node.json). */
const IN_NODE =
  /\/vite\.config\.ts$|^shared-auth\/src\/(?:api-server\.fixture|http[^/]*\.test)\.ts$|^shared-ui\/src\/tokens\.test\.ts$/

/** The files that configure the checks, and the installed packages. */
const isSetting = (file: string): boolean =>
  (!file.includes('/') && !file.endsWith('.md')) ||
  file.startsWith('tools/lint/') ||
  /^[\w-]+\/package\.json$/.test(file)

const isFixture = (file: string): boolean => file.startsWith('tools/fixtures/')

/**
 * What runs in a page, and what runs in Node, as tsconfig.json has them. Nothing of a page comes from the other
 * (.dependency-cruiser.mjs: bundles-know-no-server), and nothing in Node from a bundle.
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

/** The violations that are planted for the rules of one tool. */
export const plantedIn = (folder: string): Part => {
  const isPlanted = (file: string) => file.startsWith(`tools/fixtures/${folder}/`)
  return { name: folder, has: isPlanted, reads: (file) => isPlanted(file) || isSetting(file) }
}
