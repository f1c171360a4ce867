import type { AuditAction, PayRun } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { may, type Visit } from '../visit.ts'

/** What makes somebody the first person of a pay run, as the audit log calls it and in words. */
const parts: readonly [AuditAction, string][] = [
  ['payrun.created', 'drafted it'],
  ['payrun.updated', 'changed it'],
  ['payrun.payslips_changed', 'wrote payslips'],
]

/** Why the visitor cannot approve a draft, though their role could: who took part in it. */
export async function whyNotApprove(visit: Visit, run: PayRun): Promise<Html> {
  const authors = await authorsOf(visit, run)
  const own = authors.get(visit.me.id)
  const others = [...authors].filter(([id]) => id !== visit.me.id)
  const names = await Promise.all(others.map(([id]) => nameOfUser(visit, id)))
  return html`<p><strong>Another person has to approve this.</strong> Your business asks for two people: whoever approves a
    pay run has not worked on it, and gets no pay by it beside the regular pay.</p>
    ${
      own !== undefined
        ? html`<p>You took part in it: you ${inWords(own)}.</p>`
        : html`<p>You took part in it, perhaps by an API key of yours, or it pays you beside the regular pay.</p>`
    }
    ${others.length > 0 && html`<p>So did ${others.map(([, what], index) => html`${index > 0 && '; '}${names[index]}, who ${inWords(what)}`)}.</p>`}`
}

/** Who took part, by user, as far as the visitor may read it. */
async function authorsOf(visit: Visit, { id, created_by, created_at }: PayRun): Promise<Map<number, Set<string>>> {
  const authors = new Map<number, Set<string>>()
  const add = (user: number, what: string) => authors.set(user, (authors.get(user) ?? new Set()).add(what))
  if (created_by !== null) add(created_by, 'drafted it')
  if (!may(visit, 'audit:read')) return authors
  const logs = await Promise.all(
    parts.map(([action]) => visit.api.auditLog.list({ action, since: created_at, limit: 200 })),
  )
  for (const [index, { data }] of logs.entries()) {
    for (const { user_id, detail } of data) {
      if (user_id !== null && detail.pay_run_id === id) add(user_id, parts[index]?.[1] ?? '')
    }
  }
  return authors
}

async function nameOfUser(visit: Visit, id: number): Promise<string> {
  if (!may(visit, 'users:read')) return `user ${id}`
  const user = await visit.api.users.get(id)
  return user.name
}

const inWords = (what: ReadonlySet<string>): string => new Intl.ListFormat('en').format(what)
