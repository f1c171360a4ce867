import { randomUUID } from 'node:crypto'
import { text } from '../texts/english.ts'
import { type Html, html, type Piece } from './html.ts'

/** A refused form. It is shown again with its input, and with each problem next to its field. */
export interface Submission {
  /** The name of its button. */
  action: string
  /** The input by the name of the field, which may occur several times. */
  values: Record<string, string[]>
  /** The problems that concern no field. */
  messages: readonly string[]
  /** The problem of each field by name. */
  problems: Record<string, ProblemText>
  /** The problems at the fields of the page. Rendering a field adds its own, for the links of the summary. */
  marked: MarkedProblem[]
}

/** A sentence about the value of a field, or a function for one that depends on the field. */
export type ProblemText = string | ((field: FieldKind) => string)

/** The label and the control of a field, for sentences about it. */
export interface FieldKind {
  label: string
  /** How the value is entered: the type of an input, or its keyboard, or the element. */
  entry: InputType | 'decimal' | 'numeric' | 'textarea' | 'select' | 'checkbox' | 'checkboxes' | 'file' | 'none'
}

/** A problem at a field of the page. */
interface MarkedProblem {
  /** The name of the field. */
  name: string
  /** The id of its element. */
  id: string
  problem: string
}

/** The form that contains a field. */
interface FormState {
  /** The name of its button. The ids of its fields start with it, so that they are unique on the page. */
  action: string
  /** The refused submission of this form. */
  submission: Submission | undefined
  /** The fields of a filter are optional without a mark. */
  isFilter?: boolean
}

/** A field of a form. Its value and problem come from the refused submission. */
export type Field = (state: FormState) => Html

interface FieldOptions {
  value?: string | number | null | undefined
  hint?: Piece
  /** The label of an optional field contains a mark. */
  optional?: boolean
  autocomplete?: string
  maxlength?: number
}

interface Entry {
  id: string
  value: string
  problem: Html | false
  /** The attributes that connect the field with its hint and its problem. */
  attributes: Html
  /** Only the attribute `aria-describedby`. */
  describedBy: Html | false
}

const fieldId = ({ action }: FormState, name: string): string => `${action}-${name}`.replaceAll(/[^\w-]/g, '-')

/** The problem of a field, to which the summary then has a link. */
function markProblem(name: string, state: FormState, field: FieldKind): string | undefined {
  const { submission } = state
  const problemText = submission?.problems[name]
  if (submission === undefined || problemText === undefined) return undefined
  const problem = typeof problemText === 'string' ? problemText : problemText(field)
  submission.marked.push({ name, id: fieldId(state, name), problem })
  return problem
}

/** The problem of a value without a visible field, such as a person who was selected before. */
export const problemAt =
  (name: string, label: string): Field =>
  (state) => {
    const problem = markProblem(name, state, { label, entry: 'none' })
    return html`${problem !== undefined && html`<p class="problem" id="${fieldId(state, name)}" tabindex="-1">${problem}</p>`}`
  }

function fieldEntry(
  name: string,
  { value, hint, optional, autocomplete, maxlength }: FieldOptions,
  state: FormState,
  field: FieldKind,
): Entry {
  const { submission, isFilter } = state
  const id = fieldId(state, name)
  const problem = markProblem(name, state, field)
  const ids = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean)
  const describedBy = ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`
  return {
    id,
    describedBy,
    value: submission?.values[name]?.[0] ?? String(value ?? ''),
    problem: problem !== undefined && html`<p class="problem" id="${id}-problem">${problem}</p>`,
    attributes: html`${!optional && !isFilter && html` required`}${autocomplete && html` autocomplete="${autocomplete}"`}${
      maxlength && html` maxlength="${maxlength}"`
    }${problem !== undefined && html` aria-invalid="true"`}${describedBy}`,
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

interface InputOptions extends FieldOptions, Partial<Record<'min' | 'max' | 'pattern', string>> {
  type?: InputType
  inputmode?: 'decimal' | 'numeric'
  /** Suggestions of the browser while typing. */
  suggestions?: readonly string[]
  /** The id of a `datalist` that several fields share. */
  list?: string
}

/** A single-line field. A submitted password is never repeated in the page. */
export const input =
  (name: string, label: string, options: InputOptions = {}): Field =>
  (state) => {
    const { type = 'text', inputmode, min, max, pattern, suggestions = [] } = options
    const entry = fieldEntry(name, options, state, { label, entry: inputmode ?? type })
    const own = suggestions.length > 0 && `${entry.id}-list`
    const list = options.list ?? own
    const value = type === 'password' ? '' : entry.value
    return labelled(
      entry,
      label,
      options,
      html`<input type="${type}" name="${name}" id="${entry.id}" value="${value}"${inputmode && html` inputmode="${inputmode}"`}${min && html` min="${min}"`}${max && html` max="${max}"`}${pattern && html` pattern="${pattern}"`}${list && html` list="${list}"`}${entry.attributes}>${
        own && html`<datalist id="${own}">${suggestions.map((each) => html`<option value="${each}">`)}</datalist>`
      }`,
    )
  }

/** A multi-line field. */
export const textarea =
  (name: string, label: string, options: FieldOptions & { rows?: number; mono?: boolean } = {}): Field =>
  (state) => {
    const entry = fieldEntry(name, options, state, { label, entry: 'textarea' })
    const { rows = 4, mono = false } = options
    // HTML parsers drop a line break directly after the tag.
    return labelled(
      entry,
      label,
      options,
      html`<textarea name="${name}" id="${entry.id}" rows="${rows}"${mono && html` class="mono" spellcheck="false"`}${entry.attributes}>
