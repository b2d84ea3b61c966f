import { ApiError, http, session } from '@rumo/shared-auth'

/** Whether a file is the API's own: only there the token may go. */
export const isOfApi = (url: string) => http.fileUrl(url).startsWith(http.fileUrl(''))

/**
 * Fetches a file of the API as an administrator, for what is not published yet: an `<img>` or a link brings no
 * token. Rejects with an ApiError.
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
