import { type AppReview, ValidationFailedError } from '../../../sdk/src/index.ts'
import { linkButton } from '../../pages/components.ts'
import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { type PageContext, queryParameter } from '../page-context.ts'
import { scopeList } from './app-scopes.ts'

/**
 * The page that asks a user whether an app may act for them. It asks each time. Forms need the token of the session, and
 * no site can frame the page.
 */
export const connectPage = consolePage({
  path: '/connect',
  show: async (context, submission) => {
    const request = queryParameter(context, 'request')
    const review = request === undefined ? undefined : await reviewRequest(context, request)
    if (review === undefined) return expiredPage()
    const { app_name: app, business_name: business, scopes, redirect_host: host, return_url } = review
    const cancel = linkButton(return_url, text('pages.cancel'))
    if (scopes.length === 0)
      return { title: text('apps.connect'), content: html`<p>${text('apps.noScopes', { app })}</p>${cancel}` }
    const { name, email } = context.me
    return {
      title: text('apps.connectTitle', { app }),
      content: html`<div class="narrow">
        <p class="lead">${text('apps.connectLead', { app, business, name, email: email ?? '' })}</p>
        ${scopeList(scopes)}
        <p>${text('apps.connectLimits')}</p>
        <p>${text('apps.connectReturn', { host })}</p>
        ${form({ action: 'allow', submit: text('apps.allow'), token: context.formToken, submission, fields: [], afterSubmit: cancel })}
      </div>`,
    }
  },
  actions: {
    allow: async (context) => {
      const request = queryParameter(context, 'request') ?? ''
      const review = await reviewRequest(context, request)
      if (review === undefined) return expiredPage()
      const { return_url } = await context.api.connectedApps.allow({ request })
      // Browsers do not follow a redirect of a form to another site (`form-action` of the Content-Security-Policy).
      return {
        title: text('apps.allowed'),
        content: html`<p>${text('apps.allowedText', { app: review.app_name })}</p>
          <p>${linkButton(return_url ?? '', text('account.continue'), 'first')}</p>`,
        ...(return_url !== undefined && { forwardTo: return_url }),
      }
    },
  },
})

/** Reads the request of an app. @returns undefined if it has expired, or if the app belongs to another business */
async function reviewRequest({ api }: PageContext, request: string): Promise<AppReview | undefined> {
  try {
    return await api.connectedApps.review({ request })
  } catch (error) {
    if (error instanceof ValidationFailedError) return undefined
    throw error
  }
}

const expiredPage = (): PageContent => ({
  title: text('apps.expired'),
  content: html`<p>${text('apps.expiredText')}</p>`,
})
