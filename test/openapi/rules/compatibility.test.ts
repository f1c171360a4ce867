import { describe } from 'node:test'
import {
  bornEvent,
  combine,
  create,
  drop,
  json,
  list,
  operation,
  parameter,
  rename,
  schema,
  set,
  testBreakingChanges,
  text,
  update,
} from '../pet-contract.ts'

describe('the compatibility check of operations and events', () => {
  testBreakingChanges({
    'a removed operation': [drop((c) => c.paths['/pets'] as object, 'post'), 'pets.create is gone'],
    'a removed path': [drop((c) => c.paths, '/pets/{id}'), 'pets.update is gone'],
    'a renamed path': [rename((c) => c.paths, '/open', '/doors/open'), 'doors.open is gone'],
    'a renamed operation': [set(create, { operationId: 'pets.add' }), 'pets.create: is pets.add now'],
    'a renamed tag': [set(create, { tags: ['animals'] }), 'pets.create: its tag was pets and is animals'],
    'an additional tag': [set(create, { tags: ['pets', 'new'] }), 'pets.create: its tag was pets and is pets,new'],
    'a renamed path parameter': [
      combine(
        rename((c) => c.paths, '/pets/{id}', '/pets/{pet_id}'),
        (c) => Object.assign(parameter(operation(c, '/pets/{pet_id}', 'patch'), 0), { name: 'pet_id' }),
      ),
      'pets.update: the path parameter id is pet_id now',
    ],
    'another server': [
      set((c) => c, { servers: [{ url: '/v2' }] }),
      'the servers changed',
      ...['pets.list', 'pets.create', 'pets.update', 'doors.open'].map((id) => `${id}: its server changed`),
    ],
    'another server of one operation': [set(list, { servers: [{ url: '/' }] }), 'pets.list: its server changed'],

    'an additional scope': [
      set(create, { security: [{ bearer: ['pets:write', 'pets:admin'] }] }),
      'pets.create: needs the scope pets:admin now',
    ],
    'a first scope': [
      set(update, { security: [{ bearer: ['pets:write'] }] }),
      'pets.update: needs the scope pets:write now',
    ],
    'a removed scope': [
      set(create, { security: [{ bearer: [] }] }),
      'pets.create: no longer needs the scope pets:write',
    ],
    'a renamed scope': [
      set(create, { security: [{ bearer: ['animals:write'] }] }),
      'pets.create: needs the scope animals:write now',
      'pets.create: no longer needs the scope pets:write',
    ],
    'an operation that becomes public': [set(create, { security: [] }), 'pets.create: no longer needs a token'],
    'a public operation that needs a token': [
      set((c) => operation(c, '/open', 'post'), { security: [{ bearer: [] }] }),
      'doors.open: needs a token now',
    ],
    'another security scheme': [
      set(update, { security: [{ oauth: [] }] }),
      'pets.update: is called with another security scheme',
    ],
    'a changed security scheme': [
      set((c) => c.components.securitySchemes?.bearer as object, { scheme: 'basic' }),
      'the security scheme bearer changed',
    ],
    'an operation that no longer accepts API keys': [
      set(create, { 'x-users-only': true }),
      'pets.create: no longer accepts API keys',
    ],
    'an operation that requires a recent proof of the password': [
      set(create, { 'x-needs-confirmation': true }),
      'pets.create: asks for a fresh proof of the password',
    ],
    'an operation that no longer serves the scope self': [
      drop(list, 'x-self'),
      'pets.list: no longer serves the scope self',
    ],
    'an operation that requires the second factor': [
      drop(update, 'x-before-two-factor'),
      'pets.update: needs the second factor now, even while it is being set up',
    ],

    'a removed parameter': [(c) => list(c).parameters?.shift(), 'pets.list: no longer takes query.kind'],
    'a renamed parameter': [
      (c) => Object.assign(parameter(list(c), 1), { name: 'size' }),
      'pets.list: no longer takes query.limit',
    ],
    'a new required parameter': [
      (c) => list(c).parameters?.push({ name: 'town', in: 'query', required: true, schema: text(10) }),
      'pets.list: needs query.town now',
    ],
    'a header that becomes required': [
      (c) => Object.assign(parameter(update(c), 1), { required: true }),
      'pets.update: header.If-Match is required now',
    ],
    'a query parameter that becomes required': [
      (c) => Object.assign(parameter(list(c), 0), { required: true }),
      'pets.list: query.kind is required now',
    ],
    'a parameter in another location': [
      (c) => Object.assign(parameter(update(c), 1), { in: 'query' }),
      'pets.update: no longer takes header.If-Match',
    ],
    'another serialisation of a parameter': [
      (c) => Object.assign(parameter(list(c), 1), { style: 'spaceDelimited', explode: false, allowReserved: true }),
      'pets.list: `style` of query.limit changed',
      'pets.list: `explode` of query.limit changed',
      'pets.list: `allowReserved` of query.limit changed',
    ],
    'narrower bounds of a parameter': [
      (c) => Object.assign(parameter(list(c), 1).schema, { minimum: 5, maximum: 50 }),
      'pets.list query.limit in requests: `minimum` was 1 and is 5',
      'pets.list query.limit in requests: `maximum` was 100 and is 50',
    ],
    'another default of a parameter': [
      (c) => Object.assign(parameter(list(c), 1).schema, { default: 50 }),
      'pets.list query.limit in requests: `default` was 25 and is 50',
    ],
    'another type of a parameter': [
      (c) => Object.assign(parameter(update(c), 0).schema, { type: 'string' }),
      'pets.update path.id in requests: `type` was "integer" and is "string"',
    ],
    'a first query parameter, which moves an argument of the SDK': [
      set((c) => operation(c, '/open', 'post'), {
        parameters: [{ name: 'wide', in: 'query', schema: { type: 'boolean' } }],
      }),
      'doors.open: takes its first query parameter now, which moves `options` in the SDK',
    ],
    'a first body, which moves an argument of the SDK': [
      set((c) => operation(c, '/open', 'post'), { requestBody: { required: true, content: json('PetCreate') } }),
      'doors.open: takes a body now, which moves `options` in the SDK',
    ],

    'a removed body': [drop(create, 'requestBody'), 'pets.create: no longer takes a body'],
    'a body that becomes required': [
      (c) => Object.assign(update(c).requestBody ?? {}, { required: true }),
      'pets.update: its body is required now',
    ],
    'a removed media type of a body': [
      drop((c) => update(c).requestBody?.content as object, 'multipart/form-data'),
      'pets.update: its body is no longer multipart/form-data',
    ],
    'another encoding of a form': [
      (c) =>
        Object.assign(update(c).requestBody?.content['multipart/form-data'] as object, {
          encoding: { file: { contentType: 'image/gif' } },
        }),
      'pets.update: the encoding of its body changed',
    ],
    'a body without its schema': [
      drop((c) => update(c).requestBody?.content['application/json'] as object, 'schema'),
      'pets.update: its body no longer has a schema',
    ],
    'a removed response': [drop((c) => update(c).responses, '404'), 'pets.update: no longer has the response 404'],
    'a response with another status': [
      rename((c) => create(c).responses, '201', '200'),
      'pets.create: no longer has the response 201',
      'pets.create: can respond with 200 now',
    ],
    'a response of another media type': [
      (c) => rename(() => (create(c).responses[201] as { content: object }).content, 'application/json', 'text/csv')(c),
      'pets.create: its response 201 is no longer application/json',
      'pets.create: its response 201 can be text/csv now',
    ],
    'a removed response header': [
      drop((c) => create(c).responses[201] as object, 'headers'),
      'pets.create: its response 201 no longer has the header ETag',
    ],
    'a response header that becomes optional': [
      (c) =>
        Object.assign((create(c).responses[201] as { headers: { ETag: object } }).headers.ETag, { required: false }),
      'pets.create: its response 201 can lack the header ETag now',
    ],
    'a response header of another type': [
      (c) =>
        Object.assign((create(c).responses[201] as { headers: { ETag: object } }).headers.ETag, {
          schema: { type: 'integer', maxLength: 50 },
        }),
      'pets.create 201 header ETag in responses: `type` was "string" and is "integer"',
    ],
    'a removed event': [drop((c) => c.webhooks as object, 'pet.born'), 'the event pet.born is gone'],
    'a renamed operation of an event': [
      set(bornEvent, { operationId: 'events.onBirth' }),
      'events.onPetBorn: is events.onBirth now',
    ],
    'another tag of events': [
      set(bornEvent, { tags: ['webhooks'] }),
      'events.onPetBorn: its tag was events and is webhooks',
    ],
    'a removed event header': [(c) => bornEvent(c).parameters?.pop(), 'events.onPetBorn: is sent without X-Test'],
    'an event header that becomes optional': [
      (c) => Object.assign(parameter(bornEvent(c), 0), { required: false }),
      'events.onPetBorn: can be sent without webhook-id now',
    ],
    'a wider event header': [
      (c) => Object.assign(parameter(bornEvent(c), 0).schema, { maxLength: 100 }),
      'events.onPetBorn webhook-id in responses: `maxLength` was 64 and is 100',
    ],
    'a removed member of an event': [
      combine(
        drop((c) => schema(c, 'BornData').properties as object, 'mother'),
        set((c) => schema(c, 'BornData'), { required: ['pet_id'] }),
      ),
      'BornData in responses: `mother` can be missing now',
      'BornData in responses: `mother` is gone',
    ],
    'a removed response of receivers': [
      drop((c) => bornEvent(c).responses, '410'),
      'events.onPetBorn: no longer takes the response 410',
    ],
  })
})
