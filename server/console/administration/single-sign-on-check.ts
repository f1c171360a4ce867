import { type SingleSignOnCheck, ValidationFailedError } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { failureText } from '../account/single-sign-on.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { namesFor } from './names.ts'
import { singleSignOnAddress } from './single-sign-on.ts'

/** The page to which the provider returns after an attempt. It shows the outcome of a login of the account. */
export const singleSignOnCheckPage = consolePage({
  path: '/settings/single-sign-on/check',
  needs: 'business:write',
  show: async (context) => {
    const { api, address, startedLogin } = context
    if (startedLogin === undefined || !address.searchParams.has('state')) return failed('request_expired')
    try {
      const body = { secret: startedLogin.secret, query: address.search.slice(1) }
      const check = await api.singleSignOn.check(body)
      const names = await namesFor(context, [check.user_id])
      return page(html`${outcomeNotice(check)}
        ${facts([
          [text('singleSignOn.check.subject'), check.subject],
          [text('pages.email'), check.email],
          [text('singleSignOn.check.verified'), yesNo(check.email_verified)],
          [text('pages.name'), check.name],
          check.user_id !== null && [text('singleSignOn.check.user'), names.user(check.user_id)],
          [text('singleSignOn.check.twoFactor'), yesNo(check.two_factor)],
          [text('singleSignOn.check.asksAgain'), yesNo(check.asks_again)],
        ])}
        ${!check.asks_again && html`<p class="hint">${text('singleSignOn.check.asksAgainHint')}</p>`}`)
    } catch (error) {
      if (error instanceof ValidationFailedError) return failed(error.errors[0]?.code ?? '')
      throw error
    }
  },
})

const page = (content: PageContent['content']): PageContent => ({
  title: text('singleSignOn.check.title'),
  trail: [
    ['/console/settings', text('administration.settings')],
    [singleSignOnAddress, text('singleSignOn.title')],
  ],
  content: html`<div class="narrow">${content}
    <div class="submit">${linkButton(singleSignOnAddress, text('singleSignOn.check.back'))}</div></div>`,
})

const failed = (code: string): PageContent => page(notice(html`<p>${failureText(code)}</p>`, 'bad'))

const yesNo = (value: boolean): string => text(value ? 'singleSignOn.check.yes' : 'singleSignOn.check.no')

const outcomeNotice = ({ outcome }: SingleSignOnCheck) =>
  outcome === 'logs_in' || outcome === 'creates_user'
    ? notice(html`<p>${text(`singleSignOn.check.${outcome}`)}</p>`, 'good')
    : notice(html`<p>${failureText(outcome)}</p>`, 'bad')
