/** By how much of the files there are the modules that a tool read may differ. */
const MOST_DIFFERENCE = 0.05

/**
 * Says of which packages a tool read too few or too many modules for the files that there are, both as paths from
 * the root on: a tool that has stopped reading our TypeScript finds nothing wrong in it.
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
