/** The result of a call and the response that carried it. */
export interface Reply<T> {
  data: T
  /** For its status and headers; the body has been read. */
  response: Response
}

/** The promise of a call's result. */
export class Call<T> extends Promise<T> {
  /** `then`, `catch` and `finally` return plain promises. */
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

  /** The result and the `Response` that carried it, for its status and headers. */
  withResponse(): Promise<Reply<T>> {
    this.catch(() => undefined) // a failure rejects the returned promise; this one needs no handler
    return this.#reply.then((reply) => reply)
  }
}

/** One page of a list. */
export interface Page<T, Meta = { next_cursor: string | null }> {
  data: T[]
  /** `cursor` of the next page, `null` on the last. */
  nextCursor: string | null
  meta: Meta
}

/** The promise of a list's first page. Iterating over it yields every item of all pages. */
export class List<T, Meta = { next_cursor: string | null }> extends Call<Page<T, Meta>> {
  readonly #fetchPage: (cursor: string) => Promise<Reply<Page<T, Meta>>>

  /** @param fetchPage - gets the first page, or the page at a cursor */
  constructor(fetchPage: (cursor?: string) => Promise<Reply<Page<T, Meta>>>) {
    super(fetchPage())
    this.#fetchPage = fetchPage
  }

  /** All pages, from the first. Each page is requested when the previous one has been consumed. */
  async *pages(): AsyncGenerator<Page<T, Meta>, void, undefined> {
    let page: Page<T, Meta> = await this
    yield page
    while (page.nextCursor !== null) {
      page = (await this.#fetchPage(page.nextCursor)).data
      yield page
    }
  }

  /** All items of all pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data
  }
}
