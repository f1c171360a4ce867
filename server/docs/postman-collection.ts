import { type Contract, type Parameter, type RequestBody, withTarget } from '../../openapi/read/contract.ts'
import type { Operation } from '../../openapi/read/operations.ts'
import { firstSentence, resourceGroups } from './resources.ts'

/** A value with a name. Clients leave out those that are disabled until the user enables them. */
interface Entry {
  key: string
  value: string
  description?: string
  disabled?: boolean
}

/** Stores the token of a login for the requests that follow, in the scripts of Postman. */
const storeToken = [
  'const { data } = pm.response.json()',
  "if (data && data.token) pm.collectionVariables.set('token', data.token)",
]

/**
 * Returns all operations as a collection for Postman and Bruno, in the format 2.1, with the examples of the contract. Its
 * variables are `url` and `token`, which is an API key or the token of a login.
 */
export function postmanCollection(contract: Contract): object {
  const { info, 'x-sample-url': url } = contract
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'url', value: url },
      { key: 'token', value: '' },
    ],
    item: resourceGroups(contract).map(({ name, resources }) => ({
      name,
      item: resources.map((resource) => ({
        name: resource.name,
        description: firstSentence(resource.description),
        item: resource.operations.map((operation) => requestItem(contract, operation)),
      })),
    })),
  }
}

function requestItem(contract: Contract, operation: Operation): object {
  const { id, summary, description, method, isPublic, requestBody } = operation
  const scope = operation.scopes.length > 0 ? `Needs the scope \`${operation.scopes.join(' ')}\`. ` : ''
  const token = operation.isUserOnly ? 'Needs the token of a login. ' : ''
  const headers = operation.parameters.filter((parameter) => parameter.in === 'header')
  return {
    id,
    name: summary,
    request: {
      method: method.toUpperCase(),
      description: `${scope}${token}\`${id}\`: ${description}`,
      ...(isPublic && { auth: { type: 'noauth' } }),
      header: headers.map((parameter) => entry(contract, parameter)),
      url: requestUrl(contract, operation),
      ...(requestBody && { body: toBody(requestBody) }),
    },
    response: [],
    ...(id === 'auth.login' && { event: [{ listen: 'test', script: { type: 'text/javascript', exec: storeToken } }] }),
  }
}

/** Returns the URL with the examples of the path parameters, and all query parameters, of which optional ones are disabled. */
function requestUrl(contract: Contract, { fullPath, parameters }: Operation): object {
  const path = fullPath.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')
  const query = parameters.filter((parameter) => parameter.in === 'query').map((each) => entry(contract, each))
  const enabled = query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${encodeURIComponent(value)}`)
  return {
    raw: `{{url}}/${path}${enabled.length > 0 ? `?${enabled.join('&')}` : ''}`,
    host: ['{{url}}'],
    path: path.split('/'),
    query,
    variable: parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => {
        const { disabled: _, ...variable } = entry(contract, parameter)
        return variable
      }),
  }
}

/** Returns a parameter with its example, or else its default. */
function entry(contract: Contract, { name, description, required = false, example, schema }: Parameter): Entry {
  const { examples: [first] = [], default: standard } = withTarget(contract, schema)
  const value = example ?? first ?? standard ?? ''
  const text = Array.isArray(value) ? String(value[0]) : String(value)
  return {
    key: name,
    value: name === 'Idempotency-Key' ? '{{$guid}}' : text,
    ...(description !== undefined && { description }),
    ...(!required && { disabled: true }),
  }
}

/** Returns the body with its example. The user selects the file of a form. */
function toBody({ content }: RequestBody): object {
  const json = content['application/json']
  if (json !== undefined) {
    return { mode: 'raw', raw: JSON.stringify(json.example, null, 2), options: { raw: { language: 'json' } } }
  }
  const form = Object.entries(content['multipart/form-data']?.example ?? {})
  return {
    mode: 'formdata',
    formdata: form.map(([key, value]) => {
      if (key === 'file') return { key, type: 'file', src: [] }
      return { key, type: 'text', value: typeof value === 'object' ? JSON.stringify(value) : String(value) }
    }),
  }
}
