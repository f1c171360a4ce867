import { type SingleSignOnStart, UnauthenticatedError } from '../../../sdk/src/index.ts'
import { linkButton } from '../../pages/components.ts'
import { form, input, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { type Outcome, openPage, type PageContent } from '../console-page.ts'
import { type GuestContext, nextAddress } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { forwardToProvider, storedLogin } from './forward-to-provider.ts'
import { unlessWithoutProvider } from './single-sign-on.ts'
import { startAtDomain } from './single-sign-on-domain.ts'

/**
 * The page that asks for the address first. The domain of the address decides the second step, so that it does not
 * reveal whether a user exists: the password, the identity provider, or both. With `with=password` in the query, it
 * asks for both at once, for the owner who keeps a password in case the provider fails.
 */
export const signInPage = openPage({
  path: '/sign-in',
  show: async (guest, submission) =>
    submission?.action === 'sign-in' || guest.address.searchParams.get('with') === 'password'
      ? passwordStep(guest, { submission })
      : addressStep(guest, submission),
  actions: {
    continue: (guest, form) => chooseStep(guest, form.text('email')),
    'sign-in': async (guest, form) => {
      const login = await logIn(guest, form)
      if ('domain' in login) return await startAtDomain(guest, { ...login, login_hint: form.text('email') })
      if ('token' in login) return { goTo: nextAddress(guest), session: login }
      return { goTo: `/console/second-factor${guest.address.search}`, session: login }
    },
  },
})

const addressField = (value?: string) =>
  input('email', text('pages.email'), { type: 'email', autocomplete: 'username', value })

const passkeyLink = ({ offersPasskeys, address }: GuestContext): Html | undefined =>
  offersPasskeys
    ? html`<p>${linkButton(`/console/sign-in/passkey${address.search}`, text('passkeys.signIn'))}</p>`
    : undefined

const addressStep = (guest: GuestContext, submission: Submission | undefined): PageContent => ({
  title: text('account.signIn'),
  content: html`${form({ action: 'continue', submit: text('account.continue'), token: guest.formToken, submission, fields: [addressField()] })}
    ${passkeyLink(guest)}`,
})

interface PasswordStep {
  submission?: Submission | undefined
  /** The submitted address, which password managers need next to the password. */
  email?: string
  /** The login at the provider that the user can choose instead. */
  started?: SingleSignOnStart | undefined
}

const passwordStep = (guest: GuestContext, { submission, email, started }: PasswordStep): PageContent => ({
  title: text('account.signIn'),
  content: html`${
    started &&
    html`<p><a class="button" href="${started.authorization_url}">${text('account.singleSignOnContinue')}</a></p>
    <p>${text('account.orPassword')}</p>`
  }
    ${form({
      action: 'sign-in',
      submit: text('account.signIn'),
      token: guest.formToken,
      submission,
      kind: started ? 'second' : 'first',
      fields: [
        addressField(email),
        input('password', text('pages.password'), { type: 'password', autocomplete: 'current-password' }),
      ],
    })}
    ${passkeyLink(guest)}
    <p>${rich('account.forgotLink', { link: linkTo('/console/forgot-password') })}</p>`,
})

/** Leads to the provider if its business requires it, and to the password otherwise. */
async function chooseStep(guest: GuestContext, email: string): Promise<Outcome> {
  const started = await unlessWithoutProvider(guest.api.singleSignOn.start({ email }))
  const target = { next: nextAddress(guest) }
  if (started?.required) return forwardToProvider(started, target)
  const page = passwordStep(guest, { email, started })
  return started ? { ...page, session: storedLogin(started, target) } : page
}

/** Logs in with the password. @returns a domain of the business if it requires single sign-on */
async function logIn({ api }: GuestContext, form: SubmittedForm) {
  try {
    return await api.auth.login({ email: form.text('email'), password: form.text('password') })
  } catch (error) {
    const page = error instanceof UnauthenticatedError ? error.singleSignOnUrl : undefined
    if (page !== undefined) return { domain: page.split('/').at(-1) ?? '' }
    throw error
  }
}
