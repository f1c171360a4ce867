import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'

/** Runs a program and collects what it prints. */
export const run = promisify(execFile)

const root = join(import.meta.dirname, '../..')
export const sdk = join(root, 'sdk')

interface Packed {
  /** The tarball. */
  file: string
  /** What is in it. */
  paths: string[]
  /** A project that has nothing but the package; further ones are made in folders of it. */
  project: string
}

/** Packs the SDK as whoever has cloned the repository would, and installs it in an empty project. */
export async function packSdk(): Promise<Packed> {
  const project = mkdtempSync(join(tmpdir(), 'workforce-consumer-'))
  after(() => rmSync(project, { recursive: true }))
  const clone = join(project, 'clone')
  cpSync(sdk, clone, { recursive: true, filter: (path) => path !== join(sdk, 'dist') })
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
  return { file, paths: files.map(({ path }) => path), project }
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
