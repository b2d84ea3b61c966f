import { expect, it } from 'vitest'
import { linkRefusedStyles } from './refused-styles.ts'

const PAGE =
  '<style>a{}</style><link rel="stylesheet" media="not all" disabled>' +
  '<style>b{}</style><link rel="stylesheet" media="not all" disabled>'

it('takes as a file what the page holds and the browser refused, and nothing else', () => {
  const page = new DOMParser().parseFromString(PAGE, 'text/html')
  const [taken, refused] = page.querySelectorAll('style')
  Object.defineProperty(taken, 'sheet', { value: {} })
  Object.defineProperty(refused, 'sheet', { value: null })
  linkRefusedStyles(page)
  const links = [...page.querySelectorAll('link')]
  expect(links.map((link) => link.hasAttribute('disabled'))).toEqual([true, false])
  expect(links.map((link) => link.media)).toEqual(['not all', ''])
})
