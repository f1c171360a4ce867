import type { Business } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { type Choice, checkbox, form, hidden, input, select, type Tried, textarea } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { logo } from '../../pages/logo.ts'
import { consolePage } from '../console-page.ts'
import { may, type Visit } from '../visit.ts'
import { logoForms, logoOf, maxLogoBytes } from './logo.ts'
import { sandboxClock } from './sandbox-clock.ts'
import { storedNow } from './stored-now.ts'

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

function settingsForm({ formToken: token }: Visit, business: Business, tried: Tried | undefined): Html {
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
