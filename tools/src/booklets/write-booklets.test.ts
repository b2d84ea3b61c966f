import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPrinter } from './print-booklet.ts'
import { writeBooklets } from './write-booklets.ts'

vi.mock('./print-booklet.ts', () => ({ openPrinter: vi.fn() }))

const bookletOf = (name: string, document: string) => ({ name, document, source: document })
const close = vi.fn(async () => undefined)
const printer = {
  print: vi.fn(async (document: string) => Buffer.from(`PDF of ${document}`)),
  [Symbol.asyncDispose]: close,
}

let folder: string
const write = (...booklets: ReturnType<typeof bookletOf>[]) =>
  writeBooklets(booklets, pathToFileURL(`${folder}/`))

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumo-booklets-'))
  vi.mocked(openPrinter).mockResolvedValue(printer)
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  await rm(folder, { recursive: true })
})

it('prints what changed since it was printed, and nothing else', async () => {
  await write(bookletOf('a.pdf', 'A'), bookletOf('b.pdf', 'B'))
  await write(bookletOf('a.pdf', 'A'), bookletOf('b.pdf', 'B, changed'))
  expect(printer.print.mock.calls.flat()).toEqual(['A', 'B', 'B, changed'])
  expect(await readFile(path.join(folder, 'b.pdf'), 'utf8')).toBe('PDF of B, changed')

  await write(bookletOf('a.pdf', 'A'), bookletOf('b.pdf', 'B, changed'))
  expect(openPrinter).toHaveBeenCalledTimes(2)
  expect(close).toHaveBeenCalledTimes(2)
})

it('removes the PDFs that are of no booklet any more, and nothing else', async () => {
  await writeFile(path.join(folder, 'README.md'), '')
  await write(bookletOf('a.pdf', 'A'), bookletOf('b.pdf', 'B'))
  await write(bookletOf('b.pdf', 'B'))
  expect((await readdir(folder)).toSorted()).toEqual(['README.md', 'b.pdf', 'booklets.json'])
  expect(
    Object.keys(JSON.parse(await readFile(path.join(folder, 'booklets.json'), 'utf8'))),
  ).toEqual(['b.pdf'])
})

it('closes the browser where printing fails', async () => {
  printer.print.mockRejectedValueOnce(new Error('no page'))
  await expect(write(bookletOf('a.pdf', 'A'))).rejects.toThrow('no page')
  expect(close).toHaveBeenCalledOnce()
})
