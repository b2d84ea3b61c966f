import { expect, it } from 'vitest'
import { makeShakeable } from './lean-router.ts'

it('leaves nothing that holds on to a component that is not used', () => {
  const code = [
    'var NavLink = React10.forwardRef(',
    '  function NavLinkWithRef(props, ref) {}',
    ');',
    'NavLink.displayName = "NavLink";',
    '    FetcherForm2.displayName = "fetcher.Form";',
    'var MemoizedDataRoutes = React3.memo(DataRoutes2);',
  ]
  expect(makeShakeable(code.join('\n')).split('\n')).toEqual([
    'var NavLink = /* @__PURE__ */ React10.forwardRef(',
    '  function NavLinkWithRef(props, ref) {}',
    ');',
    '',
    '    FetcherForm2.displayName = "fetcher.Form";',
    'var MemoizedDataRoutes = /* @__PURE__ */ React3.memo(DataRoutes2);',
  ])
})

it('says of its warnings that a page does without them', () => {
  const code = [
    'var ENABLE_DEV_WARNINGS = true;',
    'function warning(cond, message) {',
    '}',
    'function warningOnce(key, cond) {',
    '}',
  ]
  expect(makeShakeable(code.join('\n')).split('\n')).toEqual([
    'var ENABLE_DEV_WARNINGS = false;',
    '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) {',
    '}',
    'function warningOnce(key, cond) {',
    '}',
  ])
})
