import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, request as forward } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import ts from 'typescript'
import { withWork } from '../../server/commands/command-work.ts'
import { seedDemoData } from '../../server/commands/demo-data.ts'
import { closeAfter } from '../support/close-after.ts'
import { createTestDatabase } from '../support/postgres/database.ts'
import { onePage } from '../support/samples/document.ts'
import { createUser, testPassword } from '../support/samples/factories.ts'
import { enableTwoFactor, totpCode } from '../support/samples/second-factor.ts'
import { startTestApp, testConfig } from '../support/service/app.ts'

/*
 * Runs the snippets of the README, except for its webhooks section, sequentially in one program, with the service and
 * its demo data. A snippet imports the names that it uses and does not declare from `setup`.
 */

const root = join(import.meta.dirname, '../..')
const readme = await readFile(join(root, 'sdk/README.md'), 'utf8')
const sections = readme.split(/^## /m).filter((section) => !section.startsWith('Webhooks\n'))
const snippets = sections.flatMap((section) =>
  [...section.matchAll(/^```ts\n(.+?)^```$/gms)].map(([, code = '']) => ({
    section: section.split('\n')[0] ?? '',
    code,
  })),
)

/** The expected output of each snippet, with its section. */
const expectedOutputs: [section: string, output: RegExp][] = [
  ['First call', /^(created|unchanged)\n(.+@.+\n){20,}2\n$/],
  ['First call', /^$/],
  ['First call', /^$/],
  ['Calls', /^"1" \{\n +success: true,/],
  ['Errors', /path: 'body\.email',\n +code: 'invalid',\n +message: 'must be an e-mail address/],
  ['Logging in', /^guarded@example\.com\n$/],
  ['Logging in', /^guarded@example\.com\n$/],
  ['Logging in', /^kept\nowner@acme\.test\n$/],
  ['Paging', /^(.+@.+\n){20,}(\d+\n)+2 5 \d+\n$/],
  ['Files', /^$/],
  ['Retries', /^true\n$/],
  ['Retries', /^people\.list 1 200\n$/],
  ['Proxies', /^1\n$/],
  ['Test doubles', /^1 people, 4 bytes\n$/],
]

const database = await createTestDatabase()
const config = testConfig(database.url)
await withWork(config, (work) => seedDemoData({ ...work, config }))
const app = await startTestApp({ databaseUrl: database.url })
const { business_id } = await app.db.selectFrom('users').select('business_id').executeTakeFirstOrThrow()
const email = 'guarded@example.com'
const user = await createUser(app, { business_id, role: 'owner', email })
const { secret } = await enableTwoFactor(app, user)
const [code, nextCode] = await Promise.all([totpCode(secret), totpCode(secret, 1)])
const proxy = await startProxy()

const folder = await mkdtemp(join(tmpdir(), 'workforce-readme-'))
closeAfter(() => rm(folder, { recursive: true }))
await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
await writeFile(join(folder, 'package.json'), '{"type": "module"}')
await writeFile(join(folder, 'contract.pdf'), await onePage())

const setup = `
  import { type Tokens, Workforce } from 'workforce-sdk'
  export { type Tokens, Workforce }
  export const baseUrl = '${app.url}/v1'
  export const [email, password, code] = ['${email}', '${testPassword}', '${nextCode}']
  const owner = await Workforce.login({ baseUrl, email: 'owner@acme.test', password: 'acme-owner-demo' })
  if (owner.status !== 'logged_in') throw new Error(owner.status)
  export const workforce = owner.client
  process.env.WORKFORCE_API_KEY = (await workforce.apiKeys.create({ name: 'README', scopes: ['people:read', 'people:write'] })).key
  export const login = await Workforce.login({ baseUrl, email, password })
  export const session = { pending: '' }
  export const token = 'expired'
  let pair: Tokens | undefined
  await Workforce.login({ baseUrl, email: 'owner@acme.test', password: 'acme-owner-demo', onTokens: (tokens) => void (pair = tokens) })
  export const refreshToken = pair?.refresh_token
  export const keep = (token: string, refreshToken: string) => console.log(token && refreshToken && 'kept')
  export const person = await workforce.people.create({ first_name: 'Ada', last_name: 'Lovelace', email: "ada-" + process.pid + "@example.com" })
`

const names = 'Workforce baseUrl email password code workforce login session token refreshToken keep person'.split(' ')
const replacements: [placeholder: string, value: string][] = [
  ['http://127.0.0.1:3000', app.url],
  ['http://proxy.example:8080', proxy.url],
  ["'123456'", `'${code}'`],
]

const files = snippets.map((_, index) => `snippet-${index}.ts`)
await writeFile(join(folder, 'setup.ts'), setup)
for (const [index, { code }] of snippets.entries()) {
  const isMissing = (name: string) =>
    new RegExp(String.raw`\b${name}\b`).test(code) &&
    !new RegExp(String.raw`(?:const (?:(?! of )[^=(\n])*|import [^'\n]*)\b${name}\b`).test(code)
  const imported = names.filter(isMissing).concat(isMissing('Tokens') ? ['type Tokens'] : [])
  const source = replacements.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), code)
  await writeFile(join(folder, `snippet-${index}.ts`), `import { ${imported.join(', ')} } from './setup.ts'\n${source}`)
}
const main = files.map((file) => `console.log('<<snippet>>')\nawait import('./${file}')`)
await writeFile(join(folder, 'main.ts'), [...main, 'export {}'].join('\n'))

describe('the snippets of the README', { concurrency: false }, () => {
  test('compile with the strictest options of TypeScript', () => {
    const program = ts.createProgram(
      ['main.ts', ...files].map((name) => join(folder, name)),
      {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2024,
        lib: ['lib.es2024.d.ts'],
        module: ts.ModuleKind.NodeNext,
        allowImportingTsExtensions: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: true,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
    )
    const host = { getCanonicalFileName: String, getCurrentDirectory: () => folder, getNewLine: () => '\n' }
    assert.equal(ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host), '')
  })

  test('print the documented output', async () => {
    const before = proxy.tunnels()
    const { stdout } = await run('main.ts')
    const outputs = stdout.split('<<snippet>>\n').slice(1)
    assert.deepEqual(
      snippets.map(({ section }) => section),
      expectedOutputs.map(([section]) => section),
    )
    for (const [index, [section, expected]] of expectedOutputs.entries())
      assert.match(outputs[index] ?? '', expected, section)
    assert.deepEqual(await readFile(join(folder, 'copy.pdf')), await onePage())
    assert.ok(proxy.tunnels() > before)
  })

  test('follow the order of the table of contents', () => {
    const [, ...titles] = sections.map((section) => section.split('\n')[0])
    assert.deepEqual(titles.slice(0, 4), ['Install', 'First call', 'Calls', 'Errors'])
    assert.equal(titles.at(-1), 'Upgrading')
    const listed = [...(sections[0] ?? '').matchAll(/\[([^\]]+)\]\(#([a-z-]+)\)/g)]
    assert.deepEqual(
      listed.map(([, title]) => title).filter((title) => title !== 'Webhooks'),
      titles,
    )
    for (const [, title = '', anchor] of listed) assert.equal(anchor, title.toLowerCase().replaceAll(' ', '-'))
  })

  test('use the proxy of the environment without a change', async () => {
    assert.match(readme, /NODE_USE_ENV_PROXY=1 HTTPS_PROXY=/)
    const before = proxy.tunnels()
    const name = `snippet-${snippets.findIndex(({ section }) => section === 'Errors')}.ts`
    const { stdout } = await run(name, { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy.url, NO_PROXY: '', no_proxy: '' })
    assert.match(stdout, /body\.email/)
    assert.ok(proxy.tunnels() > before)
  })
})

function run(name: string, added: Record<string, string> = {}): Promise<{ stdout: string }> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  return promisify(execFile)(process.execPath, [name], { cwd: folder, env: { ...env, ...added } })
}

/** A forward proxy that counts its tunnels and requests. */
async function startProxy(): Promise<{ url: string; tunnels(): number }> {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    const { method, headers } = request
    const forwarded = forward(String(request.url), { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.pipe(response)
    })
    forwarded.once('error', () => response.destroy())
    request.pipe(forwarded)
  })
  server.on('connect', (request, near) => {
    count += 1
    const [host, port] = String(request.url).split(':')
    const far = connect(Number(port), host, () => {
      near.write('HTTP/1.1 200 OK\r\n\r\n')
      near.pipe(far).pipe(near)
    })
    far.once('error', () => near.destroy())
    near.once('error', () => far.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfter(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tunnels: () => count }
}
