import type { BankAccount, Person } from '../../../sdk/src/index.ts'
import { emptyState, linkButton } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { isOwnRecord, personTabPage } from '../people/person-tabs.ts'
import {
  accountAddress,
  accountName,
  accountsAddress,
  isEarlier,
  mailText,
  mayChangeAccounts,
  partText,
  stateBadge,
} from './account-labels.ts'
import { readAccounts } from './read-accounts.ts'

/** The tab with the bank accounts of a person. */
export const personAccountsPage = personTabPage('bank-accounts', async (context, person) => {
  const all = await readAccounts(context, person.id)
  const { earlier = [], current = [] } = Object.groupBy(all, (row) => (isEarlier(context, row) ? 'earlier' : 'current'))
  return {
    actions:
      mayChangeAccounts(context, person) &&
      linkButton(`${accountsAddress(person.id)}/new`, text('bankAccounts.new'), 'first'),
    content: html`${current.length > 0 && html`<p class="lead">${text('bankAccounts.lead')} ${mailText(context, person)}</p>`}
      ${accountTable(context, current, { all, caption: text('bankAccounts.title'), empty: noAccount(context, person) })}
      ${
        earlier.length > 0 &&
        html`<h2>${text('bankAccounts.earlier')}</h2>
          ${accountTable(context, earlier, { all, caption: text('bankAccounts.earlier'), empty: html`` })}`
      }`,
  }
})

const noAccount = (context: PageContext, person: Person): Html =>
  emptyState(
    text('bankAccounts.none'),
    html`<p>${text(isOwnRecord(context, person) ? 'bankAccounts.noneOwn' : 'bankAccounts.noneOther')}</p>`,
  )

const accountTable = (
  context: PageContext,
  rows: readonly BankAccount[],
  { all, ...options }: { all: readonly BankAccount[]; caption: string; empty: Html },
): Html =>
  table(
    rows,
    [
      {
        title: text('bankAccounts.account'),
        cell: (row) => html`<a href="${accountAddress(row)}">${accountName(row)}</a>`,
      },
      { title: text('bankAccounts.holder'), cell: ({ holder }) => holder },
      { title: text('bankAccounts.part'), priority: 'line', cell: (row) => partText(context, row, all) },
      { title: text('bankAccounts.effectiveOn'), cell: ({ effective_on }) => context.formats.day(effective_on) },
      {
        title: text('bankAccounts.endsOn'),
        cell: ({ ends_on }) => ends_on !== null && context.formats.day(ends_on),
      },
      { title: text('pages.status'), priority: 'figure', cell: (row) => stateBadge(context, row) },
    ],
    options,
  )
