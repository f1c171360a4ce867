import type { Parts } from '../pages/read-parts.ts'
import { text } from '../texts/english.ts'
import { FormProblem } from './form-problem.ts'

/** The fields of a form as they were sent. Text comes without space around it, passwords as they were typed. */
export class SentForm {
  readonly values: Record<string, string[]>

  readonly #upload: SentFile | undefined

  /**
   * @param body - its fields by name
   * @param upload - the file of a form that may have one
   */
  constructor(body: unknown, upload?: SentFile) {
    this.#upload = upload
    const sent = Object.entries((body ?? {}) as Record<string, unknown>)
    this.values = Object.fromEntries(
      sent.map(([name, value]) => [name, [value].flat().map((each) => clean(name, each))]),
    )
  }

  /** The text of a field; empty when it is missing. */
  text(name: string): string {
    return this.values[name]?.[0] ?? ''
  }

  /** For what creates something: sending the same form twice, as by a double click, creates it once. */
  get once(): { idempotencyKey?: string } {
    const key = this.text('form_key')
    return key === '' ? {} : { idempotencyKey: key }
  }

  /** The text of an optional field; undefined when it is empty. */
  optional(name: string): string | undefined {
    return this.text(name) || undefined
  }

  /** The text of a field that clears what is stored; null when it is empty. */
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

  /** Whether a checkbox is ticked. */
  isTicked(name: string): boolean {
    return this.text(name) === 'true'
  }

  /**
   * The file that was chosen; undefined when there is none.
   *
   * @param name - the field of the page's `upload`
   * @throws {FormProblem} when it is larger than it may be
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

interface SentFile extends Pick<Parts, 'file'> {
  maxBytes: number
}

/** `10 MB`, `256 kB`: as people count. */
const megabytes = (bytes: number): string => (bytes < 2 ** 20 ? `${bytes / 2 ** 10} kB` : `${bytes / 2 ** 20} MB`)

/** Browsers send line breaks as CRLF, and cannot send U+0000 from a keyboard. */
function clean(name: string, value: unknown): string {
  const typed = String(value).replaceAll('\0', '').replaceAll('\r\n', '\n')
  return name.includes('password') ? typed : typed.trim()
}
