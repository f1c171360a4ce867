/** What a process of the benchmark can be asked over its channel; anything else is left to whoever else listens. */
export type Answers = Record<string, (details: never) => unknown>

interface Question {
  question?: string
  details?: unknown
}

/** Answers the questions of the process that started this one (see child.ts). */
export function answer(answers: Answers): void {
  process.on('message', async ({ question = '', details }: Question) => {
    const found = answers[question]
    if (found) process.send?.({ question, answer: await found(details as never) })
  })
}
