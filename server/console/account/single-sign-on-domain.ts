import { NotFoundError, type SingleSignOnLogin } from '../../../sdk/src/index.ts'
import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { type Outcome, openPage } from '../console-page.ts'
import { type GuestContext, queryParameter, targetAddress } from '../page-context.ts'
import { forwardToProvider } from './forward-to-provider.ts'

/**
 * The page that starts a login at the provider of a business, which a domain in the path names: for users with addresses
 * in other domains, for links from their mailbox (`link_token`), and for the dashboard of the provider, which adds `iss`,
 * `login_hint` and `target_link_uri` (OpenID Connect § 4).
 *
 * The user must continue on the page, whose form needs its token: the provider may belong to an attacker, and a link to
 * the page would otherwise sign a visitor in to the attacker's account.
 */
export const singleSignOnDomainPage = openPage({
  path: '/single-sign-on/:domain',
  show: async (guest, submission) => ({
    title: text('account.singleSignOn'),
    content: html`<p>${rich('singleSignOn.start.lead', { domain: domainInPath(guest) })}</p>
      ${queryParameter(guest, 'link_token') !== undefined && html`<p>${text('singleSignOn.start.link')}</p>`}
      ${form({ action: 'start', submit: text('account.continue'), token: guest.formToken, submission })}
      <p>${rich('account.backToSignIn', { link: linkTo('/console/sign-in') })}</p>`,
  }),
  actions: {
    start: async (guest) =>
      await startAtDomain(guest, {
        domain: domainInPath(guest),
        ...optional('issuer', queryParameter(guest, 'iss')),
        ...optional('login_hint', queryParameter(guest, 'login_hint')),
        ...optional('link_token', queryParameter(guest, 'link_token')),
      }),
  },
})

const optional = <Name extends string>(name: Name, value: string | undefined): { [N in Name]?: string } =>
  (value === undefined ? {} : { [name]: value }) as { [N in Name]?: string }

/** @throws {NotFoundError} if the path contains no domain */
function domainInPath({ path }: GuestContext): string {
  const domain = (path.domain ?? '').toLowerCase()
  if (domain.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return domain
  throw new NotFoundError('No such page', { code: 'route_not_found', status: 404 })
}

/**
 * Starts a login at the provider of a domain.
 *
 * @throws {ValidationFailedError} if the domain has no single sign-on or another provider, or if the link does not work
 */
export const startAtDomain = async (guest: GuestContext, login: SingleSignOnLogin): Promise<Outcome> =>
  forwardToProvider(await guest.api.singleSignOn.start(login), { next: targetAddress(guest) })
