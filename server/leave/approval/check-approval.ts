import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflictAt, isNoReference, type Problem, validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import type { ApprovalStep } from './steps.ts'

type Input = Schemas['LeaveApprovalStepInput']

/** The references of a step, with the value of `by` that requires each. */
const references = { role_id: 'role', user_id: 'user' } as const

/** Checks the members of steps against each other. */
export function approvalProblems(steps: readonly (Input | undefined)[] = []): Problem[] {
  const problems = steps.flatMap((step, index) => (step ? referenceProblems(step, `body.approval[${index}]`) : []))
  if (steps.length > 0 && steps.every((step) => typeof step?.optional_under_days === 'number')) {
    const message = 'must have a step that is not optional'
    problems.push({ path: 'body.approval', code: 'required', message })
  }
  return problems
}

const referenceProblems = (step: Input, path: string): Problem[] =>
  (['role_id', 'user_id'] as const).flatMap((member): Problem[] => {
    const isPresent = typeof step[member] === 'number'
    const kind = references[member]
    if (isPresent === (step.by === kind)) return []
    return isPresent
      ? [{ path: `${path}.${member}`, code: 'not_combinable', message: `must not be given unless by is ${kind}` }]
      : [{ path: `${path}.${member}`, code: 'required', message: `is required if by is ${kind}` }]
  })

/**
 * Adds the defaults to the steps of a body, and locks the roles and users of the steps against deletion until the
 * transaction ends.
 *
 * @param requiresApproval - whether leave of the type requires approval
 * @throws {ApiError} 422 for every reference that is not in the business, and for steps of a type without approval
 */
export async function checkApproval(
  work: Change,
  input: readonly Input[],
  requiresApproval: boolean,
): Promise<ApprovalStep[]> {
  if (input.length > 0 && !requiresApproval) {
    const message = 'must be empty for leave that requires no approval'
    throw validationFailed([{ path: 'body.approval', code: 'not_combinable', message }])
  }
  const steps = input.map((step) => ({ role_id: null, user_id: null, optional_under_days: null, ...step }))
  const known = {
    role_id: await lockKeys(work, 'roles', present(steps.map(({ role_id }) => role_id))),
    user_id: await lockKeys(work, 'users', present(steps.map(({ user_id }) => user_id))),
  }
  const problems = steps.flatMap((step, index) =>
    (['role_id', 'user_id'] as const).flatMap((member): Problem[] => {
      const id = step[member]
      if (id === null || known[member].has(id)) return []
      return [{ path: `body.approval[${index}].${member}`, code: 'unknown_record', message: isNoReference }]
    }),
  )
  if (problems.length > 0) throw validationFailed(problems)
  return steps
}

const present = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null)

async function lockKeys({ db, business_id }: Change, table: 'roles' | 'users', ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where business_id = ${business_id} and id = any(${ids})
    order by id for key share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Checks that no leave type has a step for a role. Steps are JSON, which has no foreign keys.
 *
 * @throws {ApiError} 409 if a step refers to the role
 */
export async function checkNoStepRefers({ db, business_id }: Change, role_id: number): Promise<void> {
  const type = await db
    .selectFrom('leave_types')
    .select('name')
    .where('business_id', '=', business_id)
    .where(sql<boolean>`approval @> ${JSON.stringify([{ role_id }])}::jsonb`)
    .executeTakeFirst()
  if (!type) return
  const message = `Users with this role approve leave of the type “${type.name}”. Change its steps first.`
  throw conflictAt({ path: 'path.id', code: 'in_use', detail: type.name, message })
}
