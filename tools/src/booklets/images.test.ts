import { describe, expect, it } from 'vitest'
import { dataUrls } from './images.ts'

describe('dataUrls', () => {
  it('gives a drawing the font of its lettering, and leaves a photograph as it is', () => {
    const urls = dataUrls(
      new Map([
        [
          'a.svg',
          { content: Buffer.from('<svg width="1"><title>A</title></svg>'), extension: 'svg' },
        ],
        ['b.png', { content: Buffer.from('<svg>'), extension: 'png' }],
      ]),
      '@font-face {}',
    )
    const contentOf = (name: string) => {
      const [type, content = ''] = (urls.get(name) ?? '').split(';base64,')
      return [type, Buffer.from(content, 'base64').toString()]
    }

    expect(contentOf('a.svg')).toEqual([
      'data:image/svg+xml',
      '<svg width="1"><style>@font-face {}</style><title>A</title></svg>',
    ])
    expect(contentOf('b.png')).toEqual(['data:image/png', '<svg>'])
  })
})
