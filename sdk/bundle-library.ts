/**
 * Bundles the MCP library into `dist/cli/mcp/library.js`, where `tsc` has written imports of packages that users of the
 * SDK do not have. The licences of all packages in the bundle precede the code.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const folder = import.meta.dirname

/** The packages that the published MCP library contains itself. */
const packagesOfLibrary = ['ajv', 'ajv-formats', 'content-type', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse']

/** Bundles the library, with a comment before the code. Returns the names of the packages in the bundle. */
async function bundle(comment: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(folder, 'cli/mcp/library.ts')],
    outfile: join(folder, 'dist/cli/mcp/library.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    metafile: true,
    logLevel: 'error',
    banner: { js: comment },
  })
  const names = Object.keys(metafile.inputs).map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1])
  return [...new Set(names)].filter((name) => name !== undefined)
}

/**
 * Reads the licence of an installed package.
 *
 * @throws {Error} when it has none
 */
function readLicence(name: string): string {
  const file = findPackageJSON(name, import.meta.url)
  const path = file && dirname(file)
  const licence = path && readdirSync(path).find((each) => /^licen[cs]e/i.test(each))
  if (licence === undefined || licence === '') throw new Error(`${name} has no licence`)
  return `${name}\n\n${readFileSync(join(path ?? '', licence), 'utf8').trim()}`
}

const names = [...(await bundle('')), ...packagesOfLibrary].sort()
const licences = names.map(readLicence).join(`\n\n${'-'.repeat(80)}\n\n`)
await bundle(`/*!\nThis file contains the following packages.\n\n${licences.replaceAll('*/', '* /')}\n*/`)
