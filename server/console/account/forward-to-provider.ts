import type { SingleSignOnStart } from '../../../sdk/src/index.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { Outcome } from '../console-page.ts'
import type { StartedLogin } from '../page-context.ts'

/** The pages of a started login. */
type Target = Pick<StartedLogin, 'next' | 'receiver'>

/** Returns the part of a started login that the browser stores. The callback address ends with the business. */
export function storedLogin({ authorization_url, secret }: SingleSignOnStart, target: Target): StartedLogin {
  const callback = new URL(authorization_url).searchParams.get('redirect_uri') ?? ''
  return { secret, business: callback.split('/').at(-1) ?? '', ...target }
}

/**
 * Returns a page that forwards the browser to the provider: browsers do not follow a redirect of a form to another site
 * (`form-action` of the Content-Security-Policy).
 */
export const forwardToProvider = (started: SingleSignOnStart, target: Target): Outcome => ({
  title: text('account.singleSignOn'),
  content: html`<p>${text('account.singleSignOnForward')}</p>
    <p><a class="button" href="${started.authorization_url}">${text('account.continue')}</a></p>`,
  forwardTo: started.authorization_url,
  session: storedLogin(started, target),
})
