import type { Person } from '../../../sdk/src/index.ts'
import { linkButton, notice } from '../../pages/components.ts'
import { html, type Piece } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { may, type PageContext } from '../page-context.ts'
import { changeAddress, ownDetailsAddress } from '../person-changes/own-details.ts'
import { readPending } from '../person-changes/read-pending.ts'
import { recordPanels } from './person-record.ts'
import { isOwnRecord, personTabPage, type TabContent } from './person-tabs.ts'

export const personPage = personTabPage('record', (context, person) => recordTab(context, person))

/** Returns the content of the first tab: the record, and the button that edits it. */
export async function recordTab(context: PageContext, person: Person): Promise<TabContent> {
  const [panels, pending] = await Promise.all([recordPanels(context, person), readPending(context, person.id)])
  return {
    content: html`${
      pending !== undefined && notice(rich('personChanges.waits', { link: linkTo(changeAddress(pending)) }), 'warn')
    }${panels}`,
    actions: editButton(context, person),
  }
}

function editButton(context: PageContext, person: Person): Piece {
  const { id, deleted_at, erased_at } = person
  if (deleted_at !== null || erased_at !== null) return false
  if (may(context, 'people:write')) return linkButton(`/console/people/${id}/edit`, text('pages.edit'), 'first')
  return isOwnRecord(context, person) && linkButton(ownDetailsAddress, text('personChanges.edit'), 'first')
}
