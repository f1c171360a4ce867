import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './pack.ts'

const root = join(import.meta.dirname, '../..')

const strictest = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true }
const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' }
const bundler = { module: 'esnext', moduleResolution: 'bundler' }
const dom = { lib: ['es2022', 'dom'], types: [] }
const node = {
  lib: ['es2022'],
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  paths: { undici: [join(root, 'node_modules/undici/index.d.ts')] },
}

/** Typical TypeScript projects: module resolution and platform. */
const consumers = {
  'nodenext and the DOM': { ...nodenext, ...dom },
  'nodenext and Node': { ...nodenext, ...node },
  'bundler, Node and the DOM': { ...bundler, ...node, lib: dom.lib },
}

export type Consumer = keyof typeof consumers
export const consumerNames = Object.keys(consumers) as Consumer[]

/**
 * Compiles the type checks, in a project below the one with the package.
 *
 * @param tsc - the path of the compiler
 * @param isThorough - whether the declarations of all packages are checked, which takes long for those of Node
 * @returns the errors of the compiler, empty if there are none
 */
export async function compilerErrors(
  project: string,
  consumer: Consumer,
  tsc: string,
  isThorough: boolean,
): Promise<string> {
  const folder = join(project, consumer.replaceAll(/\W+/g, '-'))
  mkdirSync(folder, { recursive: true })
  const { [consumer]: platform } = consumers
  const hasNode = 'typeRoots' in platform
  const extensions = platform.module === 'nodenext' ? ['ts', 'cts'] : ['ts'] // `cts` is CommonJS
  const checks = { skipLibCheck: hasNode && !isThorough, skipDefaultLibCheck: true }
  const compilerOptions = { target: 'es2022', noEmit: true, ...strictest, ...checks, ...platform }
  const files = ['type-checks', 'type-checks-doubles', ...(hasNode ? ['type-checks-fetch'] : [])].flatMap((name) =>
    extensions.map((extension) => {
      cpSync(join(import.meta.dirname, `${name}.ts`), join(folder, `${name}.${extension}`))
      return `${name}.${extension}`
    }),
  )
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const { stdout } = await run(process.execPath, [tsc, '--project', folder]).catch(({ stdout }) => ({ stdout }))
  return stdout
}
