import { expect, it } from 'vitest'
import { makeShakeable } from './lean-router.ts'

it('leaves nothing that holds on to a component that nobody uses', () => {
  const code = [
    'var NavLink = React10.forwardRef(',
    '  function NavLinkWithRef(props, ref) {}',
    ');',
    'NavLink.displayName = "NavLink";',
    '    FetcherForm2.displayName = "fetcher.Form";',
  ]
  expect(makeShakeable(code.join('\n')).split('\n')).toEqual([
    'var NavLink = /* @__PURE__ */ React10.forwardRef(',
    '  function NavLinkWithRef(props, ref) {}',
    ');',
    '',
    '    FetcherForm2.displayName = "fetcher.Form";',
  ])
})

it('says of its warnings that a page does without them', () => {
  const code = ['function warning(cond, message) {', '}', 'function warningOnce(key, cond) {', '}']
  expect(makeShakeable(code.join('\n')).split('\n')).toEqual([
    '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) {',
    '}',
    'function warningOnce(key, cond) {',
    '}',
  ])
})
