import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * PDFs as others see them: none of this is the code that made them. The programs are Debian's qpdf and poppler-utils;
 * tests that need one skip where it is not there.
 */

type Program = 'qpdf' | 'pdftotext' | 'pdfinfo' | 'pdfsig'

/** For a test's `skip`: the reason where one of these programs is missing. */
export const without = (...programs: Program[]): string | false => {
  const missing = programs.filter((program) => spawnSync(program, ['--version']).error !== undefined)
  return missing.length === 0 ? false : `needs ${missing.join(' and ')}`
}

/** Text of a PDF, in the order in which it is drawn; form feeds end pages. */
export const textOf = (pdf: Uint8Array): string =>
  look('pdftotext', pdf, (file) => ['-raw', file, '-']).stdout.toString()

/** What `pdfinfo` tells, by its names, such as `Pages`. */
export function infoOf(pdf: Uint8Array): Record<string, string> {
  const lines = look('pdfinfo', pdf, (file) => [file])
    .stdout.toString()
    .split('\n')
  return Object.fromEntries(lines.map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]))
}

/** Holds it to what qpdf knows of the syntax: no errors, no warnings. */
export function assertSound(pdf: Uint8Array): void {
  const { status, stdout, stderr } = look('qpdf', pdf, (file) => ['--check', file])
  assert.equal(status, 0, `${stdout}${stderr}`)
}

function look(program: Program, pdf: Uint8Array, command: (file: string) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const file = join(folder, 'file.pdf')
    writeFileSync(file, pdf)
    return spawnSync(program, command(file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
