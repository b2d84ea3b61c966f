import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryObserverOptions,
} from '@tanstack/react-query'

/**
 * A client whose `invalidateQueries` asks anew for what is on its way for the first time as well: the library waits
 * for that answer, which may be older than the change, and keeps it. Unmounted, it keeps nothing: the library would hold
 * every answer for five more minutes, and each mount of a remote has a client of its own.
 */
export class FreshQueryClient extends QueryClient {
  /**
   * No automatic retry: the user asks for it. Queries also run offline, since a server on the local network still
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

  /** Later: the screens below leave after their provider, and what is cancelled settles by then. */
  async #forget(): Promise<void> {
    await Promise.resolve()
    await this.cancelQueries()
    this.clear()
  }
}
