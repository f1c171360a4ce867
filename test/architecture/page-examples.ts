import type { Example } from './examples.ts'
import { areas } from './tree.ts'

const decision =
  '# Keys are long\n\n## Context\n\nWhy.\n\n## Decision\n\nWhat.\n\n## Consequences\n\nThen.\n\n## Rejected\n\nElse.\n'
const index = '| Date | About | Decision |\n| --- | --- | --- |\n'
const row = '| 2026-11-20 | keys | [Keys are long](2026-11-20-keys-are-long.md) |\n'

/** Examples for the rules about pages and placeholders. */
export const pageExamples: Example[] = [
  {
    rule: 'readme-sizes',
    files: { 'server/README.md': 'a line\n'.repeat(251), 'sdk/README.md': 'a line\n'.repeat(300) },
    expected: ['server/README.md has 251 lines: move parts for few readers to a separate page, and link to it'],
  },
  {
    rule: 'decision-form',
    files: {
      'server/decisions/2026-11-20-keys-are-long.md': decision,
      'server/decisions/2026-11-20-keys.md': decision,
      'worker/decisions/2026-11-20-keys-are-long.md': decision.replace('## Rejected\n\nElse.\n', ''),
      'openapi/decisions/2026-11-20-keys-are-long.md': decision.replace('Else.', ''),
    },
    expected: [
      'server/decisions/2026-11-20-keys.md is not named after its date and title: name it <date>-keys-are-long.md',
      ...['worker', 'openapi'].map(
        (part) =>
          `${part}/decisions/2026-11-20-keys-are-long.md needs the headings Context, Decision, Consequences, Rejected, in this order, each with a text`,
      ),
    ],
  },
  {
    rule: 'decision-index',
    files: {
      'server/decisions/2026-11-20-keys-are-long.md': decision,
      'server/decisions/README.md': `${index}${row}`,
      'worker/decisions/2026-11-20-keys-are-long.md': decision,
      'worker/decisions/README.md': index,
      'openapi/decisions/2026-11-20-keys-are-long.md': decision,
      'openapi/decisions/README.md': `${index}${row}${row.replaceAll('11-20', '11-21')}`,
    },
    expected: [
      'worker/decisions/README.md must list the decisions of its folder by their names, each with its date and title: 2026-11-20 Keys are long 2026-11-20-keys-are-long.md is missing at row 1',
      'openapi/decisions/README.md must list the decisions of its folder by their names, each with its date and title: exactly 1 rows',
    ],
  },
  {
    rule: 'named-files',
    files: {
      'server/architecture.md':
        '`server/http/bind.ts`, `http/bind.ts`, `server/http/`, `http/bound.ts`, `server/https/`',
      'server/http/bind.ts': '',
      'openapi/guides/receive.md': '`hooks/route.ts`',
    },
    expected: ['http/bound.ts', 'server/https/'].map(
      (name) => `server/architecture.md names ${name}, which does not exist: correct the path`,
    ),
  },
  {
    rule: 'area-diagram',
    files: { 'server/architecture.md': '    personal-data --> health\n' },
    expected: [
      `server/architecture.md must show the areas in the order of test/architecture/tree.ts: ${areas.toReversed().join(' --> ')}`,
    ],
  },
  {
    rule: 'no-placeholders',
    files: {
      'openapi/paths/people.yaml': "archive:\n  post:\n    summary: 'FILL IN: what it does, in two to four words'\n",
      'server/people/people.archive.ts': 'export const peopleArchive = 1\n',
      'openapi/v1.yaml': "summary: 'FILL IN: what it does'\n",
    },
    expected: ['openapi/paths/people.yaml:3 is not complete: what it does, in two to four words'],
  },
]
