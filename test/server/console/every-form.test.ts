import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readContract, type Schema } from '../../../openapi/read/contract.ts'
import { schemasIn } from '../../../openapi/read/schemas.ts'
import { consolePages } from '../../../server/console/console.ts'
import { describedCodes } from '../../../server/console/describe-problem.ts'
import { servedOperations } from '../../../server/operation/contract/served-operations.ts'
import { type ConsoleVisitor, visitConsole, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { type PageForm, pageForms, textContent } from '../../support/browser/page-forms.ts'
import { isLong } from '../../support/running/long-form.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { createPageRecords, fillPath } from '../../support/samples/page-records.ts'
import { startTestApp, type TestResponse } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const ids = await createPageRecords(app, owner, 'Contract')
const { people = {}, documents = {} } = ids

const addresses = [
  ...consolePages.filter((page) => page.for === 'users').map(({ path }) => `/console${fillPath(path, ids)}`),
  `/console/documents/new?person_id=${people.id}&template_id=${documents.template_id}`,
  `/console/documents/upload?person_id=${people.id}`,
  `/console/leave/new?person_id=${people.id}`,
  '/console/custom-fields/new?type=choice',
].filter((address) => !address.endsWith('.pdf'))

/** Matches terms of the contract and of JSON, member names, and locations in a body. */
const contractTerms =
  /\b(must|body|null|undefined|NaN|string|integer|array|object|JSON|boolean|schema|parameter|query)\b|\b[a-z]+_[a-z]+|\w\[\d+\]|\bbody\.|\{"/

/** The invalid values for members of each name, from the rules of all operations. */
const wrongByMember = wrongValues()

function wrongValues(): Map<string, string[]> {
  const contract = readContract()
  const values = new Map<string, string[]>()
  for (const { id, bodySchema } of servedOperations(contract)) {
    if (bodySchema === undefined) continue
    for (const { schema } of schemasIn(contract, bodySchema, id, new Set())) {
      for (const [name, member] of Object.entries(schema.properties ?? {})) {
        const parts = [...schemasIn(contract, member, id, new Set())].map((part) => part.schema)
        values.set(name, [...new Set([...(values.get(name) ?? []), ...parts.flatMap(breakRules)])])
      }
    }
  }
  return values
}

/** Returns values that each break one rule of a schema. */
function breakRules({
  maxLength,
  minLength,
  minimum,
  maximum,
  multipleOf,
  pattern,
  format,
  enum: choices,
}: Schema): string[] {
  return [
    ...(Number(maxLength) < 60_000 ? ['x'.repeat(Number(maxLength) + 1)] : []),
    ...(Number(minLength) > 1 ? ['x'.repeat(Number(minLength) - 1)] : []),
    ...(minimum === undefined ? [] : [String(Number(minimum) - 1)]),
    ...(maximum === undefined ? [] : [String(Number(maximum) + 1)]),
    ...(multipleOf === undefined ? [] : ['0.3']),
    ...(pattern === undefined && format === undefined && choices === undefined ? [] : ['~']),
  ]
}

/** Values that break rules stated only in prose in the contract, or that have another type. */
const wrongEverywhere = [
  '',
  '~',
  'two\u0007words',
  '-1',
  '0.3',
  '1.500',
  '3/4/2026',
  '2026-02-30',
  '1000-01-01',
  '2000000000',
  '*{{nothing}}*',
]

/** Signs in with a browser that prefers English without a region. */
const signIn = (): Promise<ConsoleVisitor> => visitConsoleAs(app, owner)

function checkRefusal({ text }: TestResponse, form: PageForm, values: Record<string, string>, where: string): void {
  assert.match(text, /<title>Error: /, where)
  const summary = /<section [^>]*id="problems"[\s\S]*?<\/section>/.exec(text)?.[0]
  assert.ok(summary !== undefined, `${where}: no summary`)
  const sentences = [
    summary,
    ...[...text.matchAll(/<p class="problem"[^>]*>([\s\S]*?)<\/p>/g)].map(([, problem = '']) => problem),
  ]
  for (const sentence of sentences) {
    const words = textContent(sentence).replaceAll(/“[^”]*”|\{\{[^}]*\}\}/g, '…')
    assert.doesNotMatch(words, contractTerms, `${where}: ${textContent(sentence).slice(0, 300)}`)
    assert.doesNotMatch(words, /This was not accepted/, `${where}: ${JSON.stringify(values).slice(0, 300)}`)
  }
  const links = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
  for (const id of links) {
    const target = new RegExp(`<[a-z]+ [^>]*\\bid="${id}"[^>]*>`).exec(text)?.[0] ?? ''
    assert.match(target, /aria-invalid="true"|tabindex="-1"/, `${where}: #${id}`)
  }
  for (const [, id = ''] of text.matchAll(/<p class="problem" id="([^"]+?)(?:-problem)?"/g)) {
    assert.ok(links.includes(id), `${where}: the summary has no link to ${id}`)
  }
  assert.ok(/<li>/.test(summary), `${where}: the summary is empty`)
  const again = pageForms(text).find(({ action }) => action === form.action)
  // Rows are moved up into empty rows above them.
  const displayed = new Set(again?.fields.map(({ value }) => value.trim()))
  for (const { name, isText } of again?.fields ?? []) {
    const input = values[name]?.trim()
    if (!isText || input === undefined || input === '') continue
    assert.ok(displayed.has(input), `${where}: ${name} lost its input`)
  }
}

