import { type Parameter, resolve } from '../read/contract.ts'
import { listOperations, type Operation } from '../read/operations.ts'
import type { Rule } from './operations.ts'

/** The words that limit a time in a query, and the only format of each. */
const formats: Record<string, string> = {
  from: 'date',
  to: 'date',
  since: 'date-time',
  until: 'date-time',
  updated_since: 'date-time',
}

/**
 * Parameters without the format of their word. `events.list` also starts at `now`, so it has a pattern instead of a
 * format.
 */
const exceptions = ['events.list query.since']

/** Requires the same meaning of each word everywhere: `from` and `to` are days, `since` and `until` are times. */
const timeWords: Rule = (contract) =>
  listOperations(contract).flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && formats[parameter.name] !== undefined)
      .filter((parameter) => resolve(contract, parameter.schema).format !== formats[parameter.name])
      .map((parameter) => ({ at: parameterPlace(operation, parameter), format: formats[parameter.name] }))
      .filter(({ at }) => !exceptions.includes(at))
      .map(({ at, format }) => `${at}: is a ${format} everywhere`),
  )

const parameterPlace = ({ id }: Operation, { name }: Parameter): string => `${id} query.${name}`

/** Requires unique component names: if two files define the same name, the bundler appends a number, as in `ETag-2`. */
const componentNames: Rule = (contract) =>
  Object.entries(contract.components).flatMap(([kind, components]) =>
    Object.keys(components)
      .filter((name) => /-\d+$/.test(name))
      .map((name) => `${kind} ${name}: two files have something else under this name; give one of them another`),
  )

/** The rules about words, by name. */
export const wordRules: Record<string, Rule> = { 'time-words': timeWords, 'component-names': componentNames }
