import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zipOf } from '../../testing/zip.ts'
import { ArchiveError, openExamArchive } from './exam-archive.ts'

const MB = 1_000_000

function ranged(bytes: Buffer) {
  return {
    size: bytes.byteLength,
    open: async ({ start, end }: { start: number; end: number }) =>
      Readable.from([bytes.subarray(start, end + 1)]),
  }
}

const open = (files: Parameters<typeof zipOf>[0]) => openExamArchive(ranged(zipOf(files)))

describe('openExamArchive', () => {
  it.for([
    ['prova.json', 'rampa.png', 'rampa.png'],
    ['prova.json', 'figuras/rampa.png', 'rampa.png'],
    ['azul/prova.JSON', 'azul/figuras/rampa.png', 'rampa.png'],
    ['azul/prova.json', 'azul/imagens/rampa.png', 'imagens/rampa.png'],
  ] as const)('gives of %s the image at %s by the name %s', async ([exam, path, name]) => {
    const archive = await open([
      { name: exam, content: '{}' },
      { name: path, content: 'figura' },
      { name: '__MACOSX/._prova.json', content: 'x' },
    ])
    expect(await archive.exam()).toBe('{}')
    expect(archive.find(name)).toBe(path)
    expect((await archive.read(path)).toString()).toBe('figura')
    expect(archive.find('outra.png')).toBeUndefined()
  })

  it.for([
    ['no exam file', [{ name: 'a.png', content: '' }]],
    [
      'two',
      [
        { name: 'a.json', content: '{}' },
        { name: 'b.json', content: '{}' },
      ],
    ],
    ['a name that leads out of it', [{ name: '../prova.json', content: '{}' }]],
    [
      'more than all may have',
      [
        { name: 'prova.json', content: '{}' },
        ...Array.from({ length: 11 }, (_, at) => ({
          name: `${at}.png`,
          content: '',
          says: 10 * MB,
        })),
      ],
    ],
    [
      'too many files',
      Array.from({ length: 1001 }, (_, at) => ({ name: `${at}.png`, content: '' })),
    ],
    [
      'too many folders',
      [
        { name: 'prova.json', content: '{}' },
        ...Array.from({ length: 1000 }, (_, at) => ({ name: `d${at}/`, content: '' })),
      ],
    ],
    [
      'one name too often',
      [
        { name: 'prova.json', content: '{}' },
        ...Array.from({ length: 1000 }, () => ({ name: '__MACOSX/.a', content: '' })),
      ],
    ],
  ])('takes none with %s', async ([, files]) => {
    await expect(open(files as Parameters<typeof zipOf>[0])).rejects.toBeInstanceOf(ArchiveError)
  })

  it('inflates nothing that says that it is too long', async () => {
    const archive = await open([
      { name: 'prova.json', content: '{}', says: 1.5 * MB + 1 },
      { name: 'a.png', content: '', says: 10 * MB + 1 },
    ])
    await expect(archive.exam()).rejects.toBeInstanceOf(ArchiveError)
    await expect(archive.read('a.png')).rejects.toBeInstanceOf(ArchiveError)
  })

  it('ends what inflates to more than it says', async () => {
    const archive = await open([{ name: 'prova.json', content: Buffer.alloc(5 * MB), says: 2 }])
    await expect(archive.exam()).rejects.toBeInstanceOf(ArchiveError)
  })

  it('inflates no more than all may have, however often it is asked', async () => {
    const archive = await open([
      { name: 'prova.json', content: '{}' },
      { name: 'a.png', content: '', says: 10 * MB },
    ])
    for (let at = 0; at < 10; at++) await expect(archive.read('a.png')).rejects.toThrow('Broken')
    await expect(archive.read('a.png')).rejects.toThrow('Too long')
  })

  it('takes none whose files lie over each other', async () => {
    const zip = zipOf(
      Array.from({ length: 3 }, (_, at) => ({
        name: `${at}.${at === 0 ? 'json' : 'png'}`,
        content: randomBytes(5000),
      })),
    )
    // In the archive's directory, all files begin where the first one does, and each is as long as all of them.
    for (
      let at = zip.indexOf('PK\u0001\u0002');
      at !== -1;
      at = zip.indexOf('PK\u0001\u0002', at + 1)
    ) {
      zip.writeUInt32LE(15_000, at + 20)
      zip.writeUInt32LE(0, at + 42)
    }
    await expect(openExamArchive(ranged(zip))).rejects.toBeInstanceOf(ArchiveError)
  })

  it('throws nothing else, whatever the bytes are', async () => {
    const whole = zipOf([{ name: 'prova.json', content: '{"questoes":[]}' }])
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: whole.byteLength - 1 }), fc.nat({ max: 255 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.nat({ max: whole.byteLength }),
        async (changes, length) => {
          const bytes = Buffer.from(whole.subarray(0, length))
          for (const [at, value] of changes) if (at < length) bytes[at] = value
          const read = async () => (await openExamArchive(ranged(bytes))).exam()
          const said = await read().catch((error: unknown) => error)
          expect(typeof said === 'string' || said instanceof ArchiveError).toBe(true)
        },
      ),
      { numRuns: runs(150) },
    )
  })
})
