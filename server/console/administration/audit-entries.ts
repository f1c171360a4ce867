import type { AuditEntry } from '../../../sdk/src/index.ts'
import { facts } from '../../pages/components.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { browserName } from '../account/browser-name.ts'
import type { PageContext } from '../page-context.ts'
import { auditTarget } from './audit-target.ts'
import { foldEntries } from './fold-entries.ts'
import { type Names, namesFor } from './names.ts'

/** Entries of the audit log as sentences, newest first. Repeats are one row, which expands to its entries. */
export async function auditTable(
  context: PageContext,
  entries: readonly AuditEntry[],
  options: { caption: string; empty: Html },
): Promise<Html> {
  const { formats } = context
  const names = await namesFor(
    context,
    entries.map(({ user_id }) => user_id),
  )
  return table(
    foldEntries(entries),
    [
      {
        title: text('audit.action'),
        cell: (group) => html`<span class="sentence">${sentence(context, group, names)}</span>`,
      },
      { title: text('audit.time'), priority: 'line', cell: ([{ at }]) => formats.time(at) },
      {
        title: text('audit.source'),
        cell: ([{ ip, user_agent }]) =>
          ip !== null && html`<code>${ip}</code> <span class="soft short">${browserName(user_agent)}</span>`,
      },
      { title: text('audit.details'), isTitleHidden: true, cell: (group) => groupDetails(context, group) },
    ],
    options,
  )
}

type Group = readonly [AuditEntry, ...AuditEntry[]]

const sentence = (context: PageContext, group: Group, names: Names): Html => {
  const [entry] = group
  const values = { actor: actorHtml(entry, names), target: auditTarget(context, entry), count: group.length }
  return context.formats.rich(`auditEntry.${entry.action}`, values)
}

/**
 * A request without a session, such as for a password email, has no actor. The directory is named in the detail. The
 * service itself has no IP address, and may act for a pay schedule.
 */
function actorHtml({ user_id, api_key_id, app_id, ip, detail }: AuditEntry, names: Names): Html {
  if (api_key_id !== null) return rich('audit.apiKey', { name: names.apiKey(api_key_id) })
  if (user_id !== null && app_id !== null)
    return rich('audit.app', { user: names.user(user_id), id: String(app_id), link: linkTo(`/console/apps/${app_id}`) })
  if (user_id !== null) return names.user(user_id)
  if (typeof detail.pay_schedule === 'string') return rich('audit.paySchedule', { name: detail.pay_schedule })
  if (detail.by === 'directory') return html`${text('audit.directory')}`
  return html`${text(ip === null ? 'audit.service' : 'audit.visitor')}`
}

function groupDetails(context: PageContext, group: Group): Html {
  const { formats } = context
  const [entry, ...others] = group
  if (others.length === 0) {
    return html`<details><summary class="soft">${text('audit.details')}</summary>${entryFacts(entry)}</details>`
  }
  return html`<details>
    <summary class="soft">${formats.text('audit.entries', { count: group.length })}</summary>
    <ul class="lines">${group.map(
      (each) =>
        html`<li><details><summary>${formats.exactTime(each.at)} ${auditTarget(context, each)}</summary>${entryFacts(each)}</details></li>`,
    )}</ul>
  </details>`
}

function entryFacts({ action, detail, request_id, user_agent, at }: AuditEntry): Html {
  const members = Object.entries(detail).map(([name, value]): [string, Piece] => [
    name,
    value === null ? null : String(value),
  ])
  return facts([
    ['action', html`<code>${action}</code>`],
    ...members,
    ['at', at],
    ['request', html`<code>${request_id}</code>`],
    ['user agent', user_agent],
  ])
}
