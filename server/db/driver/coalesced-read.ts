/**
 * Coalesces concurrent reads. A caller that arrives during a read gets the result of the next read, because the running
 * one may have read its data before the call.
 */
export class CoalescedRead<Result> {
  readonly #read: () => Promise<Result>
  #current: Promise<Result> | undefined
  #next: Promise<Result> | undefined

  constructor(read: () => Promise<Result>) {
    this.#read = read
  }

  /** Returns the result of a read that began after this call. */
  result(): Promise<Result> {
    if (this.#current === undefined) return this.#start()
    this.#next ??= this.#current
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.#start()
      })
    return this.#next
  }

  #start(): Promise<Result> {
    const result = this.#read()
    this.#current = result
    const clear = (): void => {
      if (this.#current === result) this.#current = undefined
    }
    result.then(clear, clear)
    return result
  }
}
