import { wordRules } from '../../../openapi/rules/words.ts'
import { operation, proveRules, query, text } from '../breaches.ts'

proveRules(wordRules, [
  {
    rule: 'time-words',
    breaks: (c) =>
      operation(c, '/people', 'get').parameters?.push(query('from', { type: 'string', format: 'date-time' })),
    expected: 'people.list query.from: is a date everywhere',
  },
  {
    rule: 'time-words',
    breaks: (c) => operation(c, '/people', 'get').parameters?.push(query('until', text)),
    expected: 'people.list query.until: is a date-time everywhere',
  },
])
