import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; `says` is the length that the archive's directory declares, which may be wrong. */
interface ZippedFile {
  name: string
  content: string | Uint8Array
  says?: number
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const DEFLATE = 8

export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, says } of files) {
    const bytes = Buffer.from(content)
    const deflated = deflateRawSync(bytes)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(DEFLATE, 4)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(deflated.byteLength, 14)
    about.writeUInt32LE(says ?? bytes.byteLength, 18)
    about.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([uint32(LOCAL), about, Buffer.from(name), deflated])
    const place = Buffer.concat([Buffer.alloc(10), uint32(offset)])
    directory.push(
      Buffer.concat([uint32(CENTRAL), Buffer.from([20, 0]), about, place, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.byteLength
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(list.byteLength, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, uint32(END), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
