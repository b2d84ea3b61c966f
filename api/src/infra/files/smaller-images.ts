import { LARGURA_MENOR } from '@rumo/contract/figura-menor'
import { join } from 'node:path'
import { hashIn, KEY } from './file-keys.ts'
import type { FolderDriver } from './folder-driver.ts'
import { shrinkImage, UnusableImageError } from './redraw-image.ts'
import type { StoredFile } from './stored-file.ts'
import { unlessMissing } from './unless-missing.ts'

const IMAGE = /\.(?:png|jpg|webp)$/
/**
 * Copies are made one at a time, and take turns with the images that administrators send. With a longer queue
 * administrators would wait too long.
 */
const MOST_WAITING = 20

/** The smaller copies of the images in a folder. Each is made once, however many requests wait for it. */
export class SmallerImages {
  readonly #driver: FolderDriver
  readonly #location: string
  readonly #making = new Map<string, Promise<boolean>>()
  /** The keys of images that have no smaller copy, so that they are not read again. */
  readonly #without = new Set<string>()

  constructor(driver: FolderDriver, location: string) {
    this.#driver = driver
    this.#location = location
  }

  /** The smaller copy of the image with this key; undefined if there is none. */
  async find(key: string): Promise<StoredFile | undefined> {
    if (!KEY.test(key) || !IMAGE.test(key)) return undefined
    const place = `${key}.menor`
    const found =
      (await unlessMissing(this.#driver.look(place))) ??
      ((await this.#make(key, place)) ? await this.#driver.look(place) : undefined)
    if (!found) return undefined
    return {
      type: 'image/webp',
      size: found.contentLength,
      hash: `${hashIn(key)}-${LARGURA_MENOR}`,
      savedAtMs: found.lastModified.getTime(),
      open: (range) => this.#driver.openRange(place, range),
    }
  }

  /** Makes the copy, unless too many other copies are waiting. Returns whether there is a copy. */
  async #make(key: string, place: string): Promise<boolean> {
    const known = this.#making.get(key)
    if (known) return known
    if (this.#without.has(key) || this.#making.size >= MOST_WAITING) return false
    const making = this.#shrink(key, place)
    this.#making.set(key, making)
    try {
      return await making
    } finally {
      this.#making.delete(key)
    }
  }

  async #shrink(key: string, place: string): Promise<boolean> {
    const content = await this.#draw(key)
    if (content) await this.#driver.put(place, content)
    else this.#without.add(key)
    return content !== undefined
  }

  async #draw(key: string): Promise<Buffer | undefined> {
    try {
      return await shrinkImage(join(this.#location, key))
    } catch (error) {
      // Images that were stored before Rumo decoded every image may be of a kind that browsers show but the library
      // cannot draw.
      if (error instanceof UnusableImageError) return undefined
      throw error
    }
  }
}
