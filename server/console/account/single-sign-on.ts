import { ValidationFailedError } from '../../../sdk/src/index.ts'
import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { type Outcome, openPage } from '../console-page.ts'
import { type GuestContext, nextAddress } from '../page-context.ts'

/** The page that asks for the address of a user, whose domain determines the identity provider. */
export const singleSignOnPage = openPage({
  path: '/single-sign-on',
  show: async ({ formToken: token, address }, submission) => ({
    title: text('account.singleSignOn'),
    content: html`<p>${text('account.singleSignOnLead')}</p>
    ${form({
      action: 'start',
      submit: text('account.continue'),
      token,
      submission,
      fields: [input('email', text('pages.email'), { type: 'email', autocomplete: 'username' })],
    })}
    <p>${rich('account.backToSignIn', { link: linkTo(`/console/sign-in${address.search}`) })}</p>`,
  }),
  actions: { start: (guest, form) => startSingleSignOn(guest, form.text('email')) },
})

/**
 * Starts a login at the provider of an address. The page forwards the browser to the provider: browsers do not follow a
 * redirect of a form to another site (`form-action` of the Content-Security-Policy).
 *
 * @throws {ValidationFailedError} if the domain has no single sign-on
 */
export async function startSingleSignOn(guest: GuestContext, email: string): Promise<Outcome> {
  const { authorization_url, secret } = await guest.api.singleSignOn.start({ email })
  return {
    title: text('account.singleSignOn'),
    content: html`<p>${text('account.singleSignOnForward')}</p>
      <p><a class="button" href="${authorization_url}">${text('account.continue')}</a></p>`,
    forwardTo: authorization_url,
    session: { secret, next: nextAddress(guest) },
  }
}

/** The page to which the identity provider returns. It leads only to pages of the console. */
export const callbackPage = openPage({
  path: '/sign-in/callback',
  show: async ({ api, address, startedLogin }) => {
    if (startedLogin === undefined) return failurePage('request_expired')
    const { secret, next } = startedLogin
    try {
      const login = await api.singleSignOn.finish({ secret, query: address.search.slice(1) })
      if ('token' in login) return { goTo: next, session: login }
      return { goTo: `/console/second-factor?next=${encodeURIComponent(next)}`, session: login }
    } catch (error) {
      if (error instanceof ValidationFailedError) return failurePage(error.errors[0]?.code ?? '')
      throw error
    }
  },
})

/** The reasons for which a login fails, with their sentences. */
const failures = {
  request_expired: 'account.singleSignOn.requestExpired',
  provider_refused: 'account.singleSignOn.providerRefused',
  invalid_response: 'account.singleSignOn.invalidResponse',
  address_unverified: 'account.singleSignOn.addressUnverified',
  domain_not_allowed: 'account.singleSignOn.domainNotAllowed',
  no_account: 'account.singleSignOn.noAccount',
  account_conflict: 'account.singleSignOn.accountConflict',
  address_in_use: 'account.singleSignOn.addressInUse',
} as const

const isFailure = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code)

const failurePage = (code: string) => ({
  title: text('account.singleSignOn.failed'),
  content: html`<p>${text(failures[isFailure(code) ? code : 'invalid_response'])}</p>
    <p>${rich('account.startAgain', { link: linkTo('/console/single-sign-on') })}</p>`,
})
