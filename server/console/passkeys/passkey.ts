import { NotFoundError, type Passkey } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { input } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { editRecordPage } from '../edit-record-page.ts'
import { hasCode } from '../failures.ts'
import { FormProblem } from '../form-problem.ts'
import { type PageContext, passkeysAddress, pathId } from '../page-context.ts'

/** The page that renames or removes a passkey. */
export const passkeyPage = consolePage({
  path: '/account/passkeys/:passkey_id',
  show: async (context, submission) => {
    const { formats } = context
    const { name, version, created_at, last_used_at, backed_up } = await findPasskey(context)
    return editRecordPage(context, {
      version,
      title: name,
      trail: [[passkeysAddress, text('passkeys.title')]],
      back: passkeysAddress,
      width: 'narrow',
      before: facts([
        [text('passkeys.added'), formats.time(created_at)],
        [text('account.lastUsed'), last_used_at === null ? text('passkeys.never') : formats.time(last_used_at)],
        [text('passkeys.storage'), backed_up ? text('passkeys.isBackedUp') : text('passkeys.onDevice')],
      ]),
      deletion: {
        button: text('passkeys.removeButton'),
        title: text('passkeys.removeTitle', { name }),
        lead: text('passkeys.removeLead'),
        submit: text('passkeys.remove'),
      },
      fields: [input('name', text('pages.name'), { value: name, maxlength: 100, hint: text('passkeys.nameHint') })],
      submission,
    })
  },
  actions: {
    save: async (context, form) => {
      const id = pathId(context, 'passkey_id')
      await context.api.passkeys.update(id, { name: form.text('name') }, { ifMatch: form.number('version') })
      return { goTo: passkeysAddress, notice: text('passkeys.isRenamed') }
    },
    delete: async (context, form) => {
      const options = { ifMatch: form.number('version') }
      await context.api.passkeys.delete(pathId(context, 'passkey_id'), options).catch((error: unknown) => {
        throw hasCode(error, 'illegal_state') ? new FormProblem('id', text('passkeys.onlySecondFactor')) : error
      })
      return { goTo: passkeysAddress, notice: text('passkeys.isRemoved') }
    },
  },
})

/** @throws {NotFoundError} if the user has no such passkey */
async function findPasskey(context: PageContext): Promise<Passkey> {
  const id = pathId(context, 'passkey_id')
  const { data } = await context.api.passkeys.list({ limit: 200 })
  const passkey = data.find((each) => each.id === id)
  if (passkey === undefined) throw new NotFoundError('No such passkey', { code: 'not_found', status: 404 })
  return passkey
}
