/**
 * Coalesces concurrent reads. A caller that arrives during a read gets the result of the next read, because the running
 * one may have read its data before the call.
 */
export class CoalescedRead<Answer> {
  readonly #ask: () => Promise<Answer>
  #current: Promise<Answer> | undefined
  #next: Promise<Answer> | undefined

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask
  }

  /** Returns the result of a read that began after this call. */
  answer(): Promise<Answer> {
    if (this.#current === undefined) return this.#start()
    this.#next ??= this.#current
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.#start()
      })
    return this.#next
  }

  #start(): Promise<Answer> {
    const answer = this.#ask()
    this.#current = answer
    const over = (): void => {
      if (this.#current === answer) this.#current = undefined
    }
    answer.then(over, over)
    return answer
  }
}
