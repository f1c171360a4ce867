/** The result of a call and its response. */
export interface Reply<T> {
  data: T
  /** The response, for its status and headers; its body has already been read. */
  response: Response
}

/** The promise of a call's result. */
export class Call<T> extends Promise<T> {
  /** Makes `then`, `catch` and `finally` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise
  }

  readonly #reply: Promise<Reply<T>>

  constructor(reply: Promise<Reply<T>>) {
    super((resolve, reject) => {
      reply.then(({ data }) => resolve(data), reject)
    })
    this.#reply = reply
  }

  /** Returns the result and the `Response`, for its status and headers. */
  withResponse(): Promise<Reply<T>> {
    this.catch(() => undefined) // a failure rejects the returned promise, so this promise needs no handler
    return this.#reply.then((reply) => reply)
  }
}

/** How a response is read, which is decided one turn of the event loop after the call. */
export interface Reading {
  isStreamed: boolean
}

/** A promise for a file, text or a result of `request()`, which can be read as a whole or as a stream. */
export class Download<T> extends Call<T> {
  readonly #reading: Reading

  constructor(start: (reading: Reading) => Promise<Reply<T>>) {
    const reading = { isStreamed: false }
    super(start(reading))
    this.#reading = reading
  }

  /** Creates a `Download` of a file or text for a test double of a client. */
  static of<T extends string | Blob>(content: T): Download<T> {
    return new Download(async (reading) => {
      await undefined // delayed, as `stream` may be called in the meantime
      const data = reading.isStreamed ? new Blob([content]).stream() : content
      return { data: data as T, response: new Response() }
    })
  }

  /**
   * Returns the response as a stream, which is never completely in memory. Call this method immediately, instead of
   * awaiting the call. `timeoutMs` is then the timeout of each chunk.
   *
   * @example
   * await writeFile('contract.pdf', await workforce.documents.file(1).stream())
   */
  async stream(): Promise<ReadableStream<Uint8Array>> {
    this.#reading.isStreamed = true
    const { data } = await this.withResponse()
    if (data instanceof ReadableStream) return data
    throw new TypeError('stream() comes too late: call it where the call is made, and do not await that')
  }
}

/** One page of a list. */
export interface Page<T, Meta = { next_cursor: string | null }> {
  data: T[]
  /** The `cursor` of the next page; `null` on the last page. */
  nextCursor: string | null
  meta: Meta
}

/** The maximum number of items in a page, for callers that read all pages. */
const maxPageSize = 200

/**
 * The page of a list to request: the first, or the one at `cursor`, with up to `limit` items (the service has a
 * default).
 */
export interface PageRequest {
  cursor?: string
  limit?: number
}

type FetchPage<T, Meta> = (request: PageRequest) => Promise<Reply<Page<T, Meta>>>

/**
 * The promise of a list's first page. Iterating over it yields every item of all pages, in pages of 200 unless the
 * query has a `limit`.
 */
export class List<T, Meta = { next_cursor: string | null }> extends Call<Page<T, Meta>> {
  readonly #fetchPage: FetchPage<T, Meta>
  readonly #first: PageRequest

  constructor(fetchPage: FetchPage<T, Meta>) {
    const first: PageRequest = {}
    super(Promise.resolve().then(() => fetchPage(first))) // delayed, as `pages` may be called in the meantime
    this.#first = first
    this.#fetchPage = fetchPage
  }

  /** Creates a list of one page for a test double of a client. */
  static of<T, Meta = { next_cursor: string | null }>(
    data: T[],
    meta: Meta = { next_cursor: null } as Meta,
  ): List<T, Meta> {
    return new List(async () => ({ data: { data, nextCursor: null, meta }, response: new Response() }))
  }

  /**
   * Yields all pages, starting with the first. Each page is requested when the previous one has been consumed. With
   * `include_total`, only the first page has the total.
   */
  pages(): AsyncGenerator<Page<T, Meta>, void, undefined> {
    return this.#pages(maxPageSize)
  }

  /** Yields all items of all pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data
  }

  /**
   * Returns the items of all pages as an array.
   *
   * @param options - `max` is the maximum number of items to read; all by default
   */
  async toArray({ max = Number.POSITIVE_INFINITY }: { max?: number | undefined } = {}): Promise<T[]> {
    if (!(max >= 1)) {
      this.catch(() => undefined) // the caller does not await the first page
      throw new TypeError(`toArray: max must be at least 1, not ${max}`)
    }
    const items: T[] = []
    for await (const { data } of this.#pages(Math.min(Math.ceil(max), maxPageSize))) {
      items.push(...data)
      if (items.length >= max) break
    }
    return items.slice(0, max)
  }

  async *#pages(limit: number): AsyncGenerator<Page<T, Meta>, void, undefined> {
    this.#first.limit ??= limit // this still applies if the list is read immediately after its creation
    let page: Page<T, Meta> = await this
    yield page
    while (page.nextCursor !== null) {
      page = (await this.#fetchPage({ cursor: page.nextCursor, limit })).data
      yield page
    }
  }
}
