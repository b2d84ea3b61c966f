import { describe, expect, it } from 'vitest'
import { staticClosure } from './vite-manifest.ts'

const manifest = {
  entry: { file: 'entry.js', css: ['entry.css'], imports: ['shared'], dynamicImports: ['lazy'] },
  shared: { file: 'shared.js', imports: ['entry'], css: ['shared.css'] },
  lazy: { file: 'lazy.js', imports: ['shared'] },
}

describe('staticClosure', () => {
  it('follows static imports, each once, their styles first, and leaves out what is lazy', () => {
    expect(staticClosure(manifest, ['entry'])).toEqual({
      scripts: ['entry.js', 'shared.js'],
      styles: ['shared.css', 'entry.css'],
    })
  })

  it('gives nothing for a name that the build does not know', () => {
    expect(staticClosure(manifest, ['nothing'])).toEqual({ scripts: [], styles: [] })
  })
})
