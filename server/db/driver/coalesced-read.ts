/**
 * Coalesces concurrent reads. A caller that comes during a read gets the result of the next one: the running one may have
 * read before the call.
 */
export class CoalescedRead<Answer> {
  readonly #ask: () => Promise<Answer>
  #current: Promise<Answer> | undefined
  #next: Promise<Answer> | undefined

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask
  }

  /** @returns the result of a read that began after this call */
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
