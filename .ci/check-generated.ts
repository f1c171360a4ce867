/** Runs `npm run generate` in a copy of the tree and lists the files that it changes; exits 1 if there are any. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')

/** The paths that the generators read and write. The copy shares the dependencies of the tree. */
const sources = ['.env.example', 'package.json', 'tsconfig.json', 'openapi', 'server', 'sdk']

async function copyTo(copy: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('node_modules') && !path.endsWith('dist')
  await Promise.all(sources.map((path) => cp(join(root, path), join(copy, path), { recursive: true, filter })))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** Reads all copied files. Returns their texts by path, relative to the root of the tree. */
async function readTree(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [relative(folder, file), await readFile(file, 'utf8')]),
    ),
  )
}

const copy = await mkdtemp(join(tmpdir(), 'generated-'))
try {
  await copyTo(copy)
  const before = await readTree(copy)
  await promisify(execFile)('npm', ['run', 'generate'], { cwd: copy })
  const after = await readTree(copy)
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
  for (const path of stale.sort()) console.error(`${path} is stale: run \`npm run generate\` and commit what it writes`)
  process.exitCode = stale.length > 0 ? 1 : 0
} finally {
  await rm(copy, { recursive: true })
}
