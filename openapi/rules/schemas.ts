import { type Contract, componentName, type Parameter, resolve, type Schema } from '../read/contract.ts'
import { listOperations, listSentEvents, type Operation } from '../read/operations.ts'
import { schemasIn } from '../read/schemas.ts'
import type { Rule } from './operations.ts'

const listTypes = (schema: Schema) => [schema.type ?? []].flat()

/** Creates a rule that checks every schema in the bodies and parameters of requests. */
const perRequestSchema =
  (check: (schema: Schema, contract: Contract) => string[]): Rule =>
  (contract) =>
    listOperations(contract)
      .flatMap(({ id, parameters, requestBody }) => [
        ...parameters.map(({ in: place, name, schema }) => ({ at: `${id} ${place}.${name}`, schema })),
        ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ at: `${id} body`, schema })),
      ])
      .flatMap(({ at, schema }) => (schema ? [...schemasIn(contract, schema, at)] : []))
      .flatMap(({ at, schema }) => check(schema, contract).map((problem) => `${at}: ${problem}`))

/** Creates a rule that checks every query parameter. */
const perQueryParameter =
  (check: (parameter: Parameter, schema: Schema) => string[]): Rule =>
  (contract) =>
    listOperations(contract).flatMap(({ id, parameters }) =>
      parameters
        .filter((parameter) => parameter.in === 'query')
        .flatMap((parameter) =>
          check(parameter, resolve(contract, parameter.schema)).map(
            (problem) => `${id} query.${parameter.name}: ${problem}`,
          ),
        ),
    )

/** Requires limits for requests: unbounded input allows attacks on memory, and open objects hide misspelt members. */
const boundedRequests = perRequestSchema((schema) => {
  const types = listTypes(schema)
  const isListed = schema.enum !== undefined || schema.const !== undefined
  const problems: string[] = []
  if (types.includes('string') && !isListed && schema.format !== 'binary' && schema.maxLength === undefined)
    problems.push('needs a maxLength')
  if (types.includes('array') && schema.maxItems === undefined) problems.push('needs maxItems')
  if (types.includes('object') && schema.additionalProperties !== false && schema.maxProperties === undefined) {
    problems.push('must be closed (additionalProperties: false) or have maxProperties')
  }
  return problems
})

/** Requires a minimum length for required strings, as an empty string would be equivalent to a missing one. */
const requiredTexts = perRequestSchema(({ required = [], properties = {} }, contract) =>
  required.flatMap((name) => {
    const member = properties[name] && resolve(contract, properties[name])
    if (!member || !listTypes(member).includes('string') || member.enum || member.const !== undefined) return []
    if (member.format === 'binary') return []
    return member.minLength ? [] : [`${name} is required and needs a minLength`]
  }),
)

/** Forbids `allowReserved`: clients would send values unencoded, which corrupts those that contain `&` or `+`. */
const encodedValues = perQueryParameter((parameter) =>
  parameter.allowReserved ? ['its values are encoded: no `allowReserved`'] : [],
)

/** Requires the default style for arrays, the only one that both generators and all client libraries support. */
const queryArrays = perQueryParameter((parameter, schema) =>
  listTypes(schema).includes('array') && (parameter.style !== undefined || parameter.explode !== undefined)
    ? ['arrays keep the default style']
    : [],
)

/** Requires open objects in responses, as strict clients would reject a new member of a closed object. */
const openResponses: Rule = (contract) =>
  [...listOperations(contract), ...listSentEvents(contract)].flatMap((operation) =>
    [...listResponseSchemas(contract, operation)]
      .filter(({ schema }) => schema.properties && schema.additionalProperties === false)
      .map(({ at }) => `${at}: must be open, as a new member is not a breaking change`),
  )

/** Yields every schema in the JSON responses of an operation, or in the body of an event. */
function* listResponseSchemas(contract: Contract, { id, path, responses, requestBody }: Operation) {
  const event = contract.webhooks?.[path] ? requestBody?.content['application/json'] : undefined
  const declared = Object.entries(responses).map(([status, { content }]) => ({ at: `${id} ${status}`, content }))
  for (const { at, media } of [
    { at: id, media: event },
    ...declared.map(({ at, content }) => ({ at, media: content?.['application/json'] })),
  ]) {
    if (media?.schema) yield* schemasIn(contract, media.schema, at)
  }
}

