import type { Business } from '../../../sdk/src/index.ts'
import { fileField, form, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { logo } from '../../pages/logo.ts'
import { FormProblem } from '../form-problem.ts'
import type { SentForm } from '../sent-form.ts'
import type { Visit } from '../visit.ts'

export const maxLogoBytes = 256 * 1024

/** The forms with which an owner changes the logo. */
export const logoForms = ({ formToken: token }: Visit, business: Business, tried: Tried | undefined): Html =>
  html`<p class="lead">Who is asked for a signature sees it beside the name.</p>
    ${business.logo !== null && html`<p>${logo(business.logo)}</p>${form({ action: 'remove-logo', submit: 'Remove the logo', kind: 'second', token, tried })}`}
    ${form({
      action: 'logo',
      submit: business.logo === null ? 'Upload the logo' : 'Replace the logo',
      token,
      tried,
      isMultipart: true,
      fields: [
        fileField('logo', 'PNG file', {
          accept: '.png,image/png',
          hint: 'At most 256 kB and 2000 × 2000 pixels, shown on white.',
        }),
      ],
    })}`

/**
 * The file that was chosen, as the API takes it.
 *
 * @throws {FormProblem} when there is none, or when it is larger than it may be
 */
export async function logoOf(form: SentForm): Promise<{ content_type: 'image/png'; data: string }> {
  const file = form.file('logo')
  if (file === undefined) throw new FormProblem('logo', 'Choose a PNG file.')
  return { content_type: 'image/png', data: Buffer.from(await file.arrayBuffer()).toString('base64') }
}
