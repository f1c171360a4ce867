import type { BankAccount, Person } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice, question } from '../../pages/components.ts'
import { form, hidden, input, type Submission } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { editRecordPage } from '../edit-record-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { fullName, personTrail } from '../people/person-name.ts'
import { isOwnRecord } from '../people/person-tabs.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { holderField, partFields, readPart } from './account-fields.ts'
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

/** The page with a bank account of a person: its decision if it is pending, its change and its deletion. */
export const accountPage = consolePage({
  path: '/people/:id/bank-accounts/:account_id',
  show: async (context, submission) => {
    const { api } = context
    const [person, row, accounts] = await Promise.all([
      api.people.get(pathId(context)),
      api.bankAccounts.get(pathId(context, 'account_id')),
      readAccounts(context, pathId(context)),
    ])
    const title = accountName(row)
    const back = accountsAddress(person.id)
    const trail = [...personTrail(person), [back, text('person.tab.bank-accounts')] as const]
    const before = html`${await accountFacts(context, row, accounts)} ${decision(context, { person, row, submission })}`
    if (!mayChangeAccounts(context, person) || row.status === 'rejected') {
      return { title, trail, content: html`<div class="narrow">${before}</div>` }
    }
    const mail = mailText(context, person)
    const mayReplace = row.status === 'active' && !isEarlier(context, row)
    const number = text(mayReplace ? 'bankAccounts.numberReplaced' : 'bankAccounts.numberStays')
    return editRecordPage(context, {
      title,
      trail,
      back,
      width: 'narrow',
      version: row.version,
      actions: html`${mayReplace && linkButton(`${back}/new?replaces=${row.id}`, text('bankAccounts.replace'))}`,
      before: html`${before}<h2>${text('bankAccounts.change')}</h2>
        <p>${number} ${mail} ${text('bankAccounts.approvedRuns')}</p>`,
      deletion: {
        button: text('bankAccounts.deleteButton'),
        title: text('bankAccounts.deleteTitle', { account: title }),
        lead: `${text('bankAccounts.deleteLead')} ${mail} ${text('bankAccounts.approvedRuns')}`,
        submit: text('bankAccounts.delete'),
      },
      fields: [
        holderField(row.holder),
        ...(accounts.length > 1 || row.amount !== null ? [partFields(context, row)] : []),
        input('ends_on', text('bankAccounts.endsOn'), { type: 'date', value: row.ends_on, optional: true }),
      ],
      submission,
    })
  },
  actions: {
    save: async (context, form) => {
      const body = { holder: form.text('holder'), ...readPart(context, form), ends_on: form.nullableDate('ends_on') }
      await context.api.bankAccounts.update(pathId(context, 'account_id'), body, { ifMatch: form.number('version') })
      return { goTo: accountsAddress(pathId(context)), notice: text('bankAccounts.saved') }
    },
    delete: async (context, form) => {
      await context.api.bankAccounts.delete(pathId(context, 'account_id'), { ifMatch: form.number('version') })
      return { goTo: accountsAddress(pathId(context)), notice: text('bankAccounts.deleted') }
    },
    confirm: async (context, form) => {
      const row = await context.api.bankAccounts.confirm(pathId(context, 'account_id'), readVersion(form))
      return { goTo: accountAddress(row), notice: text('bankAccounts.confirmed') }
    },
    reject: async (context, form) => {
      const row = await context.api.bankAccounts.reject(pathId(context, 'account_id'), readVersion(form))
      return { goTo: accountAddress(row), notice: text('bankAccounts.rejected') }
    },
  },
})

/** Reads the version that the user reviewed. */
const readVersion = (form: SubmittedForm) => ({ ifMatch: form.number('version'), ...form.idempotency })

async function accountFacts(context: PageContext, row: BankAccount, all: readonly BankAccount[]): Promise<Html> {
  const { formats } = context
  const userName = await readUserNames(context, row)
  const timeAndUser = (at: string, id: number | null): Piece => {
    const user = id === null ? undefined : userName(id)
    return user === undefined ? formats.time(at) : text('bankAccounts.timeAndUser', { time: formats.time(at), user })
  }
  const replaced = all.find(({ id }) => id === row.replaces)
  return facts([
    [text('pages.status'), stateBadge(context, row)],
    [text('bankAccounts.holder'), row.holder],
    row.bic !== null && [text('bankAccounts.bic'), row.bic],
    row.routing_number !== null && [text('bankAccounts.routingNumber'), row.routing_number],
    [text('bankAccounts.part'), partText(context, row, all)],
    [text('bankAccounts.effectiveOn'), formats.day(row.effective_on)],
    row.ends_on !== null && [text('bankAccounts.endsOn'), formats.day(row.ends_on)],
    replaced !== undefined && [
      text('bankAccounts.replaces'),
      html`<a href="${accountAddress(replaced)}">${accountName(replaced)}</a>`,
    ],
    [text('bankAccounts.addedAt'), timeAndUser(row.created_at, row.created_by)],
    row.decided_at !== null && [text('bankAccounts.decidedAt'), timeAndUser(row.decided_at, row.decided_by)],
  ])
}

/** Reads the names of the users who added and decided, as far as the user may see users. */
async function readUserNames(
  context: PageContext,
  { created_by, decided_by }: BankAccount,
): Promise<(id: number) => string | undefined> {
  const { api, me } = context
  const ids = [...new Set([created_by, decided_by])].filter((id) => id !== null && id !== me.id) as number[]
  const users = ids.length > 0 && may(context, 'users:read') ? (await api.users.list({ ids })).data : []
  return (id) => (id === me.id ? text('leave.you') : users.find((user) => user.id === id)?.name)
}

interface Pending {
  person: Person
  row: BankAccount
  submission: Submission | undefined
}

/** Renders what a pending account waits for, with the actions that the user may perform. */
function decision(context: PageContext, { person, row, submission }: Pending): Html | false {
  if (row.status !== 'pending') return false
  if (!may(context, 'bank_accounts:write')) return notice(text('bankAccounts.waits'), 'warn')
  const reason = confirmationObstacle(context, person, row)
  const check = reason ?? text('bankAccounts.checkFirst', { name: fullName(person) })
  return html`${notice(html`${text('bankAccounts.waits')} ${check}`, 'warn')}
    <div class="actions">${reason === undefined && confirmForm(context, row, submission)} ${rejectQuestion(context, row, submission)}</div>`
}

/** Returns why the user cannot be the second person; undefined if the API may allow it. */
function confirmationObstacle(context: PageContext, person: Person, { created_by }: BankAccount): string | undefined {
  if (isOwnRecord(context, person)) return text('bankAccounts.secondBecauseOwn')
  return created_by === context.me.id ? text('bankAccounts.secondBecauseAdded') : undefined
}

const confirmForm = ({ formToken: token }: PageContext, { version }: BankAccount, submission?: Submission): Html =>
  form({
    action: 'confirm',
    submit: text('bankAccounts.confirm'),
    token,
    submission,
    fields: [hidden('version', version)],
  })

const rejectQuestion = ({ formToken: token }: PageContext, row: BankAccount, submission?: Submission): Html =>
  question('reject', {
    button: text('bankAccounts.rejectButton'),
    title: text('bankAccounts.rejectTitle', { account: accountName(row) }),
    isOpen: submission?.action === 'reject',
    content: html`<p>${text('bankAccounts.rejectLead')}</p>
      ${form({
        action: 'reject',
        submit: text('bankAccounts.reject'),
        token,
        submission,
        kind: 'danger',
        fields: [hidden('version', row.version)],
      })}`,
  })
