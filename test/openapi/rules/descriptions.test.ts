import assert from 'node:assert/strict'
import { test } from 'node:test'
import { componentName } from '../../../openapi/read/contract.ts'
import { descriptionRules } from '../../../openapi/rules/descriptions.ts'
import { component, contract, member, operation, query, response, testRules, text } from '../violations.ts'

testRules(descriptionRules, [
  {
    rule: 'present-descriptions',
    change: (c) => delete component(c, 'Person').description,
    expected: 'Person: needs a description',
  },
  {
    rule: 'present-descriptions',
    change: (c) => delete member(c, 'Person', 'phone').description,
    expected: 'Person.phone: needs a description',
  },
  {
    rule: 'present-descriptions',
    change: (c) => Object.assign(member(c, 'Person', 'phone'), { description: ' ' }),
    expected: 'Person.phone: needs a description',
  },
  {
    // the description of the type Date does not replace that of the member
    rule: 'present-descriptions',
    change: (c) => delete member(c, 'PayRun', 'pay_date').description,
    expected: 'PayRun.pay_date: needs a description',
  },
  {
    rule: 'present-descriptions',
    change: (c) => delete component(c, 'PersonStatus').description,
    expected: 'Person.status: needs a description',
  },
  {
    rule: 'present-descriptions',
    change: (c) => delete response(c, 'PersonList').properties?.data?.description,
    expected: 'people.list 200.data: needs a description',
  },
  {
    rule: 'present-descriptions',
    change: (c) => operation(c, '/people', 'get').parameters?.push(query('town', text)),
    expected: 'people.list query.town: needs a description',
  },
  {
    rule: 'present-descriptions',
    change: (c) => delete c.components.headers?.ETag?.description,
    expected: 'header ETag: needs a description',
  },
  {
    rule: 'informative-descriptions',
    change: (c) => Object.assign(member(c, 'Person', 'first_name'), { description: 'The first name.' }),
    expected: 'Person.first_name: its description repeats its name',
  },
  {
    rule: 'informative-descriptions',
    change: (c) => Object.assign(member(c, 'Person', 'first_name'), { description: "The person's first name" }),
    expected: 'Person.first_name: its description repeats its name',
  },
  {
    rule: 'informative-descriptions',
    change: (c) => Object.assign(component(c, 'PayRun'), { description: 'A pay run' }),
    expected: 'PayRun: its description repeats its name',
  },
])

test('a member that only refers to a schema has the description of that schema', () => {
  const status = member(contract, 'Person', 'status')
  assert.deepEqual([status.description, componentName(status)], [undefined, 'PersonStatus'])
  assert.deepEqual(descriptionRules['present-descriptions']?.(contract), [])
})
