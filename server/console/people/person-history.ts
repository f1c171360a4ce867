import { emptyState } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { text } from '../../texts/english.ts'
import { auditTable } from '../administration/audit-entries.ts'
import { fullName } from './person-name.ts'
import { personTabPage } from './person-tabs.ts'

/** The entries of the audit log about a person. */
export const personHistoryPage = personTabPage('history', async (context, person) => {
  const page = await context.api.auditLog.list({ person_id: person.id, ...listQuery(context.address) })
  const { data } = page
  const name = fullName(person)
  return {
    content: html`${await auditTable(context, data, {
      caption: text('audit.history', { name }),
      empty: emptyState(text('audit.noHistory'), html`<p>${text('audit.noHistoryHint', { name })}</p>`),
    })}
    ${pager(context, page)}`,
  }
})
