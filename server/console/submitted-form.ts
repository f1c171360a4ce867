import type { Formats } from '../pages/formats.ts'
import type { Parts } from '../pages/read-parts.ts'
import { text } from '../texts/english.ts'
import { exampleDate } from './describe-problem.ts'
import { FormProblem } from './form-problem.ts'

/** The submitted fields of a form. Text is trimmed, except passwords. */
export class SubmittedForm {
  readonly values: Record<string, string[]>

  /** The reasons that numbers and dates could not be read, by field name. */
  readonly problems = new Map<string, string>()

  readonly #formats: Formats
  readonly #upload: UploadedFile | undefined

  /**
   * @param body - the fields by name
   * @param formats - the reader's formats of numbers and dates
   * @param upload - the file, for a page with `upload`
   */
  constructor(body: unknown, formats: Formats, upload?: UploadedFile) {
    this.#formats = formats
    this.#upload = upload
    const entries = Object.entries((body ?? {}) as Record<string, unknown>)
    this.values = Object.fromEntries(
      entries.map(([name, value]) => [name, [value].flat().map((each) => clean(name, each))]),
    )
  }

  /** Returns the text of a field; empty if the field is missing. */
  text(name: string): string {
    return this.values[name]?.[0] ?? ''
  }

  /**
   * The options for requests that create records. If the same form is submitted twice, for example by a double click,
   * only one record is created.
   */
  get idempotency(): { idempotencyKey?: string } {
    const key = this.text('form_key')
    return key === '' ? {} : { idempotencyKey: key }
  }

  /** The options for one of several requests of the form, by its name among them. */
  idempotencyFor(request: string | number): { idempotencyKey?: string } {
    const { idempotencyKey } = this.idempotency
    return idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}-${request}` }
  }

  /** Returns the text of an optional field; undefined if it is empty. */
  optional(name: string): string | undefined {
    return this.text(name) || undefined
  }

  /** Returns the text of a field that can clear the stored value; null if it is empty. */
  nullable(name: string): string | null {
    return this.text(name) || null
  }

  /**
   * Returns a decimal number as text in the format of the API: `1,000.00` → `1000.00`. Input that is not a number or is
   * ambiguous becomes a string that the API refuses, and adds a problem to the form.
   *
   * @param decimals - the number of decimals of the currency, for an amount
   */
  decimal(name: string, decimals?: number): string {
    const input = this.text(name)
    if (input === '') return ''
    return this.#formats.readDecimal(input, decimals) ?? this.#refuse(name, numberProblem(input, this.#formats))
  }

  /** Returns an integer or a decimal number. Other input becomes a value that the API refuses. */
  number(name: string): number {
    const decimal = this.decimal(name)
    return isUnreadable(decimal) ? (decimal as never) : Number(decimal)
  }

  optionalNumber(name: string): number | undefined {
    return this.text(name) === '' ? undefined : this.number(name)
  }

  /**
   * Returns a date in the format of the API: `31/12/2026` → `2026-12-31`. Other input becomes a value that the API
   * refuses.
   */
  date(name: string): string {
    const input = this.text(name)
    if (input === '') return ''
    return this.#formats.readDate(input) ?? this.#refuse(name, dateProblem(input, this.#formats))
  }

  optionalDate(name: string): string | undefined {
    return this.date(name) || undefined
  }

  /** Returns a date that can clear the stored one; null if it is empty. */
  nullableDate(name: string): string | null {
    return this.date(name) || null
  }

  #refuse(name: string, problem: string): string {
    this.problems.set(name, problem)
    return unreadable
  }

  /** Whether a checkbox is checked. */
  isChecked(name: string): boolean {
    return this.text(name) === 'true'
  }

  /**
   * Returns the selected file; undefined if none is selected.
   *
   * @param name - the name of the file field in the page's `upload`
   * @throws {FormProblem} if the file is larger than its limit
   */
  file(name: string): File | undefined {
    const { file, maxBytes = 0 } = this.#upload ?? {}
    if (file === 'too_large')
      throw new FormProblem(name, text('console.refused.fileSize', { size: megabytes(maxBytes) }))
    return file
  }

  /** Returns all values of a field, such as those of checkboxes. */
  all(name: string): string[] {
    return (this.values[name] ?? []).filter((value) => value !== '')
  }
}

/**
 * A text that is not a valid number or date in the contract, so that the API refuses the field together with its other
 * problems.
 */
const unreadable = '?'

const isUnreadable = (decimal: string): boolean => decimal === unreadable || decimal === ''

function numberProblem(input: string, { decimal }: Formats): string {
  const [, whole, fraction] = /^[-−+]?(\d{1,3})[.,](\d{3})$/.exec(input) ?? []
  if (whole === undefined || fraction === undefined) return text('problems.number', { example: decimal('1000.50') })
  const [thousands, decimals] = [decimal(`${whole}${fraction}.00`), decimal(`${whole}.${fraction}0`)]
  return text('problems.number.ambiguous', { value: input, thousands, decimals })
}

function dateProblem(input: string, { shortDate }: Formats): string {
  const [, first = '', second = '', year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(input) ?? []
  if (year === undefined || Number(first) > 12 || Number(second) > 12) {
    return text('problems.date', { example: shortDate(exampleDate) })
  }
  const isoDate = (month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return text('problems.date.ambiguous', { value: input, one: isoDate(first, second), other: isoDate(second, first) })
}

interface UploadedFile extends Pick<Parts, 'file'> {
  maxBytes: number
}

/** Formats a size limit in a readable unit: `10 MB`, `256 kB`. */
const megabytes = (bytes: number): string => (bytes < 2 ** 20 ? `${bytes / 2 ** 10} kB` : `${bytes / 2 ** 20} MB`)

/** Normalises the value of a field. Browsers send line breaks as CRLF. U+0000 cannot be typed and is removed. */
function clean(name: string, value: unknown): string {
  const input = String(value).replaceAll('\0', '').replaceAll('\r\n', '\n')
  return name.includes('password') ? input : input.trim()
}
