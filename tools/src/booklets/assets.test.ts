import { expect, it } from 'vitest'
import { readAssets } from './assets.ts'

const facesIn = (rules: string) =>
  [...rules.matchAll(/font-family: '(.+?)'; font-style: (\w+); font-weight: (\d+); src: (.{22})/g)]
    .map(([, ...face]) => face.join(' '))
    .toSorted()

const embedded = (face: string) => `${face} url(data:font/woff2;ba`

it('brings the styles, and every font as data', async () => {
  const { css, fonts, figureFonts } = await readAssets()
  expect(css).toContain('@page')
  const [regular, bold] = ['normal 400', 'normal 700'].map((face) =>
    embedded(`Atkinson Hyperlegible Next ${face}`),
  )
  expect(facesIn(figureFonts)).toEqual([regular, bold])
  expect(facesIn(fonts)).toEqual([
    embedded('Atkinson Hyperlegible Next italic 400'),
    embedded('Atkinson Hyperlegible Next italic 700'),
    regular,
    bold,
    embedded('Noto Sans Math normal 400'),
  ])
})
