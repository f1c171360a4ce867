import { ValidationFailedError } from '../../../sdk/src/index.ts'
import { notice } from '../../pages/components.ts'
import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import type { PageContext } from '../page-context.ts'
import { forwardToProvider } from './forward-to-provider.ts'
import { failureText } from './single-sign-on.ts'

export const confirmAtProviderAddress = '/console/account/confirm'

/**
 * The page, in a separate tab, on which users without a password confirm their identity at the provider. The form that
 * needs the confirmation stays open in the other tab.
 */
export const confirmAtProviderPage = consolePage({
  path: '/account/confirm',
  show: async (context) =>
    context.address.searchParams.has('state') ? await showResult(context) : startPage(context.formToken),
  actions: {
    start: async ({ api }) =>
      forwardToProvider(await api.singleSignOn.startConfirmation(), {
        next: confirmAtProviderAddress,
        receiver: confirmAtProviderAddress,
      }),
  },
})

const startPage = (token: string, problem?: string): PageContent => ({
  title: text('console.confirm.identity'),
  content: html`<div class="narrow">${problem !== undefined && notice(html`<p>${problem}</p>`, 'bad')}
    <p>${text('account.confirmAtProviderLead')}</p>
    ${form({ action: 'start', submit: text('account.continue'), token })}</div>`,
})

/** Confirms the identity with the response of the provider in the query. */
async function showResult({ api, address, startedLogin, formToken }: PageContext): Promise<PageContent> {
  if (startedLogin === undefined) return startPage(formToken, failureText('request_expired'))
  try {
    await api.singleSignOn.confirm({ secret: startedLogin.secret, query: address.search.slice(1) })
    return {
      title: text('account.confirmedAtProvider'),
      content: html`<p>${text('account.confirmedAtProviderText')}</p>`,
    }
  } catch (error) {
    if (error instanceof ValidationFailedError) return startPage(formToken, failureText(error.errors[0]?.code ?? ''))
    throw error
  }
}
