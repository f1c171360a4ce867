import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { type Account, clientOutput, receiverOutput } from './smoke.ts'

/** Runs a program and collects its output. */
export const run = promisify(execFile)

const root = join(import.meta.dirname, '../..')
export const source = join(root, 'sdk')

interface PackedSdk {
  /** The tarball. */
  file: string
  /** The files in the tarball. */
  paths: string[]
  /** A project with only the package and `smoke.js`. Other projects are subfolders of it. */
  project: string
}

/** Creates an empty project with `smoke.js`, which is removed at the end of the file. Returns its path. */
async function createProject(): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), 'workforce-consumer-'))
  after(() => rmSync(project, { recursive: true }))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  const { code } = await transform(readFileSync(join(import.meta.dirname, 'smoke.ts')), { loader: 'ts' })
  writeFileSync(join(project, 'smoke.js'), code)
  return project
}

/** Links the built SDK into an empty project with `smoke.js`. Returns the path of the project. */
export async function linkSdk(): Promise<string> {
  const project = await createProject()
  mkdirSync(join(project, 'node_modules'))
  symlinkSync(source, join(project, 'node_modules/workforce-sdk'))
  return project
}

/** Packs the SDK as in a clone of the repository, and installs it in an empty project. */
export async function packSdk(): Promise<PackedSdk> {
  const project = await createProject()
  const clone = join(project, 'clone')
  cpSync(source, clone, { recursive: true, filter: (path) => path !== join(source, 'dist') })
  mkdirSync(join(clone, 'dist'))
  writeFileSync(join(clone, 'dist/stale.js'), '') // of a source that no longer exists
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules')) // the types of Node, for the command
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { stdout } = await run('npm', ['pack', '--json', '--silent', '--pack-destination', project], {
    cwd: clone,
    env: { ...process.env, PATH },
  })
  rmSync(clone, { recursive: true })
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }]
  const file = join(project, filename)
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...quiet, file], { cwd: project })
  return { file, paths: files.map(({ path }) => path), project }
}

/** A CommonJS program that requires all entries, fails to connect, verifies a signature, and compares with `import`. */
export const commonJsProgram = `
  const { NotFoundError, Workforce } = require('workforce-sdk')
  const { signWebhook, verifyWebhook } = require('workforce-sdk/webhooks')
  require('workforce-sdk/express')
  require('workforce-sdk/fetch')
  new Workforce({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 }).me.get().catch(async ({ code }) => {
    const body = '{"type":"person.created"}'
    const event = await verifyWebhook(body, await signWebhook(body, 'whsec_c2VjcmV0'), 'whsec_c2VjcmV0')
    console.log(code, event.type, (await import('workforce-sdk')).NotFoundError === NotFoundError)
  })`

/** A module that runs the smoke test (smoke.ts) and prints its output. */
export const smokeProgram = (account: Account): string => `
  import { callService, receiveDeliveries } from './smoke.js'
  console.log(await callService(${JSON.stringify(account)}))
  console.log(await receiveDeliveries())`

/** The output of `smokeProgram` if all calls succeed. */
export const smokeOutput = `${clientOutput}\n${receiverOutput}\n`
