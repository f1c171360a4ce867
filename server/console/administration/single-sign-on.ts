import type { SingleSignOn, User } from '../../../sdk/src/index.ts'
import { badge, copyButton, question } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { forwardToProvider } from '../account/forward-to-provider.ts'
import { consolePage } from '../console-page.ts'
import type { PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { providerFields, readProviderForm } from './provider-fields.ts'
import { readCustomRoles } from './roles.ts'

export const singleSignOnAddress = '/console/settings/single-sign-on'

export const singleSignOnSettingsPage = consolePage({
  path: '/settings/single-sign-on',
  needs: 'business:write',
  show: async (context, submission) => {
    const { api, formToken: token } = context
    const [settings, owners, customRoles] = await Promise.all([
      api.singleSignOn.get(),
      listOwners(context),
      readCustomRoles(context),
    ])
    return {
      title: text('singleSignOn.title'),
      trail: [['/console/settings', text('administration.settings')]],
      content: html`<div class="narrow">
        <p>${stateBadge(settings)} ${text(`singleSignOn.lead.${stateName(settings)}`)}</p>
        <h2>${text('singleSignOn.callback')}</h2>
        <p>${text('singleSignOn.callbackHint')}</p>
        <div class="secret"><code id="callback">${settings.callback_url}</code>${copyButton('callback')}</div>
        ${settings.login_url !== null && loginAddress(settings.login_url)}
        ${settings.enabled && tryForm(context)}
        <h2>${text('singleSignOn.provider')}</h2>
        ${form({ action: 'save', submit: text('pages.save'), token, submission, fields: providerFields(settings, { owners, customRoles }) })}
        ${settings.enabled && turnOff(context, settings)}
      </div>`,
    }
  },
  actions: {
    save: async ({ api }, form) => {
      const body = readProviderForm(form)
      await api.singleSignOn.set(body, { ifMatch: form.number('version') })
      return { goTo: singleSignOnAddress, notice: text('singleSignOn.saved') }
    },
    try: async ({ api }) =>
      forwardToProvider(await api.singleSignOn.startConfirmation(), {
        next: singleSignOnAddress,
        receiver: `${singleSignOnAddress}/check`,
      }),
    remove: async ({ api }: PageContext, form: SubmittedForm) => {
      await api.singleSignOn.delete({ ifMatch: form.number('version') })
      return { goTo: singleSignOnAddress, notice: text('singleSignOn.removed') }
    },
  },
})

/** Lists the owners who can keep a password. */
async function listOwners({ api }: PageContext): Promise<User[]> {
  const owners: User[] = []
  for await (const user of api.users.list()) {
    if (user.role === 'owner' && user.active && user.password_set) owners.push(user)
  }
  return owners
}

const stateName = ({ enabled, required }: SingleSignOn) => (required ? 'required' : enabled ? 'on' : 'off')

/** Renders whether single sign-on is off, on or required. */
export function stateBadge(settings: SingleSignOn): Html {
  const name = stateName(settings)
  return badge(text(`singleSignOn.state.${name}`), name === 'off' ? 'soft' : 'good')
}

const loginAddress = (url: string): Html =>
  html`<h2>${text('singleSignOn.login')}</h2>
    <p>${text('singleSignOn.loginHint')}</p>
    <div class="secret"><code id="login">${url}</code>${copyButton('login')}</div>`

const tryForm = ({ formToken: token }: PageContext): Html =>
  html`<h2>${text('singleSignOn.try')}</h2>
    <p>${text('singleSignOn.tryHint')}</p>
    ${form({ action: 'try', submit: text('singleSignOn.tryButton'), token, kind: 'second' })}`

const turnOff = ({ formToken: token }: PageContext, { version }: SingleSignOn): Html =>
  html`<h2>${text('singleSignOn.turnOff')}</h2>
    ${question('remove', {
      button: text('singleSignOn.turnOffButton'),
      title: text('singleSignOn.turnOffTitle'),
      content: html`<p>${text('singleSignOn.turnOffLead')}</p>
        ${form({ action: 'remove', submit: text('singleSignOn.turnOff'), token, kind: 'danger', fields: [hidden('version', version)] })}`,
    })}`
