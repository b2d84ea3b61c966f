import { describe, expect, it } from 'vitest'
import { anchorsOf, linksOf, quotedOf } from './markdown.ts'

const CODE = '```sh\n[a](none.md) `api/none`\n# none\n```'

describe('linksOf', () => {
  it('gives the links of a text that stay in the repository', () => {
    const text =
      '[a](a.md) [b\nc](../b.md#d) [e](#f) [g](https://a.example) [h](mailto:a@b.example)'
    expect(linksOf(`${text}\n\`[i](i.md)\`\n${CODE}`)).toEqual(['a.md', '../b.md#d', '#f'])
  })
})

describe('quotedOf', () => {
  it('gives what may be a path', () => {
    const text = '`api/src/app.ts` `docs/` `/admin` `npm` `GET api/none` `http://a/b` `@rumo/a`'
    expect(quotedOf(`${text}\n${CODE}`)).toEqual(['api/src/app.ts', 'docs/'])
  })
})

describe('anchorsOf', () => {
  it('names each heading as GitHub does, and the second of a name apart', () => {
    const text = `# The \`npm start\`, [again](a.md)\n## Água fria\n## Twice\n### Twice\n${CODE}`
    expect([...anchorsOf(text)]).toEqual(['the-npm-start-again', 'água-fria', 'twice', 'twice-1'])
  })
})
