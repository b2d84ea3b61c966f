import { ApiError, http, session } from '@rumo/shared-auth'

/** Whether the API itself serves a file. The token must go nowhere else. */
export const isOfApi = (url: string) => http.fileUrl(url).startsWith(http.fileUrl(''))

/**
 * Fetches a file of the API with the user's token. Files of drafts need it, and an `<img>` or a link does not send one.
 * Rejects with an ApiError.
 */
export async function fetchArquivo(url: string, signal?: AbortSignal): Promise<Blob> {
  const token = isOfApi(url) ? session.token() : null
  try {
    const answer = await fetch(http.fileUrl(url), {
      ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
      ...(signal && { signal }),
    })
    if (!answer.ok) throw new ApiError(answer.status, undefined)
    return await answer.blob()
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiError) throw cause
    throw new ApiError(0, undefined, { cause })
  }
}
