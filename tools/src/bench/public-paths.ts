import { remotes } from '@rumo/contract'
import { isForVisitors } from '../compose/prerender-site.ts'

/** The paths that visitors may open, as the remotes table writes them: some with an `{id}`. */
export const publicPaths = (): string[] =>
  remotes
    .flatMap(({ paths }) => paths)
    .filter(({ guard }) => isForVisitors(guard))
    .map((one) => one.path)
