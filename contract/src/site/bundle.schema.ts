import { z } from 'zod'

/** A path of the site: words and `{id}` between slashes. */
const sitePath = z.string().regex(/^\/$|^(?:\/(?:[a-z\d-]+|\{id\}))+$/)

const remotePath = z.object({
  path: sitePath,
  guard: z.enum(['none', 'visitante', 'session', 'corretor', 'administrador']),
  wayOut: z.string().min(1).exactOptional(),
})

/** What a bundle's build says of itself (bundle.ts); later fields are left to those who know them. */
export const bundleManifest = z.object({
  name: z.string().regex(/^[a-z][a-z\d-]*$/),
  version: z.string().min(1),
  /** The commit that it was built from; null outside a repository. */
  commit: z.string().min(1).nullable(),
  /** The version of the contract that it was built against. */
  contract: z.int().positive(),
  /** Of a shell: the oldest version that it goes on with; its own, unless it says so. */
  oldestContract: z.int().positive().exactOptional(),
  /** What the bundle brings into the site; the shell brings nothing of its own. */
  remote: z
    .object({
      owner: z.string().min(1),
      exposes: z.literal('./entry'),
      paths: z.array(remotePath).min(1),
    })
    .exactOptional(),
})
