import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '../../operation/contract/contract-document.ts'
import { createAjv, maxProblems, problemsOf } from '../../operation/contract/contract-problems.ts'
import type { Problem } from '../../operation/errors.ts'

/** Finds the problems of a value at a place such as `/body`, in words. The search goes on as long as it is asked to. */
type Explain = (value: unknown, path: string) => Iterable<Problem>

const ofBodies = createAjv()

/** A long list of bad items has this many members in each at most before they are compared with the schema. */
const maxMembers = 1000

/**
 * Makes the function that explains why a body is refused. Long lists are checked item by item and only until there are
 * as many problems as are reported, as Ajv itself cannot stop: it makes an object for each of 200,000 problems.
 *
 * @param schema - without references
 */
export function bodyExplainer(schema: Schema): (body: unknown) => Problem[] {
  const explain = explainer(schema)
  return (body) => [...explainedUpTo(maxProblems, explain(body, '/body'))]
}

function explainer(schema: Schema): Explain {
  const lists = Object.entries(schema.properties ?? {}).filter(([, { items }]) => items?.properties !== undefined)
  const shell =
    lists.length === 0 ? schema : { ...schema, properties: { ...schema.properties, ...withoutItems(lists) } }
  const ofItems = lists.map(([name, { items = {} }]) => [name, explainer(items)] as const)
  let validate: ValidateFunction | undefined

  return function* (value, path) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const count = Object.keys(value).length
      if (count > maxMembers) {
        const place = path
          .slice(1)
          .replaceAll('/', '.')
          .replaceAll(/\.(\d+)/g, '[$1]')
        return yield { path: place, message: `must not have ${count} members` }
      }
    }
    validate ??= ofBodies.compile(shell)
    if (!validate(value)) yield* problemsOf(validate.errors ?? [], path)
    for (const [name, explainItem] of ofItems) {
      const list = (value as Record<string, unknown> | null)?.[name]
      if (!Array.isArray(list)) continue
      for (const [index, item] of list.entries()) yield* explainItem(item, `${path}/${name}/${index}`)
    }
  }
}

/** The same lists with any items. */
const withoutItems = (lists: [string, Schema][]): Record<string, Schema> =>
  Object.fromEntries(lists.map(([name, list]) => [name, { ...list, items: {} }]))

function* explainedUpTo(count: number, problems: Iterable<Problem>): Generator<Problem> {
  let left = count
  for (const problem of problems) {
    yield problem
    if (--left === 0) return
  }
}
