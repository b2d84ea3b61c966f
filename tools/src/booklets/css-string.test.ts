import { describe, expect, it } from 'vitest'
import { cssString } from './css-string.ts'

describe('cssString', () => {
  it('lets no text end it or the style element', () => {
    expect(cssString('a" } </style> \\ b')).toBe(String.raw`"a\22  } \3c /style> \5c  b"`)
  })
})
