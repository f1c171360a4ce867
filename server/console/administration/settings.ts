import type { Business } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import {
  type Choice,
  checkbox,
  fileField,
  form,
  hidden,
  input,
  select,
  type Tried,
  textarea,
} from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { logo } from '../../pages/logo.ts'
import { consolePage } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import { may, type PageContext } from '../page-context.ts'
import type { SentForm } from '../sent-form.ts'
import { storedNow } from './stored-now.ts'

const maxLogoBytes = 256 * 1024

export const settingsPage = consolePage({
  path: '/settings',
  upload: { field: 'logo', maxBytes: maxLogoBytes, needs: 'business:write' },
  show: async (visit, tried) => {
    const business = await visit.api.business.get()
    const mayChange = may(visit, 'business:write')
    return {
      title: 'Settings',
      content: html`<div class="narrow">${mayChange ? settingsForm(visit, business, tried) : settingsFacts(business)}</div>
        ${mayChange && html`<section class="narrow"><h2>Logo</h2>${logoForms(visit, business, tried)}</section>`}
        ${business.sandbox && html`<section class="narrow"><h2>The clock of this sandbox</h2>${await sandboxClock(visit, tried)}</section>`}`,
    }
  },
  actions: {
    save: async ({ api }, form) => {
      await api.business.update(
        {
          name: form.text('name'),
          address: form.nullable('address'),
          currency: form.text('currency').toUpperCase(),
          time_zone: form.text('time_zone'),
          require_2fa: form.isTicked('require_2fa'),
          two_person_pay_runs: form.isTicked('two_person_pay_runs'),
        },
        { ifMatch: form.number('version') },
      )
      return { goTo: '/console/settings', notice: 'The settings are saved.' }
    },
    logo: async ({ api }, form) => {
      await api.business.update({ logo: await logoOf(form) })
      return { goTo: '/console/settings', notice: 'The logo is saved.' }
    },
    'remove-logo': async ({ api }) => {
      await api.business.update({ logo: null })
      return { goTo: '/console/settings', notice: 'The logo is removed.' }
    },
    advance: async ({ api }, form) => {
      await api.sandboxClock.advance({
        days: form.optionalNumber('days') ?? 0,
        hours: form.optionalNumber('hours') ?? 0,
      })
      return { goTo: '/console/settings', notice: 'The clock is being advanced.' }
    },
  },
})

const words = {
  require_2fa: 'With it, whoever has no second factor can do nothing but set one up.',
  two_person_pay_runs:
    'With it, a pay run is approved only by somebody who did not make or change it and, unless it is a regular one, has no payslip in it.',
}

const onOff = (value: boolean): string => (value ? 'On' : 'Off')

const settingsFacts = (business: Business): Html => html`<p class="lead">Only owners change these settings.</p>
  ${facts([
    ['Name', business.name],
    ['Logo', logo(business.logo)],
    ['Address', business.address && html`<span class="letter">${business.address}</span>`],
    ['Currency', business.currency],
    ['Time zone', business.time_zone],
    ['Second factor for all', html`${onOff(business.require_2fa)}<p class="hint">${words.require_2fa}</p>`],
    [
      'Two people for pay runs',
      html`${onOff(business.two_person_pay_runs)}<p class="hint">${words.two_person_pay_runs}</p>`,
    ],
  ])}`

/** All time zones that the platform knows, with what is stored among them. */
const zonesWith = (stored: string): Choice[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), stored])]
    .sort()
    .map((zone) => [zone, zone.replaceAll('_', ' ')])

function settingsForm({ formToken: token }: PageContext, business: Business, tried: Tried | undefined): Html {
  const { version, name, address, currency, time_zone, require_2fa, two_person_pay_runs } = business
  const hintFor = (field: string, stored: string, text = stored) => storedNow(tried, { version, field, stored, text })
  /** A box that is not ticked is not sent. */
  const boxHint = (field: keyof typeof words, stored: boolean) =>
    html`${words[field]} ${hintFor(field, stored ? 'true' : '', onOff(stored))}`
  return form({
    action: 'save',
    submit: 'Save',
    token,
    tried,
    fields: [
      hidden('version', version),
      input('name', 'Name of the business', {
        value: name,
        maxlength: 200,
        hint: hintFor('name', name) ?? 'In documents and mails, too.',
      }),
      textarea('address', 'Postal address', {
        value: address ?? '',
        rows: 4,
        maxlength: 300,
        optional: true,
        hint: hintFor('address', address ?? '') ?? 'As on a letter, line by line. Payslips show it.',
      }),
      input('currency', 'Currency', {
        value: currency,
        maxlength: 3,
        hint:
          hintFor('currency', currency) ??
          'Its code of ISO 4217, such as EUR. Of new pay runs, unless they name another.',
      }),
      select('time_zone', 'Time zone', zonesWith(time_zone), {
        value: time_zone,
        hint: hintFor('time_zone', time_zone) ?? 'It decides which day it is, and how times are shown.',
      }),
      checkbox('require_2fa', 'A second factor for everybody', {
        value: require_2fa,
        hint: boxHint('require_2fa', require_2fa),
      }),
      checkbox('two_person_pay_runs', 'Two people for each pay run', {
        value: two_person_pay_runs,
        hint: boxHint('two_person_pay_runs', two_person_pay_runs),
      }),
    ],
  })
}

/** What time it is for a sandbox, and a form to advance its clock. */
async function sandboxClock(visit: PageContext, tried: Tried | undefined): Promise<Html> {
  const { api, formats, formToken: token } = visit
  const { now, advancing_to } = await api.sandboxClock.get()
  if (advancing_to !== null) {
    return html`<p>It is ${formats.time(now)}, and the clock is being advanced to ${formats.time(advancing_to)}. <a href="/console/settings">Look again</a></p>`
  }
  return html`<p>It is ${formats.time(now)} for this sandbox.</p>
    ${
      may(visit, 'business:write') &&
      form({
        action: 'advance',
        submit: 'Advance the clock',
        token,
        tried,
        fields: [
          input('days', 'Days', {
            type: 'number',
            min: '0',
            max: '400',
            hint: 'What is due until then happens in order. The clock never goes back.',
          }),
          input('hours', 'Hours', { type: 'number', min: '0', max: '23' }),
        ],
      })
    }`
}

/** The forms with which an owner changes the logo. */
const logoForms = ({ formToken: token }: PageContext, business: Business, tried: Tried | undefined): Html =>
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
async function logoOf(form: SentForm): Promise<{ content_type: 'image/png'; data: string }> {
  const file = form.file('logo')
  if (file === undefined) throw new FormProblem('logo', 'Choose a PNG file.')
  return { content_type: 'image/png', data: Buffer.from(await file.arrayBuffer()).toString('base64') }
}