describe('every form of the console', () => {
  const longTimeout = { timeout: 1_800_000 } // about a thousand rounds, on a busy machine too

  it('explains every refusal with a console message, at its field or in the summary', longTimeout, async (test) => {
    const visitor = await signIn()
    const failures: string[] = []
    const counts = { forms: 0, refusals: 0, rounds: 0 }
    /** The page of the last refusal, whose form is submitted next, as in a browser. */
    let refusal: TestResponse | undefined
    const send = async (address: string, form: PageForm, values: Record<string, string>) => {
      const fields = { ...Object.fromEntries(form.fields.map(({ name, value }) => [name, value])), ...values }
      const page = refusal ?? (await visitor.get(address))
      refusal = undefined
      if (!pageForms(page.text).some(({ action }) => action === form.action)) return
      counts.rounds += 1
      const response = form.isMultipart
        ? await visitor.upload(address, form.action, fields)
        : await visitor.postForm(address, page.text, form.action, fields)
      if (response.status < 400) return
      if (response.status === 422) refusal = response
      counts.refusals += 1
      const where = `${address} ${form.action} ${JSON.stringify(values).slice(0, 200)}`
      assert.ok(response.status < 500, `${where}: ${response.status}`)
      if (response.status === 404) return
      try {
        checkRefusal(response, form, fields, where)
      } catch (error) {
        failures.push(String((error as Error).message).slice(0, 700))
      }
    }
    for (const address of addresses) {
      const forms = pageForms((await visitor.get(address)).text)
      for (const form of forms) {
        refusal = undefined
        counts.forms += 1
        const names = [...new Set(form.fields.map(({ name }) => name))]
        const wrong = (name: string): string[] => [
          ...wrongEverywhere,
          ...(wrongByMember.get(
            name
              .replaceAll(/\[\d+\]/g, '')
              .split('.')
              .at(-1) ?? '',
          ) ?? []),
        ]
        const rounds = Math.max(...names.map((name) => wrong(name).length))
        for (let round = 0; round < rounds; round++) {
          const values = Object.fromEntries(names.map((name) => [name, wrong(name)[round % wrong(name).length] ?? '']))
          await send(address, form, values)
        }
        for (const name of names) {
          for (const value of isLong ? wrong(name) : ['~', '2000000000']) await send(address, form, { [name]: value })
        }
      }
    }
    test.diagnostic(JSON.stringify(counts))
    assert.deepEqual(failures, [])
    assert.ok(counts.forms > 30 && counts.refusals > 300, JSON.stringify(counts))
  })

  it('explains a wrong password at the login, and an unknown code', async () => {
    const { owner } = await createBusiness(app) // whose login is not throttled after the wrong passwords of the other test
    const visitor = visitConsole(app)
    const response = await visitor.submit('/console/sign-in?with=password', 'sign-in', {
      email: owner.email,
      password: 'not this one',
    })
    assert.equal(response.status, 401)
    assert.match(response.text, /The email address or the password is incorrect\. Check both, then try again\./)
    assert.match(response.text, /id="problems"/)
  })
})

describe('the problems of the contract', () => {
  it('have a console message for each code', () => {
    const { components } = readContract() as { components: { schemas: Record<string, Schema> } }
    const table = String(components.schemas.ProblemCode?.description)
    const rows = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)])
    const codes = [...rows.map(([, code = '']) => code), ...(components.schemas.LeaveProblemCode?.enum ?? [])]
    assert.ok(codes.length > 30)
    assert.deepEqual(
      codes.filter((code) => !describedCodes.has(String(code))),
      [],
    )
  })
})
