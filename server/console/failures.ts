import {
  ConflictError,
  RateLimitedError,
  UnauthenticatedError,
  ValidationFailedError,
  WorkforceError,
} from '../../sdk/src/index.ts'
import { ApiError } from '../operation/errors.ts'
import type { ProblemText, Submission } from '../pages/form.ts'
import type { Formats } from '../pages/formats.ts'
import { text } from '../texts/english.ts'
import { describeProblem, type ProblemRule } from './describe-problem.ts'
import { FormProblem } from './form-problem.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** Whether the session has ended. A wrong password is a different error. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof UnauthenticatedError && error.code.startsWith('token_')

export const hasCode = (error: unknown, code: string): boolean => error instanceof WorkforceError && error.code === code

/**
 * Awaits the response to an optional request of a page.
 *
 * @returns undefined if the API responds with 403 or 404, or with 422 to a filter by a record that the user may not see
 */
export async function unlessRefused<T>(response: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await response
  } catch (error) {
    if (error instanceof WorkforceError && (error.status === 403 || error.status === 404)) return undefined
    if (error instanceof ValidationFailedError && error.errors.every(isUnknownFilter)) return undefined
    throw error
  }
}

const isUnknownFilter = ({ path, code }: ValidationFailedError['errors'][number]): boolean =>
  code === 'unknown_record' && path.startsWith('query.')

/**
 * Returns the refused form with each problem of the API at its field. Fields are named like the members of the body.
 *
 * @returns undefined if the failure does not concern the form
 */
export function refusedSubmission(form: SubmittedForm, error: unknown, formats: Formats): Submission | undefined {
  const submission = { action: form.text('action'), values: form.values, messages: [], marked: [] }
  if (error instanceof FormProblem) return { ...submission, problems: { [error.field]: error.message } }
  if (!(error instanceof WorkforceError) || error.status === undefined) return undefined
  if (error.status >= 500 || error.status === 404) return undefined
  if (error.code === 'invalid_two_factor_code') return { ...submission, problems: codeProblem(form) }
  const problems: Record<string, ProblemText> = {}
  const messages: string[] = []
  for (const problem of listProblems(error)) {
    const name = findField(problem.path, form)
    if (name === undefined || problem.path.startsWith('path.')) {
      messages.push(describeProblem(problem, { label: '', entry: 'none' }, { value: '', formats }))
    } else {
      const value = form.text(name)
      problems[name] ??= (field) => describeProblem(problem, field, { value, formats })
    }
  }
  Object.assign(problems, Object.fromEntries(form.problems))
  if (Object.keys(problems).length === 0 && messages.length === 0) messages.push(refusalMessage(error, formats))
  return { ...submission, messages: [...new Set(messages)], problems }
}

/** Returns the problems of a refusal. */
const listProblems = (error: WorkforceError): readonly ProblemRule[] =>
  error instanceof ValidationFailedError || error instanceof ConflictError ? error.errors : []

/** Returns the problem of a wrong code in a login, at the field with the code. */
const codeProblem = (form: SubmittedForm): Record<string, string> =>
  'recovery_code' in form.values
    ? { recovery_code: text('problems.incorrect.recoveryCode') }
    : { code: text('problems.incorrect.code') }

/**
 * Finds the field of a problem, such as `body.address.city` or `body.events[0]`: the one with the longest matching
 * name, or the first field of the member, such as `address.line1` for `body.address`. A field for a role has its ID
 * too, so that `role` is the field of `body.role_id`.
 */
function findField(path: string, form: SubmittedForm): string | undefined {
  const names = Object.keys(form.values)
  const member = path.replace(/^(body|query|path)\./, '')
  const [longest] = names
    .filter((name) => member === name || member.startsWith(`${name}.`) || member.startsWith(`${name}[`))
    .sort((a, b) => b.length - a.length)
  return longest ?? names.find((name) => name.startsWith(`${member}.`) || `${name}_id` === member)
}

/** The sentences about refusals that list no problems, by code. */
const refusals: Record<string, (error: WorkforceError, formats: Formats) => string> = {
  blocked: () => text('problems.blocked'),
  illegal_state: () => text('problems.illegalState'),
  conflict: () => text('problems.conflict'),
  in_progress: () => text('problems.inProgress'),
  idempotency_key_reused: () => text('problems.sentBefore'),
  invalid_credentials: () => text('problems.credentials'),
  unauthenticated: () => text('problems.link'),
  gone: () => text('problems.gone'),
  too_large: () => text('problems.tooLargeForm'),
  precondition_failed: () => text('console.refused.changed'),
  precondition_required: () => text('console.refused.changed'),
  second_person_required: () => text('console.refused.secondPerson'),
  not_the_approver: () => text('console.refused.notApprover'),
  too_many_attempts: waitText,
  rate_limited: waitText,
}

function waitText(error: WorkforceError, formats: Formats): string {
  const seconds = error instanceof RateLimitedError ? (error.retryAfterSeconds ?? 0) : 0
  return formats.text('problems.tooManyAttempts', { minutes: Math.max(1, Math.ceil(seconds / 60)) })
}

/** Describes a refusal as a whole in a sentence. */
export function refusalMessage(error: unknown, formats: Formats): string {
  if (error instanceof ApiError)
    return error.failure.status === 413 ? text('problems.tooLargeForm') : text('problems.other')
  if (!(error instanceof WorkforceError)) return text('problems.other')
  const { code, status } = error
  const describe = Object.hasOwn(refusals, code) ? refusals[code] : undefined
  if (describe !== undefined) return describe(error, formats)
  return status === 403 ? text('console.refused.role') : text('problems.other')
}
