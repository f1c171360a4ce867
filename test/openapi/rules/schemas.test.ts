import { schemaRules } from '../../../openapi/rules/schemas.ts'
import { component, member, operation, query, response, testRules, text } from '../violations.ts'

testRules(schemaRules, [
  {
    rule: 'bounded-requests',
    change: (c) => delete member(c, 'PersonCreate', 'first_name').maxLength,
    expected: 'people.create body.first_name: needs a maxLength',
  },
  {
    rule: 'bounded-requests',
    change: (c) => delete member(c, 'WebhookCreate', 'events').maxItems,
    expected: 'webhooks.create body.events: needs maxItems',
  },
  {
    rule: 'bounded-requests',
    change: (c) => delete component(c, 'PersonCreate').additionalProperties,
    expected: 'people.create body: must be closed (additionalProperties: false) or have maxProperties',
  },
  {
    rule: 'required-texts',
    change: (c) => delete member(c, 'PersonCreate', 'first_name').minLength,
    expected: 'people.create body: first_name is required and needs a minLength',
  },
  {
    rule: 'encoded-values',
    change: (c) => operation(c, '/people', 'get').parameters?.push({ ...query('q', text), allowReserved: true }),
    expected: 'people.list query.q: its values are encoded: no `allowReserved`',
  },
  {
    rule: 'query-arrays',
    change: (c) =>
      operation(c, '/people', 'get').parameters?.push({
        ...query('ids', { type: 'array', items: { type: 'integer' } }),
        explode: false,
      }),
    expected: 'people.list query.ids: arrays keep the default style',
  },
  {
    rule: 'open-responses',
    change: (c) => Object.assign(component(c, 'Person'), { additionalProperties: false }),
    expected: 'people.list 200.data[]: must be open, as a new member is not a breaking change',
  },
  {
    rule: 'open-responses',
    change: (c) => Object.assign(component(c, 'Problem'), { additionalProperties: false }),
    expected: 'people.list 422.errors[]: must be open, as a new member is not a breaking change',
  },
  {
    rule: 'open-responses',
    change: (c) => Object.assign(component(c, 'PersonEventData'), { additionalProperties: false }),
    expected: 'events.onPersonCreated.data: must be open, as a new member is not a breaking change',
  },
  {
    rule: 'plain-booleans',
    change: (c) => Object.assign(member(c, 'TwoFactorRequired', 'requires_2fa'), { enum: [true] }),
    expected: 'TwoFactorRequired.requires_2fa: only strings have an enum',
  },
  {
    rule: 'titled-responses',
    change: (c) => delete response(c, 'Person').title,
    expected: 'Person: its schema needs the title PersonResponse',
  },
  {
    rule: 'plain-objects',
    change: (c) => Object.assign(component(c, 'Person'), { allOf: [{ $ref: '#/components/schemas/Me' }] }),
    expected: 'Person: list all members instead of allOf',
  },
  {
    rule: 'separate-schemas',
    change: (c) => Object.assign(member(c, 'Person', 'first_name'), { readOnly: true }),
    expected: 'Person.first_name: write two schemas instead of readOnly or writeOnly',
  },
  {
    rule: 'unbounded-files',
    change: (c) => Object.assign(member(c, 'DocumentUpload', 'file'), { maxLength: 10 }),
    expected: 'documents.upload body.file: a file has no length',
  },
  {
    rule: 'discriminated',
    change: (c) => delete component(c, 'LoginResult').discriminator,
    expected: 'auth.login 200.data: oneOf several objects needs a discriminator with its mapping',
  },
  {
    rule: 'usable-names',
    change: (c) => Object.assign(c.components.schemas, { WebhookTest: text }),
    expected: 'WebhookTest: this is the name of a test in a generated client',
  },
  {
    rule: 'usable-names',
    change: (c) => Object.assign(c.components.schemas, { Error: text }),
    expected: 'Error: no schema can have this name in the SDK',
  },
  {
    rule: 'usable-names',
    change: (c) => Object.assign(c.components.parameters?.Id ?? {}, { name: 'class' }),
    expected: 'people.get: no path parameter can be named class in the SDK',
  },
])
