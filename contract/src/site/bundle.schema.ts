import { z } from 'zod'

/** A path of the site: words and `{id}` between slashes. */
const sitePath = z.string().regex(/^\/$|^(?:\/(?:[a-z\d-]+|\{id\}))+$/)

const remotePath = z.object({
  path: sitePath,
  guard: z.enum(['none', 'visitante', 'session', 'corretor', 'administrador']),
  wayOut: z.string().min(1).exactOptional(),
  screen: z
    .string()
    .regex(/^[a-z\d-]+$/)
    .exactOptional(),
  isOnDevice: z.literal(true).exactOptional(),
})

/** The manifest of a bundle's build (bundle.ts); unknown later fields are ignored. */
export const bundleManifest = z.object({
  name: z.string().regex(/^[a-z][a-z\d-]*$/),
  version: z.string().min(1),
  /** The commit that it was built from; null outside a repository. */
  commit: z.string().min(1).nullable(),
  /** The version of the contract that it was built against. */
  contract: z.int().positive(),
  /** For a shell: the oldest version that it works with; its own, unless it says so. */
  oldestContract: z.int().positive().exactOptional(),
  /** The bundle's part of the site; the shell has none. */
  remote: z
    .object({
      owner: z.string().min(1),
      exposes: z.literal('./entry'),
      paths: z.array(remotePath).min(1),
    })
    .exactOptional(),
})
