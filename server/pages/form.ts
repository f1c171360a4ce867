import { randomUUID } from 'node:crypto'
import { text } from '../texts/english.ts'
import { type Html, html, type Piece } from './html.ts'

/** A refused form. It is shown again with its input, and with each problem next to its field. */
export interface Submission {
  /** The name of its button. */
  action: string
  /** The input by the name of the field, which may occur several times. */
  values: Record<string, string[]>
  /** The reason for the refusal. */
  message: string
  /** The problem of each field by name. Other problems are in the message. */
  problems: Record<string, string>
}

/** The form that a field stands in. */
interface Place {
  /** The name of its button, which distinguishes its fields from those of other forms of the page. */
  action: string
  /** The refused submission of this form. */
  submission: Submission | undefined
  /** The fields of a filter are optional without a mark. */
  isFilter?: boolean
}

/** A field of a form. Its value and problem come from the refused submission. */
export type Field = (place: Place) => Html

interface FieldOptions {
  value?: string | number | null | undefined
  hint?: Piece
  /** An optional field says so in its label. */
  optional?: boolean
  autocomplete?: string
  maxlength?: number
}

interface Entry {
  id: string
  value: string
  problem: Html | false
  /** The attributes that connect the field with its hint and its problem. */
  marks: Html
  /** That of them which says what describes the field. */
  described: Html | false
}

