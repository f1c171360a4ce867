import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { received, type Visitor, visited } from './visit.ts'

/** Runs a program and collects what it prints. */
export const run = promisify(execFile)

const root = join(import.meta.dirname, '../..')
export const source = join(root, 'sdk')

interface Packed {
  /** The tarball. */
  file: string
  /** What is in it. */
  paths: string[]
  /** A project that has nothing but the package, and `visit.js`; further ones are made in folders of it. */
  project: string
  /** The package of that project. */
  sdk: typeof import('workforce-sdk')
}

/** Packs the SDK as whoever has cloned the repository would, and installs it in an empty project. */
export async function packSdk(): Promise<Packed> {
  const project = mkdtempSync(join(tmpdir(), 'workforce-consumer-'))
  after(() => rmSync(project, { recursive: true }))
  const clone = join(project, 'clone')
  cpSync(source, clone, { recursive: true, filter: (path) => path !== join(source, 'dist') })
  mkdirSync(join(clone, 'dist'))
  writeFileSync(join(clone, 'dist/gone.js'), '') // of a source that is no more
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules')) // the types of Node, for the command
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { stdout } = await run('npm', ['pack', '--json', '--silent', '--pack-destination', project], {
    cwd: clone,
    env: { ...process.env, PATH },
  })
  rmSync(clone, { recursive: true })
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }]
  const file = join(project, filename)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...quiet, file], { cwd: project })
  const { code } = await transform(readFileSync(join(import.meta.dirname, 'visit.ts')), { loader: 'ts' })
  writeFileSync(join(project, 'visit.js'), code)
  const sdk = createRequire(join(project, 'package.json'))('workforce-sdk')
  return { file, paths: files.map(({ path }) => path), project, sdk }
}

/** A program that requires all of the package: it fails to connect, verifies a signature, and imports the same. */
export const required = `
  const { NotFoundError, Workforce } = require('workforce-sdk')
  const { signWebhook, verifyWebhook } = require('workforce-sdk/webhooks')
  require('workforce-sdk/express')
  require('workforce-sdk/fetch')
  new Workforce({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 }).me.get().catch(async ({ code }) => {
    const body = '{"type":"person.created"}'
    const event = await verifyWebhook(body, await signWebhook(body, 'whsec_c2VjcmV0'), 'whsec_c2VjcmV0')
    console.log(code, event.type, (await import('workforce-sdk')).NotFoundError === NotFoundError)
  })`

/** A module that prints what a visitor says; see visit.ts. */
export const visitBy = (visitor: Visitor): string => `
  import { receive, visit } from './visit.js'
  console.log(await visit(${JSON.stringify(visitor)}))
  console.log(await receive())`

/** What it prints when all went well. */
export const allWentWell = `${visited}\n${received}\n`
