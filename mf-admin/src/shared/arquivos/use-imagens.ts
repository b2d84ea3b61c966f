import { useQueries } from '@tanstack/react-query'
import { fetchArquivo } from './fetch-arquivo.ts'

/** A transparent pixel, shown while an image loads. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Returns a function that gives the address to show for each image. Images are fetched with the token, because those of
 * drafts are for administrators only, and become `data:` addresses, which the page's policy (CSP) allows.
 */
export function useImagens(urls: readonly string[]): (url: string) => string {
  const wanted = [...new Set(urls)]
  const images = useQueries({
    queries: wanted.map((url) => ({
      queryKey: ['imagem', url],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        readAsDataUrl(await fetchArquivo(url, signal)),
      // The address contains the hash of the content, so an image never changes.
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