function fieldEntry(
  name: string,
  { value, hint, optional, autocomplete, maxlength }: FieldOptions,
  place: Place,
): Entry {
  const { action, submission, isFilter } = place
  const id = `${action}-${name}`.replaceAll(/[^\w-]/g, '-')
  const problem = submission?.problems[name]
  const ids = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean)
  const described = ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`
  return {
    id,
    described,
    value: submission?.values[name]?.[0] ?? String(value ?? ''),
    problem: problem !== undefined && html`<p class="problem" id="${id}-problem">${problem}</p>`,
    marks: html`${!optional && !isFilter && html` required`}${autocomplete && html` autocomplete="${autocomplete}"`}${
      maxlength && html` maxlength="${maxlength}"`
    }${problem !== undefined && html` aria-invalid="true"`}${described}`,
  }
}

const labelled = (
  { id, problem }: Entry,
  label: string,
  { hint, optional }: FieldOptions,
  control: Html,
): Html => html`<div>
  <label for="${id}">${label}${optional === true && html` <span class="required">${text('pages.form.optional')}</span>`}</label>
  ${control}${problem}${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
</div>`

type InputType = 'text' | 'email' | 'password' | 'number' | 'date' | 'url' | 'search' | 'datetime-local'

interface InputOptions extends FieldOptions, Partial<Record<'inputmode' | 'min' | 'max' | 'pattern', string>> {
  type?: InputType
  /** Suggestions of the browser while typing. */
  suggestions?: readonly string[]
}

/** A field of one line. A password is never filled in again. */
export const input =
  (name: string, label: string, options: InputOptions = {}): Field =>
  (place) => {
    const entry = fieldEntry(name, options, place)
    const { type = 'text', inputmode, min, max, pattern, suggestions = [] } = options
    const list = suggestions.length > 0 && `${entry.id}-list`
    const value = type === 'password' ? '' : entry.value
    return labelled(
      entry,
      label,
      options,
      html`<input type="${type}" name="${name}" id="${entry.id}" value="${value}"${inputmode && html` inputmode="${inputmode}"`}${min && html` min="${min}"`}${max && html` max="${max}"`}${pattern && html` pattern="${pattern}"`}${list && html` list="${list}"`}${entry.marks}>${
        list && html`<datalist id="${list}">${suggestions.map((each) => html`<option value="${each}">`)}</datalist>`
      }`,
    )
  }

/** A field of several lines. */
export const textarea =
  (name: string, label: string, options: FieldOptions & { rows?: number; mono?: boolean } = {}): Field =>
  (place) => {
    const entry = fieldEntry(name, options, place)
    const { rows = 4, mono = false } = options
    // A line break after the tag is not part of the text.
    return labelled(
      entry,
      label,
      options,
      html`<textarea name="${name}" id="${entry.id}" rows="${rows}"${mono && html` class="mono" spellcheck="false"`}${entry.marks}>
${entry.value}</textarea>`,
    )
  }

/** A file of up to 10 MB, of a kind such as `.pdf`, in a form that `isMultipart`. Browsers forget it after a refusal. */
export const fileField =
  (
    name: string,
    label: string,
    { accept, ...options }: Omit<FieldOptions, 'value'> & { accept?: string } = {},
  ): Field =>
  (place) => {
    const entry = fieldEntry(name, options, place)
    const again =
      place.submission?.values[name] !== undefined && html`<p class="hint">${text('pages.form.fileAgain')}</p>`
    return labelled(
      entry,
      label,
      options,
      html`<input type="file" name="${name}" id="${entry.id}"${accept && html` accept="${accept}"`}${entry.marks}>${again}`,
    )
  }

/** A value and what people read. */
export type Choice = readonly [value: string, text: string]

/** One of several values. */
export const select =
  (name: string, label: string, choices: readonly Choice[], options: FieldOptions = {}): Field =>
  (place) => {
    const entry = fieldEntry(name, options, place)
    const list = choices.map(
      ([value, label]) => html`<option value="${value}"${value === entry.value && html` selected`}>${label}</option>`,
    )
    return labelled(entry, label, options, html`<select name="${name}" id="${entry.id}"${entry.marks}>${list}</select>`)
  }

/** Yes or no: the field is sent as `true`, or not at all. */
export const checkbox =
  (name: string, label: Piece, { value = false, hint }: { value?: boolean; hint?: Piece } = {}): Field =>
  (place) => {
    const { id, problem, marks } = fieldEntry(name, { hint, optional: true }, place)
    const { submission } = place
    const isTicked = submission === undefined ? value : submission.values[name]?.[0] === 'true'
    return html`<div>
  <label class="choice"><input type="checkbox" name="${name}" id="${id}" value="true"${isTicked && html` checked`}${marks}> <span>${label}</span></label>
  ${problem}${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
</div>`
  }

/** Any of several values, in groups if there are many. The field is sent empty, too, so that none at all is refused beside it. */
export const checkboxes =
  (
    name: string,
    label: string,
    groups: readonly { title?: Piece; choices: readonly (readonly [value: string, text: Piece])[] }[],
    { value = [], hint }: { value?: readonly string[]; hint?: Piece } = {},
  ): Field =>
  (place) => {
    const { id, problem, described } = fieldEntry(name, { hint }, place)
    const { submission } = place
    const ticked = new Set(submission === undefined ? value : submission.values[name])
    return html`<fieldset${described}>
  <legend>${label}</legend>
  <input type="hidden" name="${name}" value="">
  ${problem}${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
  <div class="columns">${groups.map(
    ({ title, choices }) =>
      html`<fieldset>${title !== undefined && html`<legend>${title}</legend>`}${choices.map(
        ([each, label]) =>
          html`<label class="choice"><input type="checkbox" name="${name}" value="${each}"${ticked.has(each) && html` checked`}> <span>${label}</span></label>`,
      )}</fieldset>`,
  )}</div>
</fieldset>`
  }

/** A value that people do not see. */
export const hidden =
  (name: string, value: string | number): Field =>
  () =>
    html`<input type="hidden" name="${name}" value="${value}">`

/** Fields beside each other where there is room. */
export const columns =
  (...fields: readonly Field[]): Field =>
  (place) =>
    html`<div class="columns">${fields.map((field) => field(place))}</div>`

/** Text between fields. */
export const between =
  (content: Piece): Field =>
  () =>
    html`${content}`

interface FormOptions {
  /** The name of the action, sent as `action`. */
  action: string
  /** The text of its button. */
  submit: string
  token: string
  fields?: readonly Field[]
  submission?: Submission | undefined
  /** For forms with a `fileField`. */
  isMultipart?: boolean
  kind?: 'first' | 'second' | 'danger' | 'plain'
  /** Beside the button, such as a link back. */
  beside?: Piece
}

/**
 * A form that posts to the address of its page. It shows the refused submission if that was its own. Its key distinguishes a form that was
 * sent twice from two forms.
 *
 * @param options.token - proves that the form comes from a page of the same session
 */
export function form({
  action,
  submit,
  token,
  fields = [],
  submission,
  kind = 'first',
  beside,
  isMultipart,
}: FormOptions): Html {
  const place = { action, submission: submission?.action === action ? submission : undefined }
  const button = html`<button name="action" value="${action}" class="${kind}">${submit}</button>`
  return html`<form method="post"${isMultipart === true && html` enctype="multipart/form-data"`}>
  <input type="hidden" name="form_token" value="${token}">
  <input type="hidden" name="form_key" value="${randomUUID()}">
  ${fields.map((field) => field(place))}
  ${fields.length === 0 && beside === undefined ? button : html`<div class="submit">${button}${beside}</div>`}
</form>`
}

/** The filters of a list: a form that puts them into the address. */
export const filters = (fields: readonly Field[], submit = text('pages.form.filter')): Html =>
  html`<form class="filters" method="get" role="search">${fields.map((field) => field({ action: 'filter', submission: undefined, isFilter: true }))}<button class="second">${submit}</button></form>`