/** Forbids `allOf`: generators disagree about it, and its branches cannot be closed. */
const plainObjects: Rule = (contract) => {
  const visited = new Set<Schema>()
  return Object.entries(contract.components.schemas)
    .flatMap(([name, component]) => [...schemasIn(contract, component, name, visited)])
    .filter(({ schema }) => schema.allOf)
    .map(({ at }) => `${at}: list all members instead of allOf`)
}

/**
 * Forbids enums of booleans and numbers: generators of other languages convert them to strings, and then reject `true`.
 */
const plainBooleans: Rule = (contract) => {
  const schemas = listOperations(contract).flatMap((operation) => [...listResponseSchemas(contract, operation)])
  const components = Object.entries(contract.components.schemas).flatMap(([name, schema]) => [
    ...schemasIn(contract, schema, name),
  ])
  return [...schemas, ...components]
    .filter(({ schema }) => listTypes(schema).some((type) => type === 'boolean' || type === 'number') && schema.enum)
    .map(({ at }) => `${at}: only strings have an enum`)
}

/** Requires titles for response schemas: without a title, generators of other languages number the types. */
const titledResponses: Rule = (contract) =>
  Object.entries(contract.components.responses ?? {})
    .filter(([, { content }]) => content?.['application/json']?.schema?.properties)
    .filter(([name, { content }]) => content?.['application/json']?.schema?.title !== `${name}Response`)
    .map(([name]) => `${name}: its schema needs the title ${name}Response`)

/** Requires separate schemas for requests and responses: generators drop `readOnly` members from event payloads. */
const separateSchemas: Rule = (contract) => {
  const visited = new Set<Schema>()
  return Object.entries(contract.components.schemas)
    .flatMap(([name, component]) => [...schemasIn(contract, component, name, visited)])
    .filter(({ schema }) => schema.readOnly || schema.writeOnly)
    .map(({ at }) => `${at}: write two schemas instead of readOnly or writeOnly`)
}

/** Forbids the length of a file: generators of other languages would apply it to a string. */
const unboundedFiles = perRequestSchema(({ format, minLength, maxLength }) =>
  format === 'binary' && (minLength ?? maxLength) !== undefined ? ['a file has no length'] : [],
)

/**
 * Requires a discriminator for alternatives: without it, a client cannot determine which of several objects a value is.
 */
const discriminated: Rule = (contract) => {
  const schemas = listOperations(contract).flatMap((operation) => [...listResponseSchemas(contract, operation)])
  return schemas
    .filter(({ schema }) => schema.oneOf && schema.oneOf.filter(componentName).length > 1)
    .filter(({ schema }) => !schema.discriminator?.mapping)
    .map(({ at }) => `${at}: oneOf several objects needs a discriminator with its mapping`)
}

/** Schema names that would shadow globals or members in the generated SDK. */
const unusableSchemas = ['Error', 'Blob', 'Webhooks']
const unusablePathParameters = ['class', 'options']

/**
 * Returns schemas whose name is that of a generated test: Java generators write a class `PersonTest` for the schema
 * `Person`.
 */
const namesOfTests = (contract: Contract) =>
  Object.keys(contract.components.schemas).filter(
    (name) => name.endsWith('Test') && contract.components.schemas[name.slice(0, -'Test'.length)],
  )

const usableNames: Rule = (contract) => [
  ...unusableSchemas
    .filter((name) => contract.components.schemas[name])
    .map((name) => `${name}: no schema can have this name in the SDK`),
  ...namesOfTests(contract).map((name) => `${name}: this is the name of a test in a generated client`),
  ...listOperations(contract).flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'path' && unusablePathParameters.includes(parameter.name))
      .map((parameter) => `${operation.id}: no path parameter can be named ${parameter.name} in the SDK`),
  ),
]

/** The rules about schemas, by name. */
export const schemaRules: Record<string, Rule> = {
  'bounded-requests': boundedRequests,
  'required-texts': requiredTexts,
  'encoded-values': encodedValues,
  'query-arrays': queryArrays,
  'open-responses': openResponses,
  'plain-objects': plainObjects,
  'plain-booleans': plainBooleans,
  'titled-responses': titledResponses,
  'separate-schemas': separateSchemas,
  'unbounded-files': unboundedFiles,
  discriminated: discriminated,
  'usable-names': usableNames,
}
