import type { Schemas } from '../../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import type { Rules } from '../../operation/rules.ts'
import { findWrongNumber } from './number-rules.ts'

type Fields = Pick<Schemas['IdentifierCreate'], 'kind' | 'country' | 'value' | 'issued_on' | 'expires_on'>

/**
 * The validation rules for the body of an identifier. An update depends on the stored members; the operation checks these
 * too (`checkIdentifier`).
 */
export const identifierRules: Rules<'identifiers.create' | 'identifiers.update'> = ({ body, fits }) =>
  fits ? [] : identifierProblems(body)

/**
 * Checks the rules of an identifier that a schema cannot express.
 *
 * @param identifier - all its members; without `value`, its number is not checked
 * @throws {ApiError} 422 with all problems
 */
export async function checkIdentifier(identifier: Partial<Fields>): Promise<void> {
  const problems = await identifierProblems(identifier)
  if (problems.length > 0) throw validationFailed(problems)
}

async function identifierProblems({ issued_on, expires_on, ...number }: Partial<Fields>): Promise<Problem[]> {
  const isReversed = issued_on && expires_on && expires_on < issued_on
  return [
    ...(await numberProblems(number)),
    ...(isReversed
      ? [{ path: 'body.expires_on', code: 'ends_before_start', message: 'must not be before issued_on' }]
      : []),
  ]
}

async function numberProblems({ kind, country, value }: Partial<Fields>): Promise<Problem[]> {
  if (kind === undefined || country === undefined || value === undefined) return []
  const wrong = await findWrongNumber({ kind, country, value })
  return wrong === undefined ? [] : [{ path: 'body.value', code: 'invalid', message: `must be a valid ${wrong}` }]
}
