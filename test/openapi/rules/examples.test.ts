import { exampleRules } from '../../../openapi/rules/examples.ts'
import { component, member, operation, testRules } from '../violations.ts'

testRules(exampleRules, [
  {
    rule: 'present-examples',
    change: (c) => delete component(c, 'Person').examples,
    expected: 'Person: needs examples',
  },
  {
    rule: 'present-examples',
    change: (c) => delete c.components.parameters?.Id?.example,
    expected: 'people.get path.id: needs an example',
  },
  {
    rule: 'present-examples',
    change: (c) => delete operation(c, '/people', 'post').requestBody?.content['application/json']?.example,
    expected: 'people.create body: needs an example',
  },
  {
    rule: 'valid-examples',
    change: (c) => Object.assign(c.components.parameters?.AsOf ?? {}, { example: 'today' }),
    expected: 'leaveBalances.list query.as_of: example must match format "date"',
  },
  {
    rule: 'valid-examples',
    change: (c) => Object.assign(member(c, 'Person', 'first_name'), { examples: [''] }),
    expected: 'Person.first_name: example must NOT have fewer than 1 characters',
  },
  {
    rule: 'valid-examples',
    change: (c) => delete component(c, 'PageMeta').properties?.next_cursor,
    expected: 'PageMeta: example must NOT have additional properties',
  },
  {
    rule: 'valid-examples',
    change: (c) => Object.assign(component(c, 'Timestamp'), { examples: ['2026-02-30T00:00:00.000Z'] }),
    expected: 'Timestamp: example must match format "date-time"',
  },
])
