/** The share by which the modules that a tool read may differ from the files. */
const MOST_DIFFERENCE = 0.05

/**
 * Names the packages of which a tool read too few or too many modules, compared with the files (paths from the root).
 * A tool that can no longer read our TypeScript would find nothing wrong and pass.
 */
export function misread(
  packages: readonly string[],
  read: readonly string[],
  files: readonly string[],
): string[] {
  return packages.flatMap((name) => {
    const [modules, present] = [countIn(name, read), countIn(name, files)]
    const isWhole = present > 0 && Math.abs(modules - present) <= present * MOST_DIFFERENCE
    return isWhole ? [] : [`${modules} modules of ${name} were read, of ${present} files.`]
  })
}

function countIn(name: string, paths: readonly string[]): number {
  return paths.filter((path) => path.startsWith(`${name}/`)).length
}
