/** A message between two processes: JSON, and bytes beside it. */
export interface Frame {
  head: unknown
  body: Buffer
}

/** How long each part of a frame may be, in bytes. */
export interface FrameLimits {
  head: number
  body: number
}

/** Two numbers before each frame: the lengths of its head and its body in bytes. */
const SIZES = 8

/** The bytes of a frame before its body; `bodyBytes` is the length of that. */
export function frameHead(head: object, bodyBytes = 0): Buffer {
  const json = Buffer.from(JSON.stringify(head))
  const sizes = Buffer.alloc(SIZES)
  sizes.writeUInt32BE(json.byteLength, 0)
  sizes.writeUInt32BE(bodyBytes, 4)
  return Buffer.concat([sizes, json])
}

/** The frames in a stream; throws a RangeError where one is too long, or the stream ends inside one. */
export async function* readFrames(
  stream: AsyncIterable<Uint8Array>,
  limits: FrameLimits,
): AsyncGenerator<Frame> {
  const bytes = takerOf(stream)
  for (let sizes = await bytes(SIZES); sizes; sizes = await bytes(SIZES)) {
    const [head, body] = [sizes.readUInt32BE(0), sizes.readUInt32BE(4)]
    if (head > limits.head || body > limits.body) throw new RangeError('A frame is too long')
    const [json, content] = [await bytes(head), await bytes(body)]
    if (!json || !content) throw new RangeError('A stream ended within a frame')
    yield { head: JSON.parse(json.toString()), body: content }
  }
}

/** Reads bytes from a stream, without keeping them twice; gives undefined at its end. */
function takerOf(
  stream: AsyncIterable<Uint8Array>,
): (count: number) => Promise<Buffer | undefined> {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (count) => {
    const taken = Buffer.allocUnsafe(count)
    let filled = 0
    while (filled < count) {
      if (rest.byteLength === 0) {
        const { done, value } = await chunks.next()
        if (done) break
        rest = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      }
      const copied = rest.copy(taken, filled)
      filled += copied
      rest = rest.subarray(copied)
    }
    if (filled < count && filled > 0) throw new RangeError('A stream ended within a frame')
    return filled < count ? undefined : taken
  }
}
