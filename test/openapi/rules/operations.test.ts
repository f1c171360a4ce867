import { operationRules } from '../../../openapi/rules/operations.ts'
import { component, operation, query, response, testRules, text } from '../violations.ts'

testRules(operationRules, [
  {
    rule: 'deprecations',
    change: (c) => Object.assign(operation(c, '/me', 'get'), { deprecated: true, 'x-sunset': '2036-01-01' }),
    expected: 'me.get: what is deprecated says `x-deprecated-since` and `x-sunset`, each a day',
  },
  {
    rule: 'deprecations',
    change: (c) =>
      Object.assign(operation(c, '/me', 'get'), {
        deprecated: true,
        'x-deprecated-since': '2035-01-02',
        'x-sunset': '2036-01-01',
      }),
    expected: 'me.get: its sunset is less than twelve months after its deprecation',
  },
  {
    rule: 'deprecations',
    change: (c) => Object.assign(operation(c, '/me', 'get'), { 'x-sunset': '2036-01-01' }),
    expected: 'me.get: only what is `deprecated` has a sunset',
  },
  {
    rule: 'operation-ids',
    change: (c) => Object.assign(operation(c, '/me', 'get'), { operationId: 'getMe' }),
    expected: 'getMe: its operationId is not resource.verb',
  },
  {
    rule: 'operation-ids',
    change: (c) => Object.assign(operation(c, '/me', 'get'), { operationId: 'me.then' }),
    expected: 'me.then: nothing can be named then in the SDK',
  },
  {
    rule: 'operation-ids',
    change: (c) => Object.assign(operation(c, '/me', 'get'), { tags: ['people'] }),
    expected: 'me.get: its only tag must be me',
  },
  {
    rule: 'sent-event-ids',
    change: (c) => Object.assign(c.webhooks?.['person.created']?.post ?? {}, { operationId: 'people.onCreated' }),
    expected: 'person.created: its operationId must be events.onPersonCreated, not people.onCreated',
  },
  {
    rule: 'sent-event-ids',
    change: (c) => Object.assign(c.webhooks?.['person.created']?.post ?? {}, { tags: ['events'] }),
    expected: 'person.created: its only tag must be deliveredEvents',
  },
  {
    rule: 'one-success',
    change: (c) => Object.assign(operation(c, '/me', 'get').responses, { 202: { description: 'Later' } }),
    expected: 'me.get: has 2 success statuses instead of one',
  },
  {
    rule: 'one-success',
    change: (c) => Object.assign(operation(c, '/me', 'get').responses, { 200: { description: 'Nothing' } }),
    expected: 'me.get: 200 has 0 media types instead of one',
  },
  {
    rule: 'body-or-query',
    change: (c) => operation(c, '/people', 'post').parameters?.push(query('dry_run', { type: 'boolean' })),
    expected: 'people.create: takes a body and a query; move the query into the body',
  },
  {
    rule: 'required-bodies',
    change: (c) => delete operation(c, '/people', 'post').requestBody?.required,
    expected: 'people.create: its body must say `required: true`',
  },
  {
    rule: 'named-shapes',
    change: (c) =>
      Object.assign(operation(c, '/people', 'post').requestBody?.content['application/json'] ?? {}, { schema: text }),
    expected: 'people.create: its application/json body must be a component',
  },
  {
    rule: 'named-shapes',
    change: (c) => Object.assign(response(c, 'Me').properties ?? {}, { data: { type: 'object', properties: {} } }),
    expected: 'me.get: `data`, or the item of its list, must be a component',
  },
  {
    rule: 'named-shapes',
    change: (c) => delete response(c, 'Me').properties?.data,
    expected: 'me.get: its response must have `data`',
  },
  {
    rule: 'named-shapes',
    change: (c) =>
      Object.assign(response(c, 'PeopleImported').properties ?? {}, { data: { type: 'array', items: text } }),
    expected: 'people.import: `data` must be a component where it is an array without `meta`',
  },
  {
    rule: 'named-events',
    change: (c) => Object.assign(component(c, 'PersonCreatedEvent').properties ?? {}, { data: { type: 'object' } }),
    expected: 'person.created: its data must be a component',
  },
  {
    rule: 'pages',
    change: (c) => operation(c, '/people', 'get').parameters?.splice(0, 1),
    expected: 'people.list: a list takes limit',
  },
  {
    rule: 'pages',
    change: (c) => delete response(c, 'PersonList').properties?.meta,
    expected: 'people.list: a list returns meta.next_cursor',
  },
  {
    rule: 'pages',
    change: (c) => delete component(c, 'PageMeta').properties?.total,
    expected: 'people.list: a list returns meta.total',
  },
  {
    rule: 'pages',
    change: (c) => Object.assign(component(c, 'Me'), { type: 'array', items: text }),
    expected: 'me.get: a list takes cursor',
  },
  {
    rule: 'idempotency-keys',
    change: (c) => Object.assign(operation(c, '/people', 'post'), { parameters: [] }),
    expected: 'people.create: a POST takes the header Idempotency-Key',
  },
  {
    rule: 'idempotency-keys',
    change: (c) =>
      Object.assign(operation(c, '/login', 'post'), { parameters: operation(c, '/people', 'post').parameters }),
    expected: 'auth.login: takes no Idempotency-Key',
  },
  {
    rule: 'versions',
    change: (c) => operation(c, '/people/{id}', 'delete').parameters?.pop(),
    expected: 'people.delete: a change takes the header If-Match',
  },
  {
    rule: 'versions',
    change: (c) => operation(c, '/webhooks/{id}/rotate-secret', 'post').parameters?.splice(1, 1),
    expected: 'webhooks.rotateSecret: a change takes the header If-Match',
  },
  {
    rule: 'versions',
    change: (c) => delete c.components.responses?.Person?.headers,
    expected: 'people.get: returns a version and so the header ETag',
  },
  {
    rule: 'security',
    change: (c) => delete operation(c, '/me', 'get').security,
    expected: 'me.get: must say its `security`, `[]` if it is public',
  },
  {
    rule: 'security',
    change: (c) => Object.assign(operation(c, '/me', 'get'), { security: [{ bearer: [] }, {}] }),
    expected: 'me.get: its security is one requirement of `bearer`',
  },
  {
    rule: 'security',
    change: (c) => Object.assign(operation(c, '/me', 'get'), { security: [{ bearer: ['people:read', 'self'] }] }),
    expected: 'me.get: needs one scope at most',
  },
  {
    rule: 'failures',
    change: (c) => delete operation(c, '/people', 'post').responses['422'],
    expected: 'people.create: must declare its response 422',
  },
  {
    rule: 'failures',
    change: (c) => delete operation(c, '/people', 'post').responses['415'],
    expected: 'people.create: must declare its response 415',
  },
  {
    rule: 'failures',
    change: (c) => delete operation(c, '/pay-runs/{id}/approve', 'post').responses['428'],
    expected: 'payRuns.approve: must declare its response 428',
  },
  {
    rule: 'failures',
    change: (c) => Object.assign(operation(c, '/people', 'post').responses, { 404: { description: 'Not found' } }),
    expected: 'people.create: cannot respond with 404',
  },
  {
    rule: 'failures',
    change: (c) => Object.assign(operation(c, '/me', 'get'), { 'x-unlimited': true }),
    expected: 'me.get: cannot respond with 429',
  },
])
