import { wordRules } from '../../../openapi/rules/words.ts'
import { operation, query, testRules, text } from '../violations.ts'

testRules(wordRules, [
  {
    rule: 'time-words',
    change: (c) =>
      operation(c, '/people', 'get').parameters?.push(query('from', { type: 'string', format: 'date-time' })),
    expected: 'people.list query.from: is a date everywhere',
  },
  {
    rule: 'time-words',
    change: (c) => operation(c, '/people', 'get').parameters?.push(query('until', text)),
    expected: 'people.list query.until: is a date-time everywhere',
  },
  {
    rule: 'component-names',
    change: (c) => Object.assign(c.components, { headers: { ...c.components.headers, 'ETag-2': { schema: text } } }),
    expected: 'headers ETag-2: two files have something else under this name; give one of them another',
  },
])
