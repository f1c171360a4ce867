import type { Failure, SdkOperation } from './contract.ts'
import { sdkSample } from './samples.ts'
import { errorClass } from './src/response-error.ts'

/** Returns the lines of a method's doc comment: its summary, parameters, errors and an example. */
export function writeDoc(operation: SdkOperation): string[] {
  const { summary, description, sunset, verb, path, scopes, pathParameters, body, query, ifMatch, idempotencyKey } =
    operation
  const needs = scopes.map((scope) => `, scope \`${scope}\``).join('')
  const options = ['signal', 'timeoutMs', 'maxRetries', 'headers']
  if (ifMatch) options.unshift('ifMatch')
  if (idempotencyKey) options.unshift('idempotencyKey')
  const lines = [
    ...[summary, '', ...description.trim().split('\n'), '', `\`${verb} ${path}\`${needs}`, ''],
    ...(sunset === undefined ? [] : [`@deprecated It works until ${sunset} at least.`]),
    ...pathParameters.map((parameter) => `@param ${parameter.name} - ${joinLines(parameter.description)}`),
    ...(body === undefined
      ? []
      : [`@param body - ${body.isForm ? 'the file in `file`, and what it is for' : `a \`${body.schema}\``}`]),
    ...(query === undefined ? [] : [`@param query - ${query.names.map((name) => `\`${name}\``).join(', ')}`]),
    `@param options - ${options.map((name) => `\`${name}\``).join(', ')}`,
    ...operation.failures.map(thrown),
    '@throws {ConnectionError} no response arrives; `TimeoutError`: not in time; `AbortedError`: `signal` ended the call',
    ...['@example', ...sdkSample(operation).split('\n')],
  ]
  return lines.map((line) => line.replaceAll('*/', '*\\/'))
}

/**
 * Returns a `@throws` line, such as `@throws {ConflictError} 409 \`conflict\`: the request conflicts with the current
 * state`.
 */
function thrown({ status, description, codes }: Failure): string {
  const codeList = codes.map((code) => `\`${code}\``).join(', ')
  return `@throws {${errorClass(status).name}} ${[status, codeList].filter(Boolean).join(' ')}: ${joinLines(description)}`
}

function joinLines(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return /^[A-Z][a-z ]/.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line
}
