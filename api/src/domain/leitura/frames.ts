/** A message between two processes: a JSON value and, optionally, bytes. */
export interface Frame {
  head: unknown
  body: Buffer
}

/** The largest size of each part of a frame, in bytes. */
export interface FrameLimits {
  head: number
  body: number
}

/** Each frame begins with two 32-bit numbers: the lengths of its head and its body in bytes. */
const SIZES = 8

/** The bytes of a frame up to its body, which is `bodyBytes` long. */
export function frameHead(head: object, bodyBytes = 0): Buffer {
  const json = Buffer.from(JSON.stringify(head))
  const sizes = Buffer.alloc(SIZES)
  sizes.writeUInt32BE(json.byteLength, 0)
  sizes.writeUInt32BE(bodyBytes, 4)
  return Buffer.concat([sizes, json])
}

/** Reads the frames of a stream. Throws a RangeError if a frame is too long, or if the stream ends inside a frame. */
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

/** Gives a function that reads this many bytes from a stream, without buffering them twice; undefined at the end. */
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
