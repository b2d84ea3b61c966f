import type { Plugin } from 'vite'

const NAMING = /^\w+\.displayName = "\w+";$/gm
const COMPONENT = /^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm
const WARNING = /^(?=function warning\()/gm
const DEV_WARNINGS = 'var ENABLE_DEV_WARNINGS = true;'

/**
 * Lets the bundler leave out the components of React Router that are not used, 2 KB for every visitor. Otherwise
 * NavLink, Form and all that they need are kept, because of names that are assigned only for developer tools and of
 * calls that nothing marks as pure. It also leaves out warnings in the console and explanations on the error page, 1 KB
 * more, which are for developers.
 */
export const leanRouter = (): Plugin => ({
  name: 'rumo:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/\w+\/[^/]+\.mjs$/ },
    handler: (code) => ({ code: makeShakeable(code), map: null }),
  },
})

/** The patterns match only lines that are not indented: statements of the module itself, which can be left out. */
export function makeShakeable(code: string): string {
  return code
    .replaceAll(NAMING, '')
    .replaceAll(COMPONENT, '$1/* @__PURE__ */ $2')
    .replaceAll(WARNING, '/* @__NO_SIDE_EFFECTS__ */ ')
    .replace(DEV_WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
}
