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

/** The contract of this checkout. */
export const contract = readContract()

/** A change of the contract that breaks a rule, with the expected message. */
export interface Violation {
  rule: string
  change: (contract: Contract) => void
  expected: string
}

/** Registers a test for each violation, and a test that each rule has at least one. */
export function testRules(rules: Record<string, Rule>, violations: Violation[]): void {
  for (const { rule, change, expected } of violations) {
    test(`${rule} reports: ${expected}`, () => {
      const broken = structuredClone(contract)
      change(broken)
      const problems = rules[rule]?.(broken) ?? []
      assert.ok(problems.includes(expected), `expected "${expected}" among:\n${problems.join('\n')}`)
    })
  }

  test('each rule has a contract that violates it', () => {
    const covered = new Set(violations.map(({ rule }) => rule))
    assert.deepEqual(
      Object.keys(rules).filter((rule) => !covered.has(rule)),
      [],
    )
  })
}

/** An operation of a contract, to change it. */
export function operation(broken: Contract, path: string, method: string): OperationObject {
  const target = broken.paths[path]?.[method]
  assert.ok(target, `${method} ${path} is in the contract`)
  return target
}

/** A component schema of a contract, to change it. */
export function component(broken: Contract, name: string): Schema {
  const target = broken.components.schemas[name]
  assert.ok(target, `${name} is a schema of the contract`)
  return target
}

/** A member of a component schema, to change it. */
export function member(broken: Contract, name: string, property: string): Schema {
  const target = component(broken, name).properties?.[property]
  assert.ok(target, `${name}.${property} is in the contract`)
  return target
}

/** The JSON schema of a response component, to change it. */
export function response(broken: Contract, name: string): Schema {
  const target = broken.components.responses?.[name]?.content?.['application/json']?.schema
  assert.ok(target, `${name} is a JSON response of the contract`)
  return target
}

/** Creates a query parameter with a schema. */
export function query(name: string, schema: Schema): Parameter {
  return { name, in: 'query', schema }
}

/** A bounded string, for tests that need any schema. */
export const text: Schema = { type: 'string', maxLength: 10, examples: ['x'] }
