import { ConflictError, UnauthenticatedError, ValidationFailedError, WorkforceError } from '../../sdk/src/index.ts'
import type { Submission } from '../pages/form.ts'
import { text } from '../texts/english.ts'
import { FormProblem } from './form-problem.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** Whether the session has ended. A wrong password is another error. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof UnauthenticatedError && error.code.startsWith('token_')

export const hasCode = (error: unknown, code: string): boolean => error instanceof WorkforceError && error.code === code

/**
 * The response to an optional request of a page.
 *
 * @returns undefined when the API responds with 403 or 404
 */
export async function unlessRefused<T>(response: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await response
  } catch (error) {
    if (error instanceof WorkforceError && (error.status === 403 || error.status === 404)) return undefined
    throw error
  }
}

/**
 * The refused form with the problems of the API, each at its field. Fields have the names of the members of the body.
 *
 * @returns undefined when the failure does not concern the form
 */
export function refusedSubmission(form: SubmittedForm, error: unknown): Submission | undefined {
  if (error instanceof FormProblem) {
    const problems = { [error.field]: error.message }
    return { action: form.text('action'), values: form.values, message: text('console.refused.fields'), problems }
  }
  if (!(error instanceof WorkforceError) || error.status === undefined) return undefined
  if (error.status >= 500 || error.status === 404) return undefined
  const hasProblems = error instanceof ValidationFailedError || error instanceof ConflictError
  const problems = hasProblems ? error.errors : []
  const byField = new Map<string, string>()
  const rest: string[] = []
  for (const { path, message } of problems) {
    const name = findField(path, form)
    if (path.startsWith('path.')) rest.push(sentence(message))
    else if (name === undefined) rest.push(`${path.replace(/^body\./, '')}: ${message}`)
    else if (!byField.has(name)) byField.set(name, sentence(message))
  }
  const blockers = error instanceof ValidationFailedError ? error.blockers.map(({ message }) => message) : []
  return {
    action: form.text('action'),
    values: form.values,
    message: [refusalMessage(error, byField.size > 0), ...blockers, ...rest].join(' '),
    problems: Object.fromEntries(byField),
  }
}

/** The field of a problem: `body.address.city` or `body.events[0]` → the longest name that the form has. */
function findField(path: string, form: SubmittedForm): string | undefined {
  const names = Object.keys(form.values)
  const member = path.replace(/^(body|query|path)\./, '')
  return names
    .filter((name) => member === name || member.startsWith(`${name}.`) || member.startsWith(`${name}[`))
    .sort((a, b) => b.length - a.length)[0]
}

/** `must be a date such as 2026-11-22` → `This must be a date such as 2026-11-22.` */
export const sentence = (message: string): string => {
  const whole = /^[a-z]/.test(message) ? `This ${message}` : message
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

function refusalMessage({ status, code, reason }: WorkforceError, hasFieldProblems: boolean): string {
  if (hasFieldProblems) return text('console.refused.fields')
  if (status === 412) return text('console.refused.changed')
  if (code === 'second_person_required') return text('console.refused.secondPerson')
  if (status === 403) return text('console.refused.role')
  return sentence(reason)
}
