/**
 * Packs the SDK and checks the tarball as npm, publint and “Are the types wrong?” would on publication; prints all
 * findings and exits 1 if there are any. Needs neither the registry nor a login.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const root = join(import.meta.dirname, '..')
const sdk = join(root, 'sdk')

/** Runs npm without a registry; a command that needs one fails. */
async function npm(cwd: string, ...words: string[]): Promise<{ stdout: string; stderr: string }> {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }
  return promisify(execFile)('npm', words, { cwd, env })
}

/**
 * Returns the corrections to package.json that npm would make on publication: the registry would then differ from the
 * file.
 */
async function findNpmCorrections(clone: string): Promise<string[]> {
  const words = ['publish', '--dry-run', '--ignore-scripts', '--loglevel=warn', '--tag=check']
  const { stderr } = await npm(clone, ...words)
  const [, correction] = /errors corrected:\n(?:npm warn publish )?(.+)/.exec(stderr) ?? []
  return correction ? [`npm publish would correct package.json: ${correction}`] : []
}

/** Returns the findings of publint, including suggestions. */
async function runPublint(tarball: ArrayBuffer): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball } })
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`)
}

/**
 * Returns the imports whose types do not match their code, for each supported module resolution: all except `node10`.
 */
async function checkTypes(tarball: ArrayBuffer): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)))
  if (!result.types) return ['attw: the package has no types']
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'))
    .map((problem) => `attw: ${JSON.stringify(problem)}`)
}

const folder = await mkdtemp(join(tmpdir(), 'package-'))
try {
  const clone = join(folder, 'sdk')
  await cp(sdk, clone, { recursive: true, filter: (path) => path !== join(sdk, 'dist') })
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'))
  const { stdout } = await npm(clone, 'pack', '--json', '--silent', '--pack-destination', folder)
  const { buffer } = new Uint8Array(await readFile(join(folder, JSON.parse(stdout)[0].filename)))
  const findings = await Promise.all([findNpmCorrections(clone), runPublint(buffer), checkTypes(buffer)])
  for (const finding of findings.flat()) console.error(finding)
  process.exitCode = findings.flat().length > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}
