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
        fileField('logo', 'PNG or SVG', {
          accept: '.png,.svg,image/png,image/svg+xml',
          hint: 'At most 256 kB, shown on white. An SVG may have shapes, text and gradients, but no scripts, pictures and filters.',
        }),
      ],
    })}`

/**
 * The file that was chosen, as the API takes it.
 *
 * @throws {FormProblem} when there is none, or when it is larger than it may be
 */
export async function logoOf(form: SentForm): Promise<{ content_type: 'image/png' | 'image/svg+xml'; data: string }> {
  const file = form.file('logo')
  if (file === undefined) throw new FormProblem('logo', 'Choose a PNG or an SVG.')
  const content_type = /\.svg$/i.test(file.name) ? 'image/svg+xml' : 'image/png'
  return { content_type, data: Buffer.from(await file.arrayBuffer()).toString('base64') }
}
