import { answerOf, type Contract, operationsOf, type Parameter, resolve, type Schema, schemasIn } from './contract.ts'
import type { Rule } from './operations.ts'

const typesOf = (schema: Schema) => [schema.type ?? []].flat()

/** Looks at every schema of every request, in bodies and parameters. */
const perRequestSchema =
  (check: (schema: Schema, contract: Contract) => string[]): Rule =>
  (contract) =>
    operationsOf(contract)
      .flatMap(({ id, parameters, requestBody }) => [
        ...parameters.map(({ in: place, name, schema }) => ({ at: `${id} ${place}.${name}`, schema })),
        ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ at: `${id} body`, schema })),
      ])
      .flatMap(({ at, schema }) => (schema ? [...schemasIn(contract, schema, at)] : []))
      .flatMap(({ at, schema }) => check(schema, contract).map((problem) => `${at}: ${problem}`))

/** Looks at every parameter of every query. */
const perQueryParameter =
  (check: (parameter: Parameter, schema: Schema, contract: Contract) => string[]): Rule =>
  (contract) =>
    operationsOf(contract).flatMap(({ id, parameters }) =>
      parameters
        .filter((parameter) => parameter.in === 'query')
        .flatMap((parameter) =>
          check(parameter, resolve(contract, parameter.schema), contract).map(
            (problem) => `${id} query.${parameter.name}: ${problem}`,
          ),
        ),
    )

/** Unbounded input allows attacks on memory; open objects hide misspelt members. */
const boundedRequests = perRequestSchema((schema) => {
  const types = typesOf(schema)
  const isListed = schema.enum !== undefined || schema.const !== undefined
  const problems: string[] = []
  if (types.includes('string') && !isListed && schema.maxLength === undefined) problems.push('needs a maxLength')
  if (types.includes('array') && schema.maxItems === undefined) problems.push('needs maxItems')
  if (types.includes('object') && schema.additionalProperties !== false && schema.maxProperties === undefined) {
    problems.push('must be closed (additionalProperties: false) or have maxProperties')
  }
  return problems
})

/** A required text that may be empty is not required. */
const requiredTexts = perRequestSchema(({ required = [], properties = {} }, contract) =>
  required.flatMap((name) => {
    const member = properties[name] && resolve(contract, properties[name])
    if (!member || !typesOf(member).includes('string') || member.enum || member.const !== undefined) return []
    return member.minLength ? [] : [`${name} is required and needs a minLength`]
  }),
)

/** Without `allowReserved` the validator answers 400 to a value with `:` or `+`, such as a timestamp or a cursor. */
const reservedCharacters = perQueryParameter((parameter, schema, contract) => {
  const isText = [schema, ...(schema.items ? [resolve(contract, schema.items)] : [])].some((each) =>
    typesOf(each).includes('string'),
  )
  return isText && !parameter.allowReserved ? ['needs `allowReserved: true`'] : []
})

/** The default style is the only one that both generators and all client libraries support. */
const queryArrays = perQueryParameter((parameter, schema) =>
  typesOf(schema).includes('array') && (parameter.style !== undefined || parameter.explode !== undefined)
    ? ['arrays keep the default style']
    : [],
)

/** Closed schemas reveal members that a presenter should have dropped. Parts of an allOf stay open. */
const closedAnswers: Rule = (contract) => {
  const parts = new Set(
    Object.values(contract.components.schemas).flatMap(({ allOf = [] }) =>
      allOf.flatMap((part) => composition(contract, part)),
    ),
  )
  return operationsOf(contract).flatMap((operation) => {
    const answer = answerOf(contract, operation)
    return [...(answer ? schemasIn(contract, answer, operation.id) : [])]
      .filter(({ schema }) => schema.properties && schema.additionalProperties !== false && !parts.has(schema))
      .map(({ at }) => `${at}: must be closed (additionalProperties: false)`)
  })
}

/** A schema and all schemas that it is composed of. */
function composition(contract: Contract, schema: Schema): Schema[] {
  const target = resolve(contract, schema)
  const { allOf = [], oneOf = [], anyOf = [] } = target
  return [target, ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => composition(contract, part))]
}

/** Requests and answers have separate schemas: generators drop `readOnly` members from event payloads. */
const separateSchemas: Rule = (contract) => {
  const seen = new Set<Schema>()
  return Object.entries(contract.components.schemas)
    .flatMap(([name, component]) => [...schemasIn(contract, component, name, seen)])
    .filter(({ schema }) => schema.readOnly || schema.writeOnly)
    .map(({ at }) => `${at}: write two schemas instead of readOnly or writeOnly`)
}

/** Names that would shadow globals or members in the generated SDK. */
const unusableSchemas = ['Error', 'Blob', 'Webhooks']
const unusablePathParameters = ['class', 'options']

const usableNames: Rule = (contract) => [
  ...unusableSchemas
    .filter((name) => contract.components.schemas[name])
    .map((name) => `${name}: no schema can have this name in the SDK`),
  ...operationsOf(contract).flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'path' && unusablePathParameters.includes(parameter.name))
      .map((parameter) => `${operation.id}: no path parameter can be named ${parameter.name} in the SDK`),
  ),
]

/** The rules about schemas, by name. */
export const schemaRules: Record<string, Rule> = {
  'bounded-requests': boundedRequests,
  'required-texts': requiredTexts,
  'reserved-characters': reservedCharacters,
  'query-arrays': queryArrays,
  'closed-answers': closedAnswers,
  'separate-schemas': separateSchemas,
  'usable-names': usableNames,
}
