/**
 * Asks one question for all who have it at a time. Who comes while an answer is under way gets the next one: the answer
 * may have been found before they came.
 */
export class CoalescedRead<Answer> {
  readonly #ask: () => Promise<Answer>
  #current: Promise<Answer> | undefined
  #next: Promise<Answer> | undefined

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask
  }

  /** @returns an answer that was found after this was called */
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
