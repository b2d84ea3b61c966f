import { Readable } from 'node:stream'
import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Frame, frameHead, readFrames } from './frames.ts'

const LIMITS = { head: 1000, body: 1000 }

const anyFrame = fc.record({
  head: fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 20 }), { maxKeys: 3 }),
  body: fc.uint8Array({ maxLength: 300 }),
})

function written(frames: { head: object; body: Uint8Array }[]): Buffer {
  return Buffer.concat(
    frames.flatMap(({ body, head }) => [frameHead(head, body.byteLength), Buffer.from(body)]),
  )
}

/** Splits the bytes into pieces of this length, which need not end where a frame ends. */
function inPieces(bytes: Buffer, length: number): Readable {
  const count = Math.ceil(bytes.byteLength / length)
  return Readable.from(
    Array.from({ length: count }, (_, at) => bytes.subarray(at * length, (at + 1) * length)),
  )
}

async function readFramesOf(stream: Readable): Promise<Frame[]> {
  const frames: Frame[] = []
  for await (const frame of readFrames(stream, LIMITS)) frames.push(frame)
  return frames
}

describe('readFrames', () => {
  it('gives what was written, however it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyFrame, { maxLength: 5 }),
        fc.integer({ min: 1, max: 200 }),
        async (frames, length) => {
          const read = await readFramesOf(inPieces(written(frames), length))
          expect(read.map(({ head, body }) => ({ head, body: new Uint8Array(body) }))).toEqual(
            frames.map(({ head, body }) => ({ head: { ...head }, body })),
          )
        },
      ),
      { numRuns: runs(100) },
    )
  })

  it('throws where a stream ends within a frame', async () => {
    const whole = written([{ head: { a: 1 }, body: Buffer.from('abc') }])
    for (let length = 1; length < whole.byteLength; length += 1) {
      const reading = readFramesOf(inPieces(whole.subarray(0, length), 7))
      await expect(reading).rejects.toThrow('A stream ended within a frame')
    }
  })

  it.for([
    [{ a: 'x'.repeat(1000) }, 0],
    [{}, 1001],
  ] as const)('takes no frame that is too long, before it has come', async ([head, body]) => {
    const stream = inPieces(frameHead(head, body), 100)
    await expect(readFramesOf(stream)).rejects.toThrow('too long')
  })
})
