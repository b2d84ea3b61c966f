import type { Plugin } from 'vite'

const NAMING = /^\w+\.displayName = "\w+";$/gm
const COMPONENT = /^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm
const WARNING = /^(?=function warning\()/gm
const DEV_WARNINGS = 'var ENABLE_DEV_WARNINGS = true;'

/**
 * Lets the bundler leave out the components of React Router that is not used: names that are assigned, for
 * the developer tools alone, and calls that nothing marks as pure hold on to NavLink, Form and all that
 * stands behind them, 2 KB for every visitor. What it warns of in the console and explains on its error page is
 * for the developer too, and is 1 KB more.
 */
export const leanRouter = (): Plugin => ({
  name: 'rumo:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/\w+\/[^/]+\.mjs$/ },
    handler: (code) => ({ code: makeShakeable(code), map: null }),
  },
})

/** Only statements of a module's own level begin a line: those that can be left out. */
export function makeShakeable(code: string): string {
  return code
    .replaceAll(NAMING, '')
    .replaceAll(COMPONENT, '$1/* @__PURE__ */ $2')
    .replaceAll(WARNING, '/* @__NO_SIDE_EFFECTS__ */ ')
    .replace(DEV_WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
}
