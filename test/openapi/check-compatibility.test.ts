import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { dump } from 'js-yaml'
import { findBreaches } from '../../openapi/check-compatibility.ts'
import type { Contract, Operation } from '../../openapi/rules/contract.ts'
import { component, contract, member, operation, query, text } from './breaches.ts'

/** What the check says when the contract, as released, is changed. */
async function breachesOf(change: (changed: Contract) => void): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'compatibility-'))
  try {
    const changed = structuredClone(contract)
    change(changed)
    const [before, after] = [join(folder, 'before.yaml'), join(folder, 'after.yaml')]
    await Promise.all([writeFile(before, dump(contract)), writeFile(after, dump(changed))])
    return await findBreaches(before, after)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function requires(changed: Contract, name: string, property: string): void {
  component(changed, name).required?.push(property)
}

function drops(changed: Contract, name: string, property: string): void {
  delete component(changed, name).properties?.[property]
  relaxes(changed, name, property)
}

function relaxes(changed: Contract, name: string, property: string): void {
  const schema = component(changed, name)
  schema.required = schema.required?.filter((each) => each !== property)
}

/** Where a parameter of `people.list` stands in the contract, as breaches name it. */
function ofPeopleList(name: string): string {
  const references =
    operation(contract, '/people', 'get').parameters?.map((each) => ('$ref' in each ? each.$ref : '')) ?? []
  return `/people/get/parameters/${references.indexOf(`#/components/parameters/${name}`)}`
}

test('an unchanged contract breaks nobody', async () => {
  assert.deepEqual(await breachesOf(() => undefined), [])
})

test('what breaks callers is refused, each with its reason', async () => {
  const breaches = await breachesOf((c) => {
    delete c.paths['/event-types']
    delete c.paths['/webhooks/{id}']?.delete
    operation(c, '/events/{id}', 'get').operationId = 'events.read'
    operation(c, '/people', 'get').security = [{ bearer: ['people:write'] }]
    operation(c, '/people/{id}', 'get').security = []
    operation(c, '/people', 'post')['x-users-only'] = true
    operation(c, '/holidays', 'post')['x-needs-confirmation'] = true
    delete operation(c, '/leave-types', 'get')['x-self']
    delete operation(c, '/2fa/setup', 'post')['x-before-two-factor']
    operation(c, '/me', 'get').parameters = [query('verbose', { type: 'boolean' })]
    Object.assign(operation(c, '/people/{id}', 'delete'), { requestBody: operation(c, '/people', 'post').requestBody })
    rename(operation(c, '/people', 'post').responses, '201', '200')
    Object.assign(member(c, 'Person', 'first_name'), { type: ['string', 'null'] })
    drops(c, 'Person', 'job_title')
    relaxes(c, 'Person', 'department')
    Object.assign(component(c, 'PersonStatus'), { enum: ['pending', 'active', 'terminated', 'frozen'] })
    Object.assign(component(c, 'PersonCreate').properties ?? {}, { badge: text })
    requires(c, 'PersonCreate', 'badge')
    requires(c, 'PersonCreate', 'phone')
    drops(c, 'PersonCreate', 'department')
    Object.assign(member(c, 'PersonCreate', 'first_name'), { maxLength: 50, minLength: 2, pattern: '^[A-Z]' })
    Object.assign(member(c, 'WebhookCreate', 'description'), { type: 'string' })
    Object.assign(member(c, 'WebhookCreate', 'active'), { default: false })
    const limit = { type: 'integer', minimum: 1, maximum: 100, default: 50 }
    operation(c, '/people', 'get').parameters?.splice(0, 1, query('limit', limit))
    Object.assign(c.components.parameters?.ExternalId ?? {}, { required: true })
    drops(c, 'PersonEventData', 'last_name')
    delete c.webhooks?.['leave.cancelled']
  })
  const expected = [
    '/event-types: Path `/event-types` was removed. (path-removed)',
    '/webhooks/{id}/delete: Operation `DELETE /webhooks/{id}` was removed. (operation-removed)',
    "/events/{id}/get: `operationId` of operation `GET /events/{id}` changed from 'events.get' to 'events.read'. (operation-id-changed)",
    "/people/get/security/0: Security scheme `bearer` requires new scopes: 'people:write'. (security-requirement-changed)",
    'people.get: no longer needs a token (became-public)',
    'people.create: no longer accepts API keys (narrowed-access)',
    'holidays.create: asks for a fresh proof of the password (narrowed-access)',
    'leaveTypes.list: no longer serves the scope self (narrowed-access)',
    'twoFactor.setup: now requires the second factor, even while it is being set up (narrowed-access)',
    'me.get: takes its first query parameter now, which moves `options` in the SDK (moved-options)',
    'people.delete: takes a body now, which moves `options` in the SDK (moved-options)',
    '/people/post/responses/200: Response `201` became `200`. (response-removed)',
    "/people/get/responses/200/content/application/json/schema/properties/data/items/properties/first_name: Type of `first_name` widened from 'string' to 'string | null'. (schema-type-changed)",
    '/people/get/responses/200/content/application/json/schema/properties/data/items/properties/job_title: Property `job_title` of `Person` was removed. (property-removed)',
    '/people/get/responses/200/content/application/json/schema/properties/data/items: Properties of `Person` are no longer required: `job_title`, `department`. (required-properties-removed)',
    `${ofPeopleList('Status')}/schema: Enum of \`PersonStatus\` gained values: 'frozen'. (enum-values-added)`,
    '/people/post/requestBody/content/application/json/schema: Properties of `PersonCreate` became required: `badge`, `phone`. (required-properties-added)',
    '/people/post/requestBody/content/application/json/schema/properties/department: Property `department` of `PersonCreate` was removed. (property-removed)',
    "/people/post/requestBody/content/application/json/schema/properties/first_name: `maxLength` of `first_name` changed from '100' to '50'. (schema-constraint-changed)",
    "/people/post/requestBody/content/application/json/schema/properties/first_name: `minLength` of `first_name` changed from '1' to '2'. (schema-constraint-changed)",
    "/people/post/requestBody/content/application/json/schema/properties/first_name: `pattern` of `first_name` changed from '\\S' to '^[A-Z]'. (schema-constraint-changed)",
    "/webhooks/post/requestBody/content/application/json/schema/properties/description: Type of `description` narrowed from 'string | null' to 'string'. (schema-type-changed)",
    'webhooks.create: the default of body.active was true and is false (changed-defaults)',
    "/people/get/parameters/0/schema: Upper bound changed from '<= 200' to '<= 100'. (schema-constraint-changed)",
    'people.list: the default of query.limit was 25 and is 50 (changed-defaults)',
    `${ofPeopleList('ExternalId')}: \`external_id\` query parameter became required. (parameter-became-required)`,
    '/events/get/responses/200/content/application/json/schema/properties/data/items/discriminator/mapping/person.created/properties/data/properties/last_name: Property `last_name` of `data` was removed. (property-removed)',
    'webhooks/leave.cancelled: Webhook `leave.cancelled` was removed. (path-removed)',
  ]
  for (const line of expected) assert.ok(breaches.includes(line), `"${line}" is not among:\n${breaches.join('\n')}`)
})

test('what callers need not notice passes', async () => {
  const breaches = await breachesOf((c) => {
    c.paths['/badges'] = { get: { ...operation(c, '/me', 'get'), operationId: 'badges.get' } }
    Object.assign(component(c, 'PersonCreate').properties ?? {}, { badge: text })
    Object.assign(component(c, 'Person').properties ?? {}, { badge: text })
    requires(c, 'Person', 'badge')
    member(c, 'PersonCreate', 'first_name').maxLength = 200
    member(c, 'Person', 'first_name').maxLength = 200
    member(c, 'WebhookDelivery', 'attempt_count').maximum = 2000
    member(c, 'Me', 'scopes').maxItems = 100
    delete member(c, 'Me', 'name').maxLength
    operation(c, '/people', 'get').parameters?.push(query('badge', text))
    Object.assign(operation(c, '/me', 'get').responses, { 404: { $ref: '#/components/responses/NotFound' } })
    Object.assign(component(c, 'Person'), { description: 'Somebody', examples: [] })
    growEvents(c)
  })
  assert.deepEqual(breaches, [])
})

test('an event type may come, none may go', async () => {
  const breaches = await breachesOf((c) => {
    component(c, 'EventTypeName').enum?.pop()
  })
  assert.match(breaches.join('\n'), /Enum of .* lost values: 'webhook\.disabled'/)
})

/** Adds an event type everywhere where event types are listed. */
function growEvents(changed: Contract): void {
  const type = 'shift.started'
  const started = structuredClone(component(changed, 'PersonCreatedEvent'))
  Object.assign(started.properties?.type ?? {}, { enum: [type], examples: [type] })
  changed.components.schemas.ShiftStartedEvent = started
  component(changed, 'Event').oneOf?.push({ $ref: '#/components/schemas/ShiftStartedEvent' })
  component(changed, 'EventTypeName').enum?.push(type)
  component(changed, 'EventSelector').enum?.push(type)
}

function rename(members: Operation['responses'], from: string, to: string): void {
  const { [from]: moved, ...rest } = members
  assert.ok(moved)
  for (const name of Object.keys(members)) delete members[name]
  Object.assign(members, { ...rest, [to]: moved })
}
