import type { PasskeyAttestation, PasskeyCreationOptions } from '../../../sdk/src/index.ts'
import { passkeyScriptAddress } from '../../pages/assets.ts'
import { emptyState } from '../../pages/components.ts'
import { form, input, type Submission } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { hasCode } from '../failures.ts'
import { type PageContext, passkeysAddress } from '../page-context.ts'
import { passkeyForm, readCredential } from './passkey-form.ts'

export const passkeysPage = consolePage({
  path: '/account/passkeys',
  show: async (context, submission) => {
    if (submission?.action === 'add') return creationPage(context, submission)
    const { api, formats, formToken: token, address } = context
    const page = await api.passkeys.list(listQuery(address))
    return {
      title: text('passkeys.title'),
      content: html`<p class="lead">${text('passkeys.lead')}</p>
      ${table(
        page.data,
        [
          {
            title: text('pages.name'),
            cell: ({ id, name }) => html`<a href="${passkeysAddress}/${id}">${name}</a>`,
          },
          { title: text('passkeys.added'), cell: ({ created_at }) => formats.time(created_at) },
          {
            title: text('account.lastUsed'),
            cell: ({ last_used_at }) => (last_used_at === null ? text('passkeys.never') : formats.time(last_used_at)),
          },
        ],
        {
          caption: text('passkeys.caption'),
          empty: emptyState(text('passkeys.none'), html`<p>${text('passkeys.noneYet')}</p>`),
        },
      )}
      ${pager(context, page)}
      ${form({ action: 'start', submit: text('passkeys.add'), token, submission })}`,
    }
  },
  actions: {
    start: (context) => creationPage(context),
    add: async ({ api }, form) => {
      await api.passkeys.register({ name: form.text('name'), credential: readCredential<PasskeyAttestation>(form) })
      return { goTo: passkeysAddress, notice: text('passkeys.isAdded') }
    },
  },
})

/** The page that creates a passkey. Each display has new options, which work once. */
async function creationPage(context: PageContext, submission?: Submission): Promise<PageContent> {
  const trail: PageContent['trail'] = [[passkeysAddress, text('passkeys.title')]]
  const options = await startRegistration(context)
  const cancel = html`<a href="${passkeysAddress}">${text('pages.cancel')}</a>`
  return {
    title: text('passkeys.add'),
    trail,
    script: passkeyScriptAddress,
    content: html`<div class="narrow">${
      options === undefined
        ? html`<p>${text('passkeys.unavailable')}</p>`
        : html`<p class="lead">${text('passkeys.addLead')}</p>
          ${passkeyForm({
            options,
            action: 'add',
            submit: text('passkeys.create'),
            token: context.formToken,
            submission,
            fields: [input('name', text('pages.name'), { maxlength: 100, hint: text('passkeys.nameHint') })],
            afterSubmit: cancel,
          })}`
    }</div>`,
  }
}

/** @returns undefined if browsers do not offer passkeys to the service */
async function startRegistration({ api }: PageContext): Promise<PasskeyCreationOptions | undefined> {
  try {
    return await api.passkeys.startRegistration()
  } catch (error) {
    if (hasCode(error, 'passkeys_unavailable')) return undefined
    throw error
  }
}
