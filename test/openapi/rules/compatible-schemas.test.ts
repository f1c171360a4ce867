import { describe } from 'node:test'
import {
  combine,
  drop,
  member,
  rename,
  renameSchema,
  requestMember,
  responseMember,
  schema,
  set,
  testBreakingChanges,
  text,
} from '../pet-contract.ts'

describe('the compatibility check of schemas', () => {
  testBreakingChanges({
    'a member that becomes required': [
      set((c) => schema(c, 'PetCreate'), { required: ['name', 'kind'] }),
      'PetCreate in requests: `kind` is required now',
    ],
    'a new required member': [
      combine(
        set((c) => schema(c, 'PetUpdate').properties as object, { town: text(10) }),
        set((c) => schema(c, 'PetUpdate'), { required: ['town'] }),
      ),
      'PetUpdate in requests: `town` is required now',
    ],
    'a removed member of a request': [
      drop((c) => schema(c, 'PetCreate').properties as object, 'nickname'),
      'PetCreate in requests: `nickname` is gone',
    ],
    'a renamed member of a request': [
      rename((c) => schema(c, 'PetCreate').properties as object, 'nickname', 'pet_name'),
      'PetCreate in requests: `nickname` is gone',
    ],
    'a member that no longer accepts null': [
      set(requestMember('nickname'), { type: 'string' }),
      'PetCreate.nickname in requests: `type` was ["string","null"] and is "string"',
    ],
    'a narrower type': [
      set(requestMember('weight'), { type: 'integer' }),
      'PetCreate.weight in requests: `type` was "number" and is "integer"',
    ],
    'another type': [
      set(requestMember('name'), { type: 'object' }),
      'PetCreate.name in requests: `type` was "string" and is "object"',
    ],
    'another format': [
      set(requestMember('name'), { format: 'email' }),
      'PetCreate.name in requests: `format` was none and is "email"',
    ],
    'narrower bounds of a string': [
      set(requestMember('name'), { minLength: 2, maxLength: 50 }),
      'PetCreate.name in requests: `maxLength` was 100 and is 50',
      'PetCreate.name in requests: `minLength` was 1 and is 2',
    ],
    'narrower bounds of a number': [
      set(requestMember('weight'), {
        minimum: 1,
        maximum: 400,
        multipleOf: 1,
        exclusiveMinimum: 0,
        exclusiveMaximum: 600,
      }),
      'PetCreate.weight in requests: `minimum` was 0 and is 1',
      'PetCreate.weight in requests: `maximum` was 500 and is 400',
      'PetCreate.weight in requests: `multipleOf` was 0.5 and is 1',
      'PetCreate.weight in requests: `exclusiveMinimum` was none and is 0',
      'PetCreate.weight in requests: `exclusiveMaximum` was none and is 600',
    ],
    'narrower bounds of a list': [
      set(requestMember('tags'), { minItems: 1, maxItems: 5, uniqueItems: true }),
      'PetCreate.tags in requests: `maxItems` was 10 and is 5',
      'PetCreate.tags in requests: `minItems` was none and is 1',
      'PetCreate.tags in requests: `uniqueItems` was none and is true',
    ],
    'narrower items of a list': [
      (c) => Object.assign(requestMember('tags')(c).items ?? {}, { maxLength: 10 }),
      'PetCreate.tags[] in requests: `maxLength` was 20 and is 10',
    ],
    'narrower members of a map': [
      set(requestMember('labels'), { maxProperties: 5, additionalProperties: text(10), propertyNames: text(5) }),
      'PetCreate.labels.* in requests: `maxLength` was 50 and is 10',
      'PetCreate.labels<name> in requests: `maxLength` was 20 and is 5',
      'PetCreate.labels in requests: `maxProperties` was none and is 5',
    ],
    'a new pattern': [
      set(requestMember('name'), { pattern: '^[A-Z]' }),
      'PetCreate.name in requests: `pattern` was none and is "^[A-Z]"',
    ],
    'an object that becomes closed': [
      set((c) => schema(c, 'PetUpdate'), { additionalProperties: false }),
      'PetUpdate in requests: `additionalProperties` was none and is false',
    ],
    'another default of a member': [
      set(requestMember('chipped'), { default: true }),
      'PetCreate.chipped in requests: `default` was false and is true',
    ],
    'a new default': [
      set(requestMember('weight'), { default: 1 }),
      'PetCreate.weight in requests: `default` was none and is 1',
    ],
    'a string that becomes an enumeration': [
      set(requestMember('name'), { enum: ['Tom'] }),
      'PetCreate.name in requests: `enum` was none and is ["Tom"]',
    ],
    'a removed value of an enumeration': [
      set((c) => schema(c, 'Kind'), { enum: ['cat'] }),
      'Kind in requests: no longer has the value "dog"',
      'Kind in responses: no longer has the value "dog"',
    ],
    'a string that becomes a constant': [
      set(requestMember('name'), { const: 'Tom' }),
      'PetCreate.name in requests: `const` was none and is "Tom"',
    ],
    'a member that becomes read-only': [
      set(requestMember('name'), { readOnly: true }),
      'PetCreate.name in requests: `readOnly` was none and is true',
    ],
    'a new keyword without a rule': [
      set(requestMember('tags'), { contains: text(5) }),
      'PetCreate.tags in requests: `contains` was none and is {"type":"string","maxLength":5}',
    ],
    'a removed branch of a union': [
      (c) => schema(c, 'Home').oneOf?.pop(),
      'Home in requests: `oneOf` no longer has Kennel',
      'Home in responses: `oneOf` no longer has Kennel',
    ],
    'a member that becomes a union': [
      set((c) => schema(c, 'PetUpdate'), { oneOf: [{ $ref: '#/components/schemas/Place' }] }),
      'PetUpdate in requests: `oneOf` is new',
    ],
    'an additional schema of allOf': [
      (c) => schema(c, 'Kennel').allOf?.push({ $ref: '#/components/schemas/BornData' }),
      'Kennel in requests: `allOf` has BornData now',
      'Kennel in responses: `allOf` has BornData now',
    ],

    'a removed member of a response': [
      combine(
        drop((c) => schema(c, 'Pet').properties as object, 'name'),
        (c) => (schema(c, 'Pet').required = schema(c, 'Pet').required?.filter((name) => name !== 'name')),
      ),
      'Pet in responses: `name` can be missing now',
      'Pet in responses: `name` is gone',
    ],
    'a member that becomes optional in responses': [
      (c) => schema(c, 'Pet').required?.pop(),
      'Pet in responses: `home` can be missing now',
    ],
    'a member that becomes nullable in responses': [
      set(responseMember('name'), { type: ['string', 'null'] }),
      'Pet.name in responses: `type` was "string" and is ["string","null"]',
    ],
    'an integer that becomes a number': [
      set(responseMember('id'), { type: 'number' }),
      'Pet.id in responses: `type` was "integer" and is "number"',
    ],
    'another format of a returned value': [
      set(responseMember('born_on'), { format: 'date-time' }),
      'Pet.born_on in responses: `format` was "date" and is "date-time"',
    ],
    'wider bounds of a returned value, which generated clients check': [
      combine(
        set(responseMember('name'), { maxLength: 200, minLength: 0 }),
        set(responseMember('id'), { minimum: 0 }),
        set(responseMember('tags'), { maxItems: 20, minItems: 0 }),
      ),
      'Pet.id in responses: `minimum` was 1 and is 0',
      'Pet.name in responses: `maxLength` was 100 and is 200',
      'Pet.name in responses: `minLength` was 1 and is 0',
      'Pet.tags in responses: `maxItems` was 10 and is 20',
      'Pet.tags in responses: `minItems` was 1 and is 0',
    ],
    'removed bounds of a returned value': [
      combine(
        drop(responseMember('name'), 'maxLength', 'pattern'),
        drop(responseMember('tags'), 'minItems', 'uniqueItems'),
      ),
      'Pet.name in responses: `maxLength` was 100 and is none',
      'Pet.name in responses: `pattern` was "\\\\S" and is none',
      'Pet.tags in responses: `minItems` was 1 and is none',
      'Pet.tags in responses: `uniqueItems` was true and is none',
    ],
    'a new value of a returned enumeration': [
      set((c) => schema(c, 'Kind'), { enum: ['cat', 'dog', 'emu'] }),
      'Kind in responses: has the new value "emu"',
    ],
    'a returned enumeration that becomes a string': [
      drop((c) => schema(c, 'Kind'), 'enum'),
      'Kind in responses: `enum` was ["cat","dog"] and is none',
    ],
    'a removed error code': [
      set((c) => member(c, 'Failure', 'code'), { 'x-extensible-enum': ['not_found'] }),
      'Failure.code in responses: no longer has the value "conflict"',
    ],
    'a new branch of a returned union': [
      (c) => schema(c, 'Home').oneOf?.push({ $ref: '#/components/schemas/Place' }),
      'Home in responses: `oneOf` has Place now',
    ],
    'another discriminator': [
      (c) => Object.assign(schema(c, 'Home').discriminator ?? {}, { propertyName: 'kind' }),
      'Home in requests: the discriminator was is and is kind',
      'Home in responses: the discriminator was is and is kind',
    ],
    'a renamed value of the discriminator': [
      rename((c) => schema(c, 'Home').discriminator?.mapping as object, 'kennel', 'hut'),
      'Home in requests: the discriminator no longer has the value kennel',
      'Home in responses: the discriminator no longer has the value kennel',
    ],
    'a discriminator value with another schema': [
      set((c) => schema(c, 'Home').discriminator?.mapping as object, { kennel: '#/components/schemas/Place' }),
      'Home in requests: the discriminator value kennel leads to #/components/schemas/Place',
      'Home in responses: the discriminator value kennel leads to #/components/schemas/Place',
    ],
    'a removed discriminator': [
      drop((c) => schema(c, 'Home'), 'discriminator'),
      'Home in requests: the discriminator was is and is none',
      'Home in responses: the discriminator was is and is none',
    ],

    'a renamed schema': [renameSchema('BornData', 'BirthData'), 'the schema BornData is gone'],
    'a renamed and changed schema': [
      combine(renameSchema('BornData', 'BirthData'), (c) =>
        drop(() => member(c, 'BirthData', 'mother'), 'maxLength')(c),
      ),
      'the schema BornData is gone',
      'BornData.mother in responses: `maxLength` was 100 and is none',
    ],
    'a replaced schema': [
      set((c) => schema(c, 'Born').properties as object, { data: { $ref: '#/components/schemas/Place' } }),
      'Born.data in responses: is Place, not BornData',
      'BornData in responses: `pet_id` can be missing now',
      'BornData in responses: `mother` can be missing now',
      'BornData in responses: `pet_id` is gone',
      'BornData in responses: `mother` is gone',
    ],
    'another title, which is the type name in the SDK': [
      set((c) => schema(c, 'PetList'), { title: 'Pets' }),
      'PetList in responses: `title` was "PetPage" and is "Pets"',
    ],
    'a removed schema': [
      combine(
        drop((c) => c.components.schemas, 'Place'),
        (c) => schema(c, 'Kennel').allOf?.shift(),
      ),
      'the schema Place is gone',
      'Kennel in requests: `allOf` no longer has Place',
      'Kennel in responses: `allOf` no longer has Place',
    ],
  })
})
