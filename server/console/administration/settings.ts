import type { Business } from '../../../sdk/src/index.ts'
import { facts, linkButton } from '../../pages/components.ts'
import {
  type Choice,
  checkbox,
  checkboxes,
  fileField,
  form,
  hidden,
  input,
  type Submission,
  select,
  textarea,
} from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { logo } from '../../pages/logo.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { currencySelect } from '../currency-select.ts'
import { FormProblem } from '../form-problem.ts'
import { may, type PageContext } from '../page-context.ts'
import { fieldLabel } from '../people/person-form.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { payerSection, savePayer } from './payer.ts'
import { provisioningBadge } from './provisioning/provisioning.ts'
import { provisioningAddress } from './provisioning/token-page.ts'
import { singleSignOnAddress, stateBadge } from './single-sign-on.ts'
import { storedValueHint } from './stored-value-hint.ts'

const maxLogoBytes = 256 * 1024

export const settingsPage = consolePage({
  path: '/settings',
  upload: { field: 'logo', maxBytes: maxLogoBytes, needs: 'business:write' },
  show: async (context, submission) => {
    const business = await context.api.business.get()
    const mayChange = may(context, 'business:write')
    return {
      title: text('administration.settings'),
      content: html`<div class="narrow">${mayChange ? settingsForm(context, business, submission) : settingsFacts(business)}</div>
        ${await payerSection(context, submission)}
        ${mayChange && html`<section class="narrow"><h2>${text('pages.logo')}</h2>${logoForms(context, business, submission)}</section>`}
        ${mayChange && (await singleSignOnSection(context))}
        ${mayChange && (await provisioningSection(context))}
        ${business.sandbox && html`<section class="narrow"><h2>${text('administration.sandboxClock')}</h2>${await sandboxClock(context, submission)}</section>`}`,
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
          require_2fa: form.isChecked('require_2fa'),
          two_person_pay_runs: form.isChecked('two_person_pay_runs'),
          managers_see_compensation: form.isChecked('managers_see_compensation'),
          self_service_fields: form.all('self_service_fields') as Business['self_service_fields'],
          payroll_year_starts_on: form.text('payroll_year_starts_on'),
          net_pay_account: form.nullable('net_pay_account'),
        },
        { ifMatch: form.number('version') },
      )
      return { goTo: '/console/settings', notice: text('administration.settingsSaved') }
    },
    payer: savePayer,
    logo: async ({ api }, form) => {
      await api.business.update({ logo: await readLogo(form) })
      return { goTo: '/console/settings', notice: text('administration.logoSaved') }
    },
    'remove-logo': async ({ api }) => {
      await api.business.update({ logo: null })
      return { goTo: '/console/settings', notice: text('administration.logoRemoved') }
    },
    advance: async ({ api }, form) => {
      await api.sandboxClock.advance({
        days: form.optionalNumber('days') ?? 0,
        hours: form.optionalNumber('hours') ?? 0,
      })
      return { goTo: '/console/settings', notice: text('administration.clockAdvancing') }
    },
  },
})

const selfServiceFields = [
  'phone',
  'address',
  'postal_address',
  'preferred_name',
  'first_name',
  'last_name',
  'date_of_birth',
] as const satisfies Business['self_service_fields']

const onOff = (value: boolean): string => text(value ? 'administration.on' : 'administration.off')

const settingsFacts = (business: Business): Html => html`<p class="lead">${text('administration.settingsOwners')}</p>
  ${facts([
    [text('pages.name'), business.name],
    [text('pages.logo'), logo(business.logo)],
    [text('administration.address'), business.address && html`<span class="letter">${business.address}</span>`],
    [text('administration.currency'), business.currency],
    [text('administration.timeZone'), business.time_zone],
    [text('administration.payrollYear'), business.payroll_year_starts_on],
    [text('administration.netPayAccount'), business.net_pay_account],
    [
      text('administration.require2fa'),
      html`${onOff(business.require_2fa)}<p class="hint">${text('administration.require2faHint')}</p>`,
    ],
    [
      text('administration.twoPerson'),
      html`${onOff(business.two_person_pay_runs)}<p class="hint">${text('administration.twoPersonHint')}</p>`,
    ],
    [
      text('administration.managersSeeCompensation'),
      html`${onOff(business.managers_see_compensation)}<p class="hint">${text('administration.managersSeeCompensationHint')}</p>`,
    ],
    [
      text('administration.selfService'),
      html`${business.self_service_fields.map(fieldLabel).join(', ')}<p class="hint">${text('administration.selfServiceHint')}</p>`,
    ],
  ])}`

/** Returns all time zones that the platform supports, and the stored time zone, as choices. */
const zonesWith = (stored: string): Choice[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), stored])]
    .sort()
    .map((zone) => [zone, zone.replaceAll('_', ' ')])

