import { exampleRules } from '../../../openapi/rules/examples.ts'
import { component, member, operation, proveRules } from '../breaches.ts'

proveRules(exampleRules, [
  {
    rule: 'present-examples',
    breaks: (c) => delete component(c, 'Person').examples,
    expected: 'Person: needs examples',
  },
  {
    rule: 'present-examples',
    breaks: (c) => delete c.components.parameters?.Id?.example,
    expected: 'people.get path.id: needs an example',
  },
  {
    rule: 'present-examples',
    breaks: (c) => delete operation(c, '/people', 'post').requestBody?.content['application/json']?.example,
    expected: 'people.create body: needs an example',
  },
  {
    rule: 'valid-examples',
    breaks: (c) => Object.assign(c.components.parameters?.AsOf ?? {}, { example: 'today' }),
    expected: 'leaveBalances.list query.as_of: example must match format "date"',
  },
  {
    rule: 'valid-examples',
    breaks: (c) => Object.assign(member(c, 'Person', 'first_name'), { examples: [''] }),
    expected: 'Person.first_name: example must NOT have fewer than 1 characters',
  },
  {
    rule: 'valid-examples',
    breaks: (c) => delete component(c, 'PageMeta').properties?.next_cursor,
    expected: 'PageMeta: example must NOT have additional properties',
  },
  {
    rule: 'valid-examples',
    breaks: (c) => Object.assign(component(c, 'Timestamp'), { examples: ['2026-02-30T00:00:00.000Z'] }),
    expected: 'Timestamp: example must match format "date-time"',
  },
])
