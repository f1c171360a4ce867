import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { readContract } from '../openapi/read/contract.ts'
import { listOperations } from '../openapi/read/operations.ts'
import { operationFileName } from '../server/commands/generate-operations.ts'
import { jobs } from '../server/jobs.ts'
import { areaRules } from './architecture/areas.ts'
import { consoleRules } from './architecture/console.ts'
import { consoleExamples } from './architecture/console-examples.ts'
import { contractRules } from './architecture/contract.ts'
import { dependencyExamples, dependencyRules } from './architecture/dependencies.ts'
import { examples } from './architecture/examples.ts'
import { fileRules } from './architecture/files.ts'
import { importChainRules } from './architecture/import-chains.ts'
import { importRules } from './architecture/imports.ts'
import { operationRules } from './architecture/operations.ts'
import { pageExamples } from './architecture/page-examples.ts'
import { pageRules } from './architecture/pages.ts'
import { placementRules } from './architecture/placement.ts'
import { type Rule, readFiles, type Tree } from './architecture/tree.ts'
import { workRules } from './architecture/work.ts'

const root = join(import.meta.dirname, '..')
const rules: Record<string, Rule> = {
  ...importRules,
  ...dependencyRules,
  ...importChainRules,
  ...operationRules,
  ...workRules,
  ...fileRules,
  ...consoleRules,
  ...areaRules,
  ...pageRules,
  ...contractRules,
  ...placementRules,
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

const repository: Tree = {
  ...readFiles(root),
  operationIds: listOperations(readContract()).map(({ id }) => id),
  jobNames: Object.keys(jobs),
  dependencies: Object.keys(manifest.dependencies),
}

const allExamples = [...examples, ...dependencyExamples, ...consoleExamples, ...pageExamples]

describe('the repository', () => {
  for (const [name, rule] of Object.entries(rules)) {
    test(`complies with ${name}`, () => assert.deepEqual(rule(repository), []))
  }
})

describe('each rule', () => {
  for (const { rule, files = {}, top = [], expected } of allExamples) {
    test(`${rule} ${expected.length > 0 ? `reports: ${expected[0]}` : 'accepts allowed code'}`, () => {
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

  test('has an example that it rejects', () => {
    const covered = new Set(allExamples.filter(({ expected }) => expected.length > 0).map(({ rule }) => rule))
    assert.deepEqual(
      Object.keys(rules).filter((name) => !covered.has(name)),
      [],
    )
  })

  test('derives file names from operation ids', () => {
    assert.equal(operationFileName('webhookDeliveries.get'), 'webhook-deliveries.get')
    assert.equal(operationFileName('payRuns.exportPain001'), 'pay-runs.export-pain001')
  })
})