function settingsForm({ formToken: token }: PageContext, business: Business, submission: Submission | undefined): Html {
  const { version, name, address, currency, time_zone, require_2fa, two_person_pay_runs, managers_see_compensation } =
    business
  const { payroll_year_starts_on, net_pay_account, self_service_fields } = business
  const hintFor = (field: string, stored: string, storedText = stored) =>
    storedValueHint(submission, { version, field, stored, storedText })
  /** Browsers do not send an unchecked checkbox. */
  const boxHint = (field: string, hint: string, stored: boolean) =>
    html`${hint} ${hintFor(field, stored ? 'true' : '', onOff(stored))}`
  return form({
    action: 'save',
    submit: text('pages.save'),
    token,
    submission,
    fields: [
      hidden('version', version),
      input('name', text('administration.businessName'), {
        value: name,
        maxlength: 200,
        hint: hintFor('name', name) ?? text('administration.businessNameHint'),
      }),
      textarea('address', text('administration.postalAddress'), {
        value: address ?? '',
        rows: 4,
        maxlength: 300,
        optional: true,
        hint: hintFor('address', address ?? '') ?? text('administration.postalAddressHint'),
      }),
      currencySelect('currency', text('administration.currency'), [currency], {
        value: currency,
        hint: hintFor('currency', currency) ?? text('administration.currencyHint'),
      }),
      select('time_zone', text('administration.timeZone'), zonesWith(time_zone), {
        value: time_zone,
        hint: hintFor('time_zone', time_zone) ?? text('administration.timeZoneHint'),
      }),
      input('payroll_year_starts_on', text('administration.payrollYear'), {
        value: payroll_year_starts_on,
        maxlength: 5,
        hint: hintFor('payroll_year_starts_on', payroll_year_starts_on) ?? text('administration.payrollYearHint'),
      }),
      input('net_pay_account', text('administration.netPayAccount'), {
        value: net_pay_account,
        maxlength: 40,
        optional: true,
        hint: hintFor('net_pay_account', net_pay_account ?? '') ?? text('administration.netPayAccountHint'),
      }),
      checkbox('require_2fa', text('administration.require2fa'), {
        value: require_2fa,
        hint: boxHint('require_2fa', text('administration.require2faHint'), require_2fa),
      }),
      checkbox('two_person_pay_runs', text('administration.twoPerson'), {
        value: two_person_pay_runs,
        hint: boxHint('two_person_pay_runs', text('administration.twoPersonHint'), two_person_pay_runs),
      }),
      checkbox('managers_see_compensation', text('administration.managersSeeCompensation'), {
        value: managers_see_compensation,
        hint: boxHint(
          'managers_see_compensation',
          text('administration.managersSeeCompensationHint'),
          managers_see_compensation,
        ),
      }),
      checkboxes(
        'self_service_fields',
        text('administration.selfService'),
        [{ choices: selfServiceFields.map((name) => [name, fieldLabel(name)]) }],
        { value: self_service_fields, hint: text('administration.selfServiceHint') },
      ),
    ],
  })
}

/** Renders the state of single sign-on, with a link to its settings. */
const singleSignOnSection = async ({ api }: PageContext): Promise<Html> =>
  html`<section class="narrow"><h2>${text('singleSignOn.title')}</h2>
    <p>${stateBadge(await api.singleSignOn.get())}</p>
    <p>${linkButton(singleSignOnAddress, text('singleSignOn.settings'))}</p></section>`

/** Renders the state of provisioning, with a link to its settings. */
const provisioningSection = async ({ api }: PageContext): Promise<Html> =>
  html`<section class="narrow"><h2>${text('provisioning.title')}</h2>
    <p>${provisioningBadge(await api.provisioning.get())}</p>
    <p>${linkButton(provisioningAddress, text('provisioning.settings'))}</p></section>`

/** Renders the clock of a sandbox, with a form that advances it. */
async function sandboxClock(context: PageContext, submission: Submission | undefined): Promise<Html> {
  const { api, formats, formToken: token } = context
  const { now, advancing_to } = await api.sandboxClock.get()
  if (advancing_to !== null) {
    return html`<p>${rich('administration.clockMoving', {
      time: formats.time(now),
      target: formats.time(advancing_to),
      link: linkTo('/console/settings'),
    })}</p>`
  }
  return html`<p>${text('administration.clockAt', { time: formats.time(now) })}</p>
    ${
      may(context, 'business:write') &&
      form({
        action: 'advance',
        submit: text('administration.advance'),
        token,
        submission,
        fields: [
          input('days', text('administration.days'), {
            type: 'number',
            min: '0',
            max: '400',
            hint: text('administration.advanceHint'),
          }),
          input('hours', text('administration.hours'), { type: 'number', min: '0', max: '23' }),
        ],
      })
    }`
}

const logoForms = ({ formToken: token }: PageContext, business: Business, submission: Submission | undefined): Html =>
  html`<p class="lead">${text('administration.logoLead')}</p>
    ${business.logo !== null && html`<p>${logo(business.logo)}</p>${form({ action: 'remove-logo', submit: text('administration.removeLogo'), kind: 'second', token, submission })}`}
    ${form({
      action: 'logo',
      submit: business.logo === null ? text('administration.uploadLogo') : text('administration.replaceLogo'),
      token,
      submission,
      isMultipart: true,
      fields: [
        fileField('logo', text('administration.pngFile'), {
          accept: '.png,image/png',
          hint: text('administration.logoHint'),
        }),
      ],
    })}`

/**
 * Reads the uploaded logo.
 *
 * @throws {FormProblem} if the file is missing or too large
 */
async function readLogo(form: SubmittedForm): Promise<{ content_type: 'image/png'; data: string }> {
  const file = form.file('logo')
  if (file === undefined) throw new FormProblem('logo', text('administration.choosePng'))
  return { content_type: 'image/png', data: Buffer.from(await file.arrayBuffer()).toString('base64') }
}
