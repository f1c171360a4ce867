import type { Parts } from '../pages/read-parts.ts'
import { text } from '../texts/english.ts'
import { FormProblem } from './form-problem.ts'

/** The submitted fields of a form. Text is trimmed, except passwords. */
export class SubmittedForm {
  readonly values: Record<string, string[]>

  readonly #upload: UploadedFile | undefined

  /**
   * @param body - its fields by name
   * @param upload - the file, for a page with `upload`
   */
  constructor(body: unknown, upload?: UploadedFile) {
    this.#upload = upload
    const entries = Object.entries((body ?? {}) as Record<string, unknown>)
    this.values = Object.fromEntries(
      entries.map(([name, value]) => [name, [value].flat().map((each) => clean(name, each))]),
    )
  }

  /** The text of a field; empty when it is missing. */
  text(name: string): string {
    return this.values[name]?.[0] ?? ''
  }

  /**
   * Options for requests that create records: submitting the same form twice, as by a double click, creates one record.
   */
  get idempotency(): { idempotencyKey?: string } {
    const key = this.text('form_key')
    return key === '' ? {} : { idempotencyKey: key }
  }

  /** The text of an optional field; undefined when it is empty. */
  optional(name: string): string | undefined {
    return this.text(name) || undefined
  }

  /** The text of a field that can clear the stored value; null when it is empty. */
  nullable(name: string): string | null {
    return this.text(name) || null
  }

  /** A whole or decimal number. Other input is NaN, which the API refuses with a problem for the field. */
  number(name: string): number {
    return Number(this.text(name) || Number.NaN)
  }

  optionalNumber(name: string): number | undefined {
    return this.text(name) === '' ? undefined : Number(this.text(name))
  }

  /** Whether a checkbox is checked. */
  isChecked(name: string): boolean {
    return this.text(name) === 'true'
  }

  /**
   * The selected file; undefined without one.
   *
   * @param name - the field of the page's `upload`
   * @throws {FormProblem} when it is larger than its limit
   */
  file(name: string): File | undefined {
    const { file, maxBytes = 0 } = this.#upload ?? {}
    if (file === 'too_large')
      throw new FormProblem(name, text('console.refused.fileSize', { size: megabytes(maxBytes) }))
    return file
  }

  /** All values of a field, such as those of checkboxes. */
  all(name: string): string[] {
    return (this.values[name] ?? []).filter((value) => value !== '')
  }
}

interface UploadedFile extends Pick<Parts, 'file'> {
  maxBytes: number
}

/** A limit in a readable unit: `10 MB`, `256 kB`. */
const megabytes = (bytes: number): string => (bytes < 2 ** 20 ? `${bytes / 2 ** 10} kB` : `${bytes / 2 ** 20} MB`)

/** Browsers send line breaks as CRLF, and cannot send U+0000 from a keyboard. */
function clean(name: string, value: unknown): string {
  const input = String(value).replaceAll('\0', '').replaceAll('\r\n', '\n')
  return name.includes('password') ? input : input.trim()
}
