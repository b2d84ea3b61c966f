import { useQueries } from '@tanstack/react-query'
import { fetchArquivo } from './fetch-arquivo.ts'

/** Of one pixel, for an image that is still on its way. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Gives what an `<img>` may show for each image: fetched with the token, as those of drafts are there for
 * administrators alone, and as `data:`, which the page's policy lets be shown.
 */
export function useImagens(urls: readonly string[]): (url: string) => string {
  const wanted = [...new Set(urls)]
  const images = useQueries({
    queries: wanted.map((url) => ({
      queryKey: ['imagem', url],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        readAsDataUrl(await fetchArquivo(url, signal)),
      // An address holds the hash of its content.
      staleTime: Infinity,
    })),
  })
  const found = new Map(wanted.map((url, index) => [url, images[index]]))
  return (url) => {
    const image = found.get(url)
    if (image?.isError) return 'data:,'
    return image?.data ?? BLANK
  }
}

async function readAsDataUrl(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(reader.result as string))
  reader.addEventListener('error', () => reject(reader.error))
  reader.readAsDataURL(blob)
  return promise
}
