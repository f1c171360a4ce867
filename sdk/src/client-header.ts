import { version } from './gen/version.gen.ts'

/**
 * How a request names the SDK that made it, such as `user-agent: workforce-sdk/1.0.0 node/24.0.0`. Browsers and
 * similar runtimes name themselves in `User-Agent`; there the SDK sends its own header.
 */
export function clientHeader(): [name: string, value: string] {
  const { process } = globalThis as { process?: { versions?: Record<string, string | undefined> } }
  const versions = process?.versions ?? {}
  const runtime = ['bun', 'deno', 'node'].find((name) => versions[name]) // the first two say that they are Node as well
  const client = `workforce-sdk/${version}`
  return runtime === undefined
    ? ['x-workforce-client', client]
    : ['user-agent', `${client} ${runtime}/${versions[runtime]}`]
}
