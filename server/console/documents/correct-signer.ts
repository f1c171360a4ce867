import { notice } from '../../pages/components.ts'
import { form, hidden, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { shareLinks } from './share-links.ts'

const list = '/console/documents'

/** The page that corrects the name or the email address of a signer who has not signed yet. */
export const correctSignerPage = consolePage({
  path: '/documents/:id/signers/:signer_id',
  show: async (context, submission) => {
    const document = await context.api.documents.get(pathId(context))
    const page = `${list}/${document.id}`
    const signer = document.signers.find(({ id }) => id === pathId(context, 'signer_id'))
    if (signer?.status !== 'pending' || !document.allowed_actions.includes('update_signer')) {
      return { goTo: page, notice: text('documents.correct.refused') }
    }
    return {
      title: text('documents.correct', { name: signer.name }),
      trail: [
        [list, text('documents.title')],
        [page, document.title],
      ],
      content: html`<div class="narrow">
        ${notice(html`<p>${text('documents.correct.hint')}</p>`)}
        ${form({
          action: 'correct',
          submit: text('pages.save'),
          token: context.formToken,
          submission,
          fields: [
            hidden('version', document.version),
            input('name', text('pages.name'), { value: signer.name, maxlength: 200, autocomplete: 'off' }),
            input('email', text('pages.email'), {
              type: 'email',
              value: signer.email,
              maxlength: 254,
              autocomplete: 'off',
            }),
          ],
          afterSubmit: html`<a href="${page}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    correct: async (context, form) => {
      const body = { name: form.text('name'), email: form.text('email') }
      const options = { ifMatch: form.number('version') }
      const signer = pathId(context, 'signer_id')
      const document = await context.api.documents.updateSigner(pathId(context), signer, body, options)
      const isLinked = document.signers.some(({ link }) => link !== undefined)
      if (isLinked) return shareLinks(document, 'corrected')
      return { goTo: `${list}/${document.id}`, notice: text('documents.links.corrected') }
    },
  },
})
