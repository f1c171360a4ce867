/** What a call resolves to, together with the answer it came in. */
export interface Reply<T> {
  data: T
  /** Status and headers; its body has been read. */
  response: Response
}

/** The promise of a call's result. */
export class Call<T> extends Promise<T> {
  /** `then` and its kin answer plain promises. */
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

  /** The result together with the `Response` that it came in, for its status and headers. */
  withResponse(): Promise<Reply<T>> {
    this.catch(() => undefined) // who takes this promise need not handle the other one
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

/** The promise of a list's first page; iterated, it is every item of all pages. */
export class List<T, Meta = { next_cursor: string | null }> extends Call<Page<T, Meta>> {
  readonly #fetchPage: (cursor: string) => Promise<Reply<Page<T, Meta>>>

  /**
   * @param fetchPage - gets the first page, or the one of a cursor
   */
  constructor(fetchPage: (cursor?: string) => Promise<Reply<Page<T, Meta>>>) {
    super(fetchPage())
    this.#fetchPage = fetchPage
  }

  /** All pages, from the first; a page is requested when the one before it has been used. */
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
