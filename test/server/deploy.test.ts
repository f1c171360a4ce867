import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { load, loadAll, YAML11_SCHEMA } from 'js-yaml'
import { settings } from '../../server/process/settings.ts'
import { readImageSources } from '../support/samples/image.ts'

/*
 * The checks of the deployment files that need neither an image registry nor systemd nor a cluster: the files refer to
 * existing programs and settings, and grant the service only the necessary privileges.
 */

const root = join(import.meta.dirname, '../..')
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')

const dockerfile = await read('Dockerfile')
const compose = load(await read('compose.yaml'), { schema: YAML11_SCHEMA }) as Compose
const pods = loadAll(await read('server/deploy/kubernetes/workforce.yaml')) as Manifest[]
const units = (await readdir(join(root, 'server/deploy/systemd'))).map((name) => `server/deploy/systemd/${name}`)

interface Service {
  command?: string[]
  environment?: Record<string, string>
  read_only?: boolean
  cap_drop?: string[]
  ports?: string[]
  image: string
}
interface Compose {
  services: Record<string, Service>
}
interface Container {
  command?: string[]
  securityContext: object
  ports?: { name: string; containerPort: number }[]
}
interface Manifest {
  kind: string
  data?: Record<string, string>
  spec: { template: { spec: { containers: Container[]; securityContext: { runAsNonRoot: boolean } } } }
}

const processes = Object.values(compose.services).filter(({ image }) => image === 'workforce')
const podSpecs = pods.flatMap(({ kind, spec }) => (['Job', 'Deployment'].includes(kind) ? [spec.template.spec] : []))
const containers = podSpecs.flatMap((spec) => spec.containers)

/** Returns the programs of this repository in a command line. */
const programsIn = (text: string): string[] => [...text.matchAll(/\b(?:server|worker)\/[\w/-]+\.ts\b/g)].map(String)

test('the published ports are configurable', () => {
  const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports)
  assert.deepEqual(
    published.map((port) => port.replace('$', '')),
    ['127.0.0.1:{PORT:-3000}:3000', '127.0.0.1:{MAIL_PORT:-8025}:8025'],
  )
  assert.match(String(compose.services.api?.environment?.PUBLIC_URL), /http:\/\/localhost:\$\{PORT:-3000\}/)
})

test('every command runs a program in the image', async () => {
  const commands = [...processes, ...containers].map(({ command = [] }) => command.join(' '))
  const texts = [dockerfile, ...commands, ...(await Promise.all(units.map(read)))]
  const programs = new Set(texts.flatMap(programsIn))
  assert.deepEqual([...programs].sort(), ['server/commands/admin.ts', 'server/main.ts', 'worker/main.ts'])
  for (const path of programs) assert.ok(existsSync(join(root, path)), path)
  const copied = await readImageSources(root)
  for (const path of programs)
    assert.ok(
      copied.some((folder) => path.startsWith(`${folder}/`)),
      path,
    )
})

test('every variable is a setting of the service', () => {
  const imageVariables = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, words = '']) =>
    words.split(' ').map((word) => word.split('=')[0]),
  )
  const variables = [...processes.map(({ environment = {} }) => environment), ...pods.map(({ data = {} }) => data)]
  const names = [...imageVariables, ...variables.flatMap((each) => Object.keys(each))]
  assert.ok(names.length > 8)
  for (const name of names) assert.ok(Object.hasOwn(settings, String(name)), name)
})

test('no process of the service has privileges or a writable file system', () => {
  assert.match(dockerfile, /^USER 1000:1000$/m)
  assert.equal(processes.length, 3)
  for (const { read_only, cap_drop } of processes) assert.deepEqual([read_only, cap_drop], [true, ['ALL']])
  assert.equal(containers.length, 3)
  for (const { securityContext } of podSpecs) assert.equal(securityContext.runAsNonRoot, true)
  for (const { securityContext } of containers) {
    assert.deepEqual(securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  }
})

test('the image has the version of Node of the tests, and only files that .dockerignore includes', async () => {
  const { devDependencies } = JSON.parse(await read('package.json')) as { devDependencies: Record<string, string> }
  assert.ok(dockerfile.includes(`docker.io/library/node:${devDependencies.node}-`), 'the version of `node`')
  const included = (await read('.dockerignore')).match(/(?<=^!).+$/gm) ?? []
  for (const path of await readImageSources(root)) {
    assert.ok(existsSync(join(root, path)), path)
    assert.ok(
      included.some((each) => each === path || path.startsWith(`${each}/`)),
      path,
    )
  }
})