${entry.value}</textarea>`,
    )
  }

/** A file field, in a form with `isMultipart`. Browsers do not preserve the selected file after a refusal. */
export const fileField =
  (
    name: string,
    label: string,
    { accept, ...options }: Omit<FieldOptions, 'value'> & { accept?: string } = {},
  ): Field =>
  (state) => {
    const entry = fieldEntry(name, options, state, { label, entry: 'file' })
    const again =
      state.submission?.values[name] !== undefined && html`<p class="hint">${text('pages.form.fileAgain')}</p>`
    return labelled(
      entry,
      label,
      options,
      html`<input type="file" name="${name}" id="${entry.id}"${accept && html` accept="${accept}"`}${entry.attributes}>${again}`,
    )
  }

/** A value and its label. */
export type Choice = readonly [value: string, text: string]

/** One of several values. */
export const select =
  (name: string, label: string, choices: readonly Choice[], options: FieldOptions = {}): Field =>
  (state) => {
    const entry = fieldEntry(name, options, state, { label, entry: 'select' })
    const list = choices.map(
      ([value, label]) => html`<option value="${value}"${value === entry.value && html` selected`}>${label}</option>`,
    )
    return labelled(
      entry,
      label,
      options,
      html`<select name="${name}" id="${entry.id}"${entry.attributes}>${list}</select>`,
    )
  }

/** Yes or no: the field is sent as `true`, or not at all. */
export const checkbox =
  (name: string, label: Piece, { value = false, hint }: { value?: boolean; hint?: Piece } = {}): Field =>
  (state) => {
    const { id, problem, attributes } = fieldEntry(name, { hint, optional: true }, state, {
      label: typeof label === 'string' ? label : '',
      entry: 'checkbox',
    })
    const { submission } = state
    const isChecked = submission === undefined ? value : submission.values[name]?.[0] === 'true'
    return html`<div>
  <label class="choice"><input type="checkbox" name="${name}" id="${id}" value="true"${isChecked && html` checked`}${attributes}> <span>${label}</span></label>
  ${problem}${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
</div>`
  }

/**
 * Any of several values, in groups if there are many. An empty value is always sent, so that a problem for no selected
 * value has a field.
 */
export const checkboxes =
  (
    name: string,
    label: string,
    groups: readonly { title?: Piece; choices: readonly (readonly [value: string, text: Piece])[] }[],
    { value = [], hint }: { value?: readonly string[]; hint?: Piece } = {},
  ): Field =>
  (state) => {
    const { id, problem, describedBy } = fieldEntry(name, { hint }, state, { label, entry: 'checkboxes' })
    const { submission } = state
    let isFirst = true
    /** The summary links to the first box. */
    const firstAttributes = (): Html | false => {
      if (!isFirst) return false
      isFirst = false
      return html` id="${id}"${problem && html` aria-invalid="true"`}`
    }
    const checked = new Set(submission === undefined ? value : submission.values[name])
    return html`<fieldset${describedBy}>
  <legend>${label}</legend>
  <input type="hidden" name="${name}" value="">
  ${problem}${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
  <div class="columns">${groups.map(
    ({ title, choices }) =>
      html`<fieldset>${title !== undefined && html`<legend>${title}</legend>`}${choices.map(
        ([each, label]) =>
          html`<label class="choice"><input type="checkbox" name="${name}" value="${each}"${checked.has(each) && html` checked`}${firstAttributes()}> <span>${label}</span></label>`,
      )}</fieldset>`,
  )}</div>
</fieldset>`
  }

/** A hidden field. */
export const hidden =
  (name: string, value: string | number): Field =>
  () =>
    html`<input type="hidden" name="${name}" value="${value}">`

/** Fields next to each other, if the window is wide enough. */
export const columns =
  (...fields: readonly Field[]): Field =>
  (state) =>
    html`<div class="columns">${fields.map((field) => field(state))}</div>`

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
  /** Whether the answer is a file to save: the page then remains. */
  isForFile?: boolean
  /** Content after the button, such as a link back. */
  afterSubmit?: Piece
  /** The id of the form, for fields elsewhere on the page. */
  id?: string
}

/**
 * A form that is sent to the URL of its page. It shows the refused submission if that is its own. Its key identifies
 * the form, so that a repeated submission is recognized.
 *
 * @param options.token - the token of the session, against cross-site request forgery
 */
export function form({
  action,
  submit,
  token,
  fields = [],
  submission,
  kind = 'first',
  afterSubmit,
  isMultipart,
  isForFile,
  id,
}: FormOptions): Html {
  const state = { action, submission: submission?.action === action ? submission : undefined }
  const button = html`<button name="action" value="${action}" class="${kind}">${submit}</button>`
  return html`<form method="post"${id !== undefined && html` id="${id}"`}${isMultipart === true && html` enctype="multipart/form-data"`}${isForFile === true && html` data-file`}>
  <input type="hidden" name="form_token" value="${token}">
  <input type="hidden" name="form_key" value="${randomUUID()}">
  ${fields.map((field) => field(state))}
  ${fields.length === 0 && afterSubmit === undefined ? button : html`<div class="submit">${button}${afterSubmit}</div>`}
</form>`
}

/** The filters of a list: a form that adds them to the query. */
export const filters = (fields: readonly Field[], submit = text('pages.form.filter')): Html =>
  html`<form class="filters" method="get" role="search">${fields.map((field) => field({ action: 'filter', submission: undefined, isFilter: true }))}<button class="second">${submit}</button></form>`
