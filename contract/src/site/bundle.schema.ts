import { z } from 'zod'

/** A path of the site: words and `{id}`, separated by slashes. */
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

/** The manifest of a bundle's build (bundle.ts). Unknown fields, as a later version may have, are ignored. */
export const bundleManifest = z.object({
  name: z.string().regex(/^[a-z][a-z\d-]*$/),
  version: z.string().min(1),
  /** The commit that the bundle was built from; null for a build outside a repository. */
  commit: z.string().min(1).nullable(),
  /** The version of the contract that the bundle was built against. */
  contract: z.int().positive(),
  /** Only for a shell: the oldest contract version that the shell works with; its own version by default. */
  oldestContract: z.int().positive().exactOptional(),
  /** The paths of the site that the bundle serves; the shell has none. */
  remote: z
    .object({
      owner: z.string().min(1),
      exposes: z.literal('./entry'),
      paths: z.array(remotePath).min(1),
      /**
       * The file of the exposed module. It is there when a page that provides the singletons may import it without the
       * federation.
       */
      module: z
        .string()
        .regex(/^[\w./-]+\.js$/)
        .exactOptional(),
    })
    .exactOptional(),
})
