import type { BankAccount } from '../../../sdk/src/index.ts'
import { type Field, form, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, pathId, queryParameter } from '../page-context.ts'
import { fullName, personTrail } from '../people/person-name.ts'
import { holderField, numberFields, partFields, readNumber, readPart } from './account-fields.ts'
import { accountName, accountsAddress, isEarlier, mailText } from './account-labels.ts'
import { readAccounts } from './read-accounts.ts'

/** The page that adds a bank account of a person, or replaces one. */
export const newAccountPage = consolePage({
  path: '/people/:id/bank-accounts/new',
  show: async (context, submission) => {
    const { api, formToken: token } = context
    const [person, business, accounts] = await Promise.all([
      api.people.get(pathId(context)),
      api.business.get(),
      readAccounts(context, pathId(context)),
    ])
    const active = accounts.filter((row) => row.status === 'active' && !isEarlier(context, row))
    const replaced = active.find(({ id }) => String(id) === queryParameter(context, 'replaces'))
    const back = accountsAddress(person.id)
    return {
      title: replaced
        ? text('bankAccounts.replaceTitle', { account: accountName(replaced) })
        : text('bankAccounts.new'),
      trail: [...personTrail(person), [back, text('person.tab.bank-accounts')]],
      content: html`<div class="narrow">
        <p class="lead">${mailText(context, person)} ${business.two_person_pay_runs && text('bankAccounts.needsSecond')}
          ${active.length > 0 && text('bankAccounts.approvedRuns')}</p>
        ${form({
          action: 'create',
          submit: text('bankAccounts.add'),
          token,
          submission,
          fields: [
            holderField(replaced?.holder ?? fullName(person)),
            ...numberFields(numberKind(context)),
            () => html`<p>${otherKind(context)}</p>`,
            ...(active.length > 0 ? [replacesField(active, replaced), partFields(context, replaced ?? whole)] : []),
            input('effective_on', text('bankAccounts.effectiveOn'), {
              type: 'date',
              optional: true,
              hint: text('bankAccounts.effectiveHint'),
            }),
          ],
          afterSubmit: html`<a href="${back}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    create: async (context, form) => {
      const [effective_on, replaces] = [form.optionalDate('effective_on'), form.optionalNumber('replaces')]
      const body = {
        holder: form.text('holder'),
        ...readNumber(form),
        ...readPart(context, form),
        ...(effective_on !== undefined && { effective_on }),
        ...(replaces !== undefined && { replaces }),
      }
      const { status } = await context.api.bankAccounts.create(pathId(context), body, form.idempotency)
      const notice = text(status === 'pending' ? 'bankAccounts.addedPending' : 'bankAccounts.added')
      return { goTo: accountsAddress(pathId(context)), notice }
    },
  },
})

const whole = { amount: null, share: 100 }

const numberKind = (context: PageContext): BankAccount['kind'] =>
  queryParameter(context, 'kind') === 'account_number' ? 'account_number' : 'iban'

/** Renders the link to the form for the other kind of number. */
function otherKind(context: PageContext) {
  const isIban = numberKind(context) === 'iban'
  const address = new URL(context.address)
  if (isIban) address.searchParams.set('kind', 'account_number')
  else address.searchParams.delete('kind')
  const link = linkTo(`${address.pathname}${address.search}`)
  return rich(isIban ? 'bankAccounts.withoutIban' : 'bankAccounts.withIban', { link })
}

const replacesField = (active: readonly BankAccount[], replaced: BankAccount | undefined): Field =>
  select(
    'replaces',
    text('bankAccounts.replaces'),
    [
      ['', text('bankAccounts.replacesNone')],
      ...active.map((row): [string, string] => [String(row.id), accountName(row)]),
    ],
    { value: replaced?.id, optional: true, hint: text('bankAccounts.replacesHint') },
  )
