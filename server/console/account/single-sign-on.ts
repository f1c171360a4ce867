import { type SingleSignOnStart, ValidationFailedError } from '../../../sdk/src/index.ts'
import { form, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { type Outcome, openPage } from '../console-page.ts'
import { hasCode } from '../failures.ts'
import { type GuestContext, nextAddress } from '../page-context.ts'
import { forwardToProvider } from './forward-to-provider.ts'

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
 * Awaits the start of a login.
 *
 * @returns undefined if the domain has no single sign-on, and if the provider does not respond or there were too many
 *   starts, so that the password remains
 */
export async function unlessWithoutProvider(
  started: PromiseLike<SingleSignOnStart>,
): Promise<SingleSignOnStart | undefined> {
  try {
    return await started
  } catch (error) {
    const isRefusal = error instanceof ValidationFailedError && error.errors[0]?.code === 'no_single_sign_on'
    if (isRefusal || hasCode(error, 'identity_provider_unavailable') || hasCode(error, 'too_many_attempts')) {
      return undefined
    }
    throw error
  }
}

/**
 * Starts a login at the provider of an address.
 *
 * @throws {ValidationFailedError} if the domain has no single sign-on
 */
async function startSingleSignOn(guest: GuestContext, email: string): Promise<Outcome> {
  return forwardToProvider(await guest.api.singleSignOn.start({ email }), { next: nextAddress(guest) })
}

/**
 * The page to which the identity provider returns. It leads only to pages of the console. Each business has its own, so
 * that a provider cannot return the code of another one.
 */
export const callbackPage = openPage({
  path: '/sign-in/callback/:business',
  show: async ({ api, address, path, startedLogin }) => {
    if (startedLogin === undefined || startedLogin.business !== path.business) return failurePage('request_expired')
    const { secret, next, receiver } = startedLogin
    if (receiver !== undefined) return { goTo: `${receiver}${address.search}` }
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
  another_account: 'account.singleSignOn.anotherAccount',
  not_recent: 'account.singleSignOn.notRecent',
} as const

export const failureText = (code: string): string => text(failures[isFailure(code) ? code : 'invalid_response'])

const isFailure = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code)

const failurePage = (code: string) => ({
  title: text('account.singleSignOn.failed'),
  content: html`<p>${failureText(code)}</p>
    <p>${rich('account.startAgain', { link: linkTo('/console/sign-in') })}</p>
    <p>${rich('account.singleSignOnFails', { link: linkTo('/console/sign-in?with=password') })}</p>`,
})
