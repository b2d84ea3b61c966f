import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryObserverOptions,
} from '@tanstack/react-query'

/**
 * A client whose `invalidateQueries` also repeats requests that are loading for the first time. The library itself
 * would wait for their answer and keep it, although it may be older than the change. After it is unmounted, the client
 * keeps nothing: the library would hold every answer for five more minutes, and each mount of a remote has a client of
 * its own.
 */
export class FreshQueryClient extends QueryClient {
  /**
   * No automatic retry: the user starts retries. Queries also run offline, because a server on the local network still
   * answers.
   */
  constructor(queries: Pick<QueryObserverOptions, 'staleTime'> = {}) {
    super({ defaultOptions: { queries: { retry: false, networkMode: 'always', ...queries } } })
  }

  override async invalidateQueries<Key extends readonly unknown[]>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    await this.cancelQueries(filters)
    await super.invalidateQueries(filters, options)
  }

  override unmount(): void {
    super.unmount()
    void this.#forget()
  }

  /**
   * Waits a moment, because the screens are unmounted after their provider. Cancelled requests have settled when the
   * cache is cleared.
   */
  async #forget(): Promise<void> {
    await Promise.resolve()
    await this.cancelQueries()
    this.clear()
  }
}
