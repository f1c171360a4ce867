import type { Provisioning } from '../../../../sdk/src/index.ts'
import { badge, copyButton, facts, notice, question } from '../../../pages/components.ts'
import { form, hidden, type Submission } from '../../../pages/form.ts'
import { type Html, html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { graceField } from '../../grace-field.ts'
import type { PageContext } from '../../page-context.ts'
import { readCustomRoles } from '../roles.ts'
import { provisioningFields, readProvisioningForm } from './provisioning-fields.ts'
import { directoryTokenPage, provisioningAddress } from './token-page.ts'

/** The page on which owners let the directory of the business provision users. */
export const provisioningPage = consolePage({
  path: '/settings/provisioning',
  needs: 'business:write',
  show: async (context, submission) => {
    const [settings, roles] = await Promise.all([context.api.provisioning.get(), readCustomRoles(context)])
    return {
      title: text('provisioning.title'),
      trail: [['/console/settings', text('administration.settings')]],
      content: html`<div class="narrow">
        <p>${provisioningBadge(settings)} ${text(settings.enabled ? 'provisioning.leadOn' : 'provisioning.leadOff')}</p>
        ${settings.enabled && connection(context, settings, submission)}
        <h2>${text('provisioning.roles')}</h2>
        ${form({
          action: 'save',
          submit: text(settings.enabled ? 'pages.save' : 'provisioning.turnOn'),
          token: context.formToken,
          submission,
          fields: [hidden('version', settings.version), ...provisioningFields(context, settings, roles)],
        })}
        ${settings.enabled && turnOff(context, settings)}
      </div>`,
    }
  },
  actions: {
    save: async ({ api }, submitted) => {
      const { enabled } = await api.provisioning.get()
      await api.provisioning.set(readProvisioningForm(submitted), { ifMatch: submitted.number('version') })
      return { goTo: provisioningAddress, notice: text(enabled ? 'provisioning.saved' : 'provisioning.turnedOn') }
    },
    token: async (context, submitted) => {
      const options = { ifMatch: submitted.number('version'), ...submitted.idempotency }
      const body = { grace_hours: submitted.optionalNumber('grace_hours') ?? 0 }
      return directoryTokenPage(context, await context.api.provisioning.createToken(body, options))
    },
    remove: async ({ api }, submitted) => {
      await api.provisioning.delete({ ifMatch: submitted.number('version') })
      return { goTo: provisioningAddress, notice: text('provisioning.turnedOff') }
    },
  },
})

/** Renders whether provisioning is off or on, or has no token yet. */
export function provisioningBadge({ enabled, token_prefix }: Provisioning): Html {
  if (!enabled) return badge(text('provisioning.off'), 'soft')
  return token_prefix === null ? badge(text('provisioning.noToken'), 'warn') : badge(text('provisioning.on'), 'good')
}

/** Renders the address and the token for the directory, and when it sent the last request. */
const connection = (context: PageContext, settings: Provisioning, submission: Submission | undefined): Html =>
  html`<h2>${text('provisioning.address')}</h2>
    <p>${text('provisioning.addressHint')}</p>
    <div class="secret"><code id="scim-url">${settings.scim_url}</code>${copyButton('scim-url')}</div>
    <h2>${text('provisioning.token')}</h2>
    ${settings.token_prefix === null ? firstToken(context, settings) : currentToken(context, settings, submission)}`

const firstToken = ({ formToken: token }: PageContext, { version }: Provisioning): Html =>
  html`${notice(html`<p>${text('provisioning.tokenMissing')}</p>`, 'warn')}
    ${form({ action: 'token', submit: text('provisioning.createToken'), token, fields: [hidden('version', version)] })}`

const currentToken = (
  { formToken: token, formats }: PageContext,
  { version, token_prefix, previous_token_expires_at, last_request_at }: Provisioning,
  submission: Submission | undefined,
): Html =>
  html`${facts([
    [text('provisioning.tokenPrefix'), html`<code>${token_prefix}</code>`],
    [
      text('provisioning.lastRequest'),
      last_request_at === null ? text('provisioning.noRequest') : formats.time(last_request_at),
    ],
    previous_token_expires_at !== null && [
      text('provisioning.previousToken'),
      text('provisioning.previousTokenUntil', { time: formats.time(previous_token_expires_at) }),
    ],
  ])}
  ${question('replace-token', {
    button: text('provisioning.replaceButton'),
    title: text('provisioning.replaceTitle'),
    isOpen: submission?.action === 'token',
    content: html`<p>${text('provisioning.replaceLead')}</p>
      ${form({
        action: 'token',
        submit: text('provisioning.replaceToken'),
        token,
        submission,
        fields: [hidden('version', version), graceField()],
      })}`,
  })}`

const turnOff = ({ formToken: token }: PageContext, { version }: Provisioning): Html =>
  html`<h2>${text('provisioning.turnOff')}</h2>
    ${question('remove', {
      button: text('provisioning.turnOffButton'),
      title: text('provisioning.turnOffTitle'),
      content: html`<p>${text('provisioning.turnOffLead')}</p>
        ${form({ action: 'remove', submit: text('provisioning.turnOff'), token, kind: 'danger', fields: [hidden('version', version)] })}`,
    })}`
