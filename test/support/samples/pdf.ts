import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * Functions that read PDFs with independent programs: Debian's qpdf and poppler-utils. Tests are skipped if a program
 * is not installed.
 */

type Program = 'qpdf' | 'pdftotext' | 'pdftoppm' | 'pdfinfo' | 'pdfsig'

/** Returns the `skip` option of a test: the reason if one of the programs is not installed. */
export const without = (...programs: Program[]): string | false => {
  const missing = programs.filter((program) => spawnSync(program, ['--version']).error !== undefined)
  return missing.length === 0 ? false : `needs ${missing.join(' and ')}`
}

/** Returns the text of a PDF in drawing order, with a form feed at the end of each page. */
export const pdfText = (pdf: Uint8Array): string =>
  runProgram('pdftotext', pdf, (file) => ['-raw', file, '-']).stdout.toString()

/**
 * Returns the horizontal edges and the height of each occurrence of a word, in whole points from the left edge of the
 * page.
 */
export function wordEdges(pdf: Uint8Array, word: string): Record<'left' | 'right' | 'height', number>[] {
  const boxes = runProgram('pdftotext', pdf, (file) => ['-bbox', file, '-']).stdout.toString()
  return [...boxes.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">([^<]*)</g)]
    .filter(({ 5: text }) => text === word)
    .map(([, left, top, right, bottom]) => ({
      left: Math.round(Number(left)),
      right: Math.round(Number(right)),
      height: Math.round(Number(bottom) - Number(top)),
    }))
}

/** Returns the output of `pdfinfo` by field name, such as `Pages`. */
export function pdfInfo(pdf: Uint8Array): Record<string, string> {
  const lines = runProgram('pdfinfo', pdf, (file) => [file])
    .stdout.toString()
    .split('\n')
  return Object.fromEntries(lines.map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]))
}

/** Asserts that qpdf reports neither syntax errors nor warnings. */
export function assertValidPdf(pdf: Uint8Array): void {
  const { status, stdout, stderr } = runProgram('qpdf', pdf, (file) => ['--check', file])
  assert.equal(status, 0, `${stdout}${stderr}`)
}

function runProgram(program: Program, pdf: Uint8Array, command: (file: string) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const file = join(folder, 'file.pdf')
    writeFileSync(file, pdf)
    return spawnSync(program, command(file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the output of `pdfsig` about the signatures in a PDF, without network access. */
export const pdfSignatures = (pdf: Uint8Array): string =>
  runProgram('pdfsig', pdf, (file) => ['-no-ocsp', file]).stdout.toString()

/** Encrypts a PDF with a password. */
export const encryptPdf = (pdf: Uint8Array, password: string): Buffer =>
  rewritePdf(pdf, '--encrypt', password, password, '256', '--')

/** Rewrites a PDF with options of qpdf. */
export function rewritePdf(pdf: Uint8Array, ...options: string[]): Buffer {
  const { status, stdout, stderr } = runProgram('qpdf', pdf, (file) => [...options, file, '-'])
  assert.ok(status === 0 || status === 3, String(stderr)) // 3: success with warnings
  return stdout
}

/**
 * Returns the colours of points on the first page, as poppler renders them. Points are relative to the lower left
 * corner.
 */
export function pixelColours(pdf: Uint8Array, points: (readonly [x: number, y: number])[]): string[] {
  const { stdout } = runProgram('pdftoppm', pdf, (file) => ['-r', '36', '-singlefile', file])
  const [, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.toString('latin1', 0, 40))?.map(Number) ?? []
  const pixels = stdout.subarray(stdout.length - Number(width) * Number(height) * 3)
  return points.map(([x, y]) => {
    const at = 3 * ((Number(height) - Math.round(y / 2)) * Number(width) + Math.round(x / 2))
    const [red, green, blue] = [...pixels.subarray(at, at + 3)].map((part) => part > 120)
    if (red && green && blue) return 'white'
    return red ? 'red' : green ? 'green' : blue ? 'blue' : 'black'
  })
}
