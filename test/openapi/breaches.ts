import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Contract,
  type OperationObject,
  type Parameter,
  readContract,
  type Schema,
} from '../../openapi/read/contract.ts'
import type { Rule } from '../../openapi/rules/operations.ts'

/** The bundle as it is. */
export const contract = readContract()

/** A change of the contract that a rule must refuse, with the line that it must say. */
export interface Breach {
  rule: string
  breaks: (contract: Contract) => void
  expected: string
}

/** Registers a test for each breach, and one that no rule is without a breach. */
export function proveRules(rules: Record<string, Rule>, breaches: Breach[]): void {
  for (const { rule, breaks, expected } of breaches) {
    test(`${rule} refuses: ${expected}`, () => {
      const broken = structuredClone(contract)
      breaks(broken)
      const problems = rules[rule]?.(broken) ?? []
      assert.ok(problems.includes(expected), `expected "${expected}" among:\n${problems.join('\n')}`)
    })
  }

  test('each rule is proven', () => {
    const proven = new Set(breaches.map(({ rule }) => rule))
    assert.deepEqual(
      Object.keys(rules).filter((rule) => !proven.has(rule)),
      [],
    )
  })
}

/** An operation, to be broken. */
export function operation(broken: Contract, path: string, method: string): OperationObject {
  const target = broken.paths[path]?.[method]
  assert.ok(target, `${method} ${path} is in the contract`)
  return target
}

/** A component schema, to be broken. */
export function component(broken: Contract, name: string): Schema {
  const target = broken.components.schemas[name]
  assert.ok(target, `${name} is a schema of the contract`)
  return target
}

/** A member of a component schema, to be broken. */
export function member(broken: Contract, name: string, property: string): Schema {
  const target = component(broken, name).properties?.[property]
  assert.ok(target, `${name}.${property} is in the contract`)
  return target
}

/** The JSON schema of a response component, to be broken. */
export function answer(broken: Contract, name: string): Schema {
  const target = broken.components.responses?.[name]?.content?.['application/json']?.schema
  assert.ok(target, `${name} is a JSON response of the contract`)
  return target
}

/** A query parameter that takes a value of the schema. */
export function query(name: string, schema: Schema): Parameter {
  return { name, in: 'query', schema }
}

/** A bounded text, when a schema of some kind is needed. */
export const text: Schema = { type: 'string', maxLength: 10, examples: ['x'] }
