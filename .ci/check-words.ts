/**
 * Checks the words of names, comments, strings, Markdown and the contract against the patterns in `.ci/words`. Prints
 * each finding with its replacement, and the number of findings of each pattern. Its arguments are paths, such as
 * `server/leave`. Without arguments, an exception without findings also fails.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exceptions, isExempt } from './words/exceptions.ts'
import { listFiles } from './words/files.ts'
import { findWords } from './words/find-words.ts'
import { testPatterns } from './words/self-test.ts'
import { readReleasedNames } from './words/yaml.ts'

const root = join(import.meta.dirname, '..')

const failures = testPatterns()
for (const failure of failures) console.error(failure)

const released = readReleasedNames(readFileSync(join(root, 'openapi/v1.yaml'), 'utf8'))
const paths = process.argv.slice(2)
const all = listFiles(root, paths).flatMap((path) => findWords(root, path, released))
const unused = paths.length > 0 ? [] : exceptions.filter((exception) => !all.some((each) => isExempt(exception, each)))
for (const { word } of unused) console.error(`The exception “${word}” covers no finding: delete it`)

const findings = all.filter((finding) => !exceptions.some((exception) => isExempt(exception, finding)))
for (const { path, line, column, pattern, word } of findings)
  console.log(`${line > 0 ? `${path}:${line}:${column}` : path}  ${word}  ${pattern.advice}`)

const counts = Map.groupBy(findings, ({ pattern }) => pattern.name)
if (findings.length > 0) console.log(`\n${findings.length} findings`)
for (const [name, { length }] of [...counts].sort(([, a], [, b]) => b.length - a.length))
  console.log(`${String(length).padStart(6)}  ${name}`)
process.exitCode = failures.length + unused.length + findings.length > 0 ? 1 : 0
