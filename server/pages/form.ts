import { randomUUID } from 'node:crypto'
import { text } from '../texts/english.ts'
import { type Html, html, type Piece } from './html.ts'

/** A refused form. It is shown again with its input, and with each problem next to the field that it concerns. */
export interface Submission {
  /** The name of the action that was submitted. */
  action: string
  /** The input by field name. A field may have several values. */
  values: Record<string, string[]>
  /** The problems that do not concern a field. */
  messages: readonly string[]
  /** The problem of each field, by field name. */
  problems: Record<string, ProblemText>
  /**
   * The problems that are shown at fields. Rendering a field adds its problem, so that the summary can link to the
   * field.
   */
  marked: MarkedProblem[]
}

/** A sentence about the value of a field, or a function that returns the sentence for a field. */
export type ProblemText = string | ((field: FieldKind) => string)

/** The properties of a field that sentences about it depend on. */
export interface FieldKind {
  label: string
  /** How users enter the value: an input type, a keyboard, or another element. */
  entry: InputType | 'decimal' | 'numeric' | 'textarea' | 'select' | 'checkbox' | 'checkboxes' | 'file' | 'none'
}

/** A problem that is shown at a field of the page. */
interface MarkedProblem {
  /** The name of the field. */
  name: string
  /** The ID of the field's element. */
  id: string
  problem: string
}

/** The state of the form that contains a field. */
interface FormState {
  /** The name of the form's action. The IDs of the fields start with it, so that they are unique on the page. */
  action: string
  /** The refused submission of this form, if any. */
  submission: Submission | undefined
  /** Whether the form is a filter, whose fields are optional without a mark. */
  isFilter?: boolean
}

/** Renders a field of a form. Its value and problem come from the refused submission, if any. */
export type Field = (state: FormState) => Html

interface FieldOptions {
  value?: string | number | null | undefined
  hint?: Piece
  /**
   * Whether the field is optional, which its label then says. A field that is required only sometimes has neither the
   * label nor the attribute of the other two.
   */
  optional?: boolean | 'sometimes'
  autocomplete?: string
  maxlength?: number
}

interface Entry {
  id: string
  value: string
  problem: Html | false
  /** The attributes that associate the field with its hint and its problem. */
  attributes: Html
  /** Only the attribute `aria-describedby`, if there is a hint or a problem. */
  describedBy: Html | false
}

const fieldId = ({ action }: FormState, name: string): string => `${action}-${name}`.replaceAll(/[^\w-]/g, '-')

/** Returns the problem of a field, and records it for the summary, which links to the field. */
function markProblem(name: string, state: FormState, field: FieldKind): string | undefined {
  const { submission } = state
  const problemText = submission?.problems[name]
  if (submission === undefined || problemText === undefined) return undefined
  const problem = typeof problemText === 'string' ? problemText : problemText(field)
  submission.marked.push({ name, id: fieldId(state, name), problem })
  return problem
}

/** Shows the problem of a value that has no visible field, such as a person who was selected on an earlier page. */
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
  /** The values that the browser suggests while the user types. */
  suggestions?: readonly string[]
  /** The ID of a `datalist` that several fields share. */
  list?: string
}

/** Renders a single-line field. A submitted password is never included in the page. */
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

/** Renders a multi-line field. */
export const textarea =
  (name: string, label: string, options: FieldOptions & { rows?: number; mono?: boolean } = {}): Field =>
  (state) => {
    const entry = fieldEntry(name, options, state, { label, entry: 'textarea' })
    const { rows = 4, mono = false } = options
    // HTML parsers drop a line break directly after the start tag.
    return labelled(
      entry,
      label,
      options,
      html`<textarea name="${name}" id="${entry.id}" rows="${rows}"${mono && html` class="mono" spellcheck="false"`}${entry.attributes}>
${entry.value}</textarea>`,
    )
  }

/**
 * Renders a file field, in a form with `isMultipart`. Browsers do not preserve the selected file when the form is
 * refused.
 */
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

/** A value of a field and its label. */
export type Choice = readonly [value: string, text: string]

/** Renders a field that selects one of several values. */
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

/** Renders a checkbox. It is sent as `true` when it is checked, and is not sent otherwise. */
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
 * Renders checkboxes for any number of values, in groups if there are many. An empty value is always sent, so that a
 * problem can refer to the field when no value is selected.
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
    /** Returns the attributes that make the first checkbox the target of the link from the summary. */
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

/** Renders radio buttons for one of a few values, with room for an explanation of each. */
export const radios =
  (name: string, label: string, choices: readonly Choice[], options: FieldOptions = {}): Field =>
  (state) => {
    const { id, value, problem, describedBy } = fieldEntry(name, options, state, { label, entry: 'select' })
    const { hint } = options
    // The summary links to the group: a single radio button cannot be invalid.
    const invalid = problem && html` id="${id}" role="radiogroup" aria-invalid="true" tabindex="-1"`
    return html`<fieldset${invalid}${describedBy}>
  <legend>${label}</legend>
  ${problem}${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
  ${choices.map(
    ([each, choice], index) =>
      html`<label class="choice"><input type="radio" name="${name}" value="${each}"${index === 0 && !problem && html` id="${id}"`}${each === value && html` checked`} required> <span>${choice}</span></label>`,
  )}
</fieldset>`
  }

/** Renders a hidden field. */
export const hidden =
  (name: string, value: string | number): Field =>
  () =>
    html`<input type="hidden" name="${name}" value="${value}">`

/** Renders fields side by side if the window is wide enough. */
export const columns =
  (...fields: readonly Field[]): Field =>
  (state) =>
    html`<div class="columns">${fields.map((field) => field(state))}</div>`

/** Renders content between fields. */
export const between =
  (content: Piece): Field =>
  () =>
    html`${content}`

interface FormOptions {
  /** The name of the action, sent as `action`. */
  action: string
  /** The label of the submit button. */
  submit: string
  token: string
  fields?: readonly Field[]
  submission?: Submission | undefined
  /** Whether the form is sent as `multipart/form-data`, which a `fileField` needs. */
  isMultipart?: boolean
  kind?: 'first' | 'second' | 'danger' | 'plain'
  /** Whether the response is a file to download, so that the page remains open. */
  isForFile?: boolean
  /** Content after the submit button, such as a link back. */
  afterSubmit?: Piece
  /** The ID of the form element, for fields elsewhere on the page. */
  id?: string
}

/**
 * Renders a form that is submitted to the URL of its page. It shows the refused submission if this form was submitted.
 * A hidden key identifies the form, so that a repeated submission is recognised.
 *
 * @param options.token - the token of the session, which prevents cross-site request forgery
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

/** Renders the filters of a list as a form that adds them to the query. */
export const filters = (fields: readonly Field[], submit = text('pages.form.filter')): Html =>
  html`<form class="filters" method="get" role="search">${fields.map((field) => field({ action: 'filter', submission: undefined, isFilter: true }))}<button class="second">${submit}</button></form>`
