import { createHash } from 'node:crypto'
import type { UserConfig } from 'vite'

/**
 * Names the classes of CSS modules by their sheet's content: bundles of several releases are on one page. Without the
 * line that Vite puts behind it: a sheet has a name once.
 */
export const scopedNames = {
  modules: {
    generateScopedName: (name, _file, css) =>
      `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 5)}`,
  },
} satisfies UserConfig['css']
