import { createHash } from 'node:crypto'
import type { UserConfig } from 'vite'

/**
 * Names the classes of CSS modules by the content of their stylesheet, because bundles of several releases meet on one
 * page. The number of the line, which Vite adds by default, is left out: a stylesheet has each name once.
 */
export const scopedNames = {
  modules: {
    generateScopedName: (name, _file, css) =>
      `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 5)}`,
  },
} satisfies UserConfig['css']
