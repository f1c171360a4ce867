import { dotted } from '../operation/contract/contract-problems.ts'
import { confirmationRequired, forbidden, type Problem, validationFailed } from '../operation/errors.ts'
import { rowProblems } from '../operation/import-rows.ts'
import type { Principal } from '../operation/principal.ts'
import type { Change } from '../operation/work.ts'
import { type PartName, parts } from './parts.ts'

/** The lists of a row, by their names. */
type Lists = ReadonlyMap<PartName, readonly unknown[]>

/** The maximum number of items in a list, which is the maximum number of records that a person can have. */
const maxItems = 20

/**
 * Checks that the caller may add the records that the rows contain.
 *
 * @throws {ApiError} 403 without a scope, or if users have not confirmed their password recently
 */
export function checkAccess({ by }: Change<Principal>, rows: readonly object[]): void {
  for (const [name, { scope, needsConfirmation = false }] of Object.entries(parts)) {
    if (!rows.some((row) => Object.hasOwn(row, name))) continue
    if (!by.scopes.has(scope)) throw forbidden(scope)
    if (needsConfirmation && by.kind === 'user' && !by.is_confirmed) throw confirmationRequired()
  }
}

/**
 * Separates the lists of a row from the members of the person.
 *
 * @param path - the path of the row in the request, such as `/body/people/0`
 * @returns the remaining members, the lists, and the problems of their items
 */
export function takeLists(row: Record<string, unknown>, path: string) {
  const lists = new Map<PartName, readonly unknown[]>()
  const problems: Problem[] = []
  const person = { ...row }
  for (const name of Object.keys(parts) as PartName[]) {
    if (!Object.hasOwn(row, name)) continue
    delete person[name]
    const items = row[name]
    const listPath = dotted(`${path}/${name}`)
    if (!Array.isArray(items)) problems.push({ path: listPath, code: 'wrong_type', message: 'must be array' })
    else if (items.length > maxItems) {
      const message = `must not have more than ${maxItems} items`
      problems.push({ path: listPath, code: 'too_many', limit: maxItems, message })
    } else {
      lists.set(name, items)
      problems.push(...items.flatMap((item, at) => itemProblems(name, item, `${path}/${name}/${at}`)))
    }
  }
  return { person, lists, problems }
}

function itemProblems(name: PartName, item: unknown, path: string): Problem[] {
  const { check, problems: listProblems } = parts[name]
  const problems = check(item, path)
  if (problems.length > 0 || listProblems === undefined) return problems
  return listProblems(item).map((problem) => ({ ...problem, path: problem.path.replace('body', dotted(path)) }))
}

/**
 * Adds the records in the lists that the person does not have yet.
 *
 * @param person_id - a person that the transaction has locked
 * @param options.isNew - whether the person was added by the same row, and so has no records
 * @returns whether a record was added
 * @throws {ApiError} 422 with the location of the first item that cannot be added
 */
export async function addParts(
  work: Change<Principal>,
  person_id: number,
  lists: Lists,
  { isNew }: { isNew: boolean },
): Promise<boolean> {
  let hasAdded = false
  for (const [name, items] of lists) {
    const { key, readKeys, add } = parts[name]
    const keys = new Set(isNew || items.length === 0 ? [] : await readKeys(work, person_id))
    for (const [at, item] of items.entries()) {
      if (keys.has(key(item))) continue
      keys.add(key(item))
      try {
        await add(work, person_id, item)
      } catch (error) {
        const problems = rowProblems(error, `body.${name}[${at}]`)
        throw validationFailed(
          problems.map((problem) => ({ ...problem, path: problem.path === 'path.id' ? `body.${name}` : problem.path })),
        )
      }
      hasAdded = true
    }
  }
  return hasAdded
}
