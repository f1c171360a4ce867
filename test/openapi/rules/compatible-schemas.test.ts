import { describe } from 'node:test'
import {
  also,
  drop,
  given,
  member,
  proveRefused,
  rename,
  renameSchema,
  schema,
  set,
  text,
  told,
} from '../pet-contract.ts'

describe('the check of compatibility, of schemas', () => {
  proveRefused({
    'a member that becomes required': [
      set((c) => schema(c, 'PetCreate'), { required: ['name', 'kind'] }),
      'PetCreate in requests: `kind` is required now',
    ],
    'a new member that is required': [
      also(
        set((c) => schema(c, 'PetUpdate').properties as object, { town: text(10) }),
        set((c) => schema(c, 'PetUpdate'), { required: ['town'] }),
      ),
      'PetUpdate in requests: `town` is required now',
    ],
    'a member that is not taken any more': [
      drop((c) => schema(c, 'PetCreate').properties as object, 'nickname'),
      'PetCreate in requests: `nickname` is gone',
    ],
    'a renamed member': [
      rename((c) => schema(c, 'PetCreate').properties as object, 'nickname', 'pet_name'),
      'PetCreate in requests: `nickname` is gone',
    ],
    'null that is not taken any more': [
      set(given('nickname'), { type: 'string' }),
      'PetCreate.nickname in requests: `type` was ["string","null"] and is "string"',
    ],
    'a type that becomes narrower': [
      set(given('weight'), { type: 'integer' }),
      'PetCreate.weight in requests: `type` was "number" and is "integer"',
    ],
    'another type': [
      set(given('name'), { type: 'object' }),
      'PetCreate.name in requests: `type` was "string" and is "object"',
    ],
    'another format': [
      set(given('name'), { format: 'email' }),
      'PetCreate.name in requests: `format` was none and is "email"',
    ],
    'narrower bounds of a text': [
      set(given('name'), { minLength: 2, maxLength: 50 }),
      'PetCreate.name in requests: `maxLength` was 100 and is 50',
      'PetCreate.name in requests: `minLength` was 1 and is 2',
    ],
    'narrower bounds of a number': [
      set(given('weight'), { minimum: 1, maximum: 400, multipleOf: 1, exclusiveMinimum: 0, exclusiveMaximum: 600 }),
      'PetCreate.weight in requests: `minimum` was 0 and is 1',
      'PetCreate.weight in requests: `maximum` was 500 and is 400',
      'PetCreate.weight in requests: `multipleOf` was 0.5 and is 1',
      'PetCreate.weight in requests: `exclusiveMinimum` was none and is 0',
      'PetCreate.weight in requests: `exclusiveMaximum` was none and is 600',
    ],
    'narrower bounds of a list': [
      set(given('tags'), { minItems: 1, maxItems: 5, uniqueItems: true }),
      'PetCreate.tags in requests: `maxItems` was 10 and is 5',
      'PetCreate.tags in requests: `minItems` was none and is 1',
      'PetCreate.tags in requests: `uniqueItems` was none and is true',
    ],
    'narrower items of a list': [
      (c) => Object.assign(given('tags')(c).items ?? {}, { maxLength: 10 }),
      'PetCreate.tags[] in requests: `maxLength` was 20 and is 10',
    ],
    'narrower members of a map': [
      set(given('labels'), { maxProperties: 5, additionalProperties: text(10), propertyNames: text(5) }),
      'PetCreate.labels.* in requests: `maxLength` was 50 and is 10',
      'PetCreate.labels<name> in requests: `maxLength` was 20 and is 5',
      'PetCreate.labels in requests: `maxProperties` was none and is 5',
    ],
    'a pattern': [
      set(given('name'), { pattern: '^[A-Z]' }),
      'PetCreate.name in requests: `pattern` was none and is "^[A-Z]"',
    ],
    'an object that is closed': [
      set((c) => schema(c, 'PetUpdate'), { additionalProperties: false }),
      'PetUpdate in requests: `additionalProperties` was none and is false',
    ],
    'another default of a member': [
      set(given('chipped'), { default: true }),
      'PetCreate.chipped in requests: `default` was false and is true',
    ],
    'a default where none was': [
      set(given('weight'), { default: 1 }),
      'PetCreate.weight in requests: `default` was none and is 1',
    ],
    'a text that becomes an enumeration': [
      set(given('name'), { enum: ['Tom'] }),
      'PetCreate.name in requests: `enum` was none and is ["Tom"]',
    ],
    'a value that is not taken any more, nor told': [
      set((c) => schema(c, 'Kind'), { enum: ['cat'] }),
      'Kind in requests: has the value "dog" no more',
      'Kind in answers: has the value "dog" no more',
    ],
    'a constant': [set(given('name'), { const: 'Tom' }), 'PetCreate.name in requests: `const` was none and is "Tom"'],
    'a member that is only read': [
      set(given('name'), { readOnly: true }),
      'PetCreate.name in requests: `readOnly` was none and is true',
    ],
    'a keyword that has no rule': [
      set(given('tags'), { contains: text(5) }),
      'PetCreate.tags in requests: `contains` was none and is {"type":"string","maxLength":5}',
    ],
    'a union that lost a branch': [
      (c) => schema(c, 'Home').oneOf?.pop(),
      'Home in requests: `oneOf` has Kennel no more',
      'Home in answers: `oneOf` has Kennel no more',
    ],
    'a member that becomes a union': [
      set((c) => schema(c, 'PetUpdate'), { oneOf: [{ $ref: '#/components/schemas/Place' }] }),
      'PetUpdate in requests: `oneOf` is new',
    ],
    'one more part of a whole': [
      (c) => schema(c, 'Kennel').allOf?.push({ $ref: '#/components/schemas/BornData' }),
      'Kennel in requests: `allOf` has BornData now',
      'Kennel in answers: `allOf` has BornData now',
    ],

    'a member that is not told any more': [
      also(
        drop((c) => schema(c, 'Pet').properties as object, 'name'),
        (c) => (schema(c, 'Pet').required = schema(c, 'Pet').required?.filter((name) => name !== 'name')),
      ),
      'Pet in answers: `name` can be missing now',
      'Pet in answers: `name` is gone',
    ],
    'a member that can be missing': [
      (c) => schema(c, 'Pet').required?.pop(),
      'Pet in answers: `home` can be missing now',
    ],
    'a member that can be null': [
      set(told('name'), { type: ['string', 'null'] }),
      'Pet.name in answers: `type` was "string" and is ["string","null"]',
    ],
    'a whole number that gets decimals': [
      set(told('id'), { type: 'number' }),
      'Pet.id in answers: `type` was "integer" and is "number"',
    ],
    'another format of what is told': [
      set(told('born_on'), { format: 'date-time' }),
      'Pet.born_on in answers: `format` was "date" and is "date-time"',
    ],
    'wider bounds of what is told, which generated clients check': [
      also(
        set(told('name'), { maxLength: 200, minLength: 0 }),
        set(told('id'), { minimum: 0 }),
        set(told('tags'), { maxItems: 20, minItems: 0 }),
      ),
      'Pet.id in answers: `minimum` was 1 and is 0',
      'Pet.name in answers: `maxLength` was 100 and is 200',
      'Pet.name in answers: `minLength` was 1 and is 0',
      'Pet.tags in answers: `maxItems` was 10 and is 20',
      'Pet.tags in answers: `minItems` was 1 and is 0',
    ],
    'bounds of what is told that go': [
      also(drop(told('name'), 'maxLength', 'pattern'), drop(told('tags'), 'minItems', 'uniqueItems')),
      'Pet.name in answers: `maxLength` was 100 and is none',
      'Pet.name in answers: `pattern` was "\\\\S" and is none',
      'Pet.tags in answers: `minItems` was 1 and is none',
      'Pet.tags in answers: `uniqueItems` was true and is none',
    ],
    'a new value of an enumeration that is told': [
      set((c) => schema(c, 'Kind'), { enum: ['cat', 'dog', 'emu'] }),
      'Kind in answers: has the new value "emu"',
    ],
    'an enumeration that is told and ends': [
      drop((c) => schema(c, 'Kind'), 'enum'),
      'Kind in answers: `enum` was ["cat","dog"] and is none',
    ],
    'a code that goes': [
      set((c) => member(c, 'Failure', 'code'), { 'x-extensible-enum': ['not_found'] }),
      'Failure.code in answers: has the value "conflict" no more',
    ],
    'a new branch of a union that is told': [
      (c) => schema(c, 'Home').oneOf?.push({ $ref: '#/components/schemas/Place' }),
      'Home in answers: `oneOf` has Place now',
    ],
    'another discriminator': [
      (c) => Object.assign(schema(c, 'Home').discriminator ?? {}, { propertyName: 'kind' }),
      'Home in requests: the discriminator was is and is kind',
      'Home in answers: the discriminator was is and is kind',
    ],
    'a renamed value of the discriminator': [
      rename((c) => schema(c, 'Home').discriminator?.mapping as object, 'kennel', 'hut'),
      'Home in requests: the discriminator has the value kennel no more',
      'Home in answers: the discriminator has the value kennel no more',
    ],
    'a value of the discriminator that leads elsewhere': [
      set((c) => schema(c, 'Home').discriminator?.mapping as object, { kennel: '#/components/schemas/Place' }),
      'Home in requests: the discriminator value kennel leads to #/components/schemas/Place',
      'Home in answers: the discriminator value kennel leads to #/components/schemas/Place',
    ],
    'a discriminator that goes': [
      drop((c) => schema(c, 'Home'), 'discriminator'),
      'Home in requests: the discriminator was is and is none',
      'Home in answers: the discriminator was is and is none',
    ],

    'a renamed schema': [renameSchema('BornData', 'BirthData'), 'the schema BornData is gone'],
    'a renamed schema that changed, too': [
      also(renameSchema('BornData', 'BirthData'), (c) => drop(() => member(c, 'BirthData', 'mother'), 'maxLength')(c)),
      'the schema BornData is gone',
      'BornData.mother in answers: `maxLength` was 100 and is none',
    ],
    'a schema in place of another': [
      set((c) => schema(c, 'Born').properties as object, { data: { $ref: '#/components/schemas/Place' } }),
      'Born.data in answers: is Place, not BornData',
      'BornData in answers: `pet_id` can be missing now',
      'BornData in answers: `mother` can be missing now',
      'BornData in answers: `pet_id` is gone',
      'BornData in answers: `mother` is gone',
    ],
    'another title, which is the name of a type': [
      set((c) => schema(c, 'PetList'), { title: 'Pets' }),
      'PetList in answers: `title` was "PetPage" and is "Pets"',
    ],
    'an unused schema that goes': [
      also(
        drop((c) => c.components.schemas, 'Place'),
        (c) => schema(c, 'Kennel').allOf?.shift(),
      ),
      'the schema Place is gone',
      'Kennel in requests: `allOf` has Place no more',
      'Kennel in answers: `allOf` has Place no more',
    ],
  })
})
