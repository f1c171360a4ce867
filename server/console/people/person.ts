import type { Person } from '../../../sdk/src/index.ts'
import { linkButton } from '../../pages/components.ts'
import type { Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'
import { recordPanels } from './person-record.ts'
import { personTabPage, type TabContent } from './person-tabs.ts'

export const personPage = personTabPage('record', (context, person) => recordTab(context, person))

/** Returns the content of the first tab: the record, and the button that edits it. */
export const recordTab = async (context: PageContext, person: Person): Promise<TabContent> => ({
  content: await recordPanels(context, person),
  actions: editButton(context, person),
})

const editButton = (context: PageContext, { id, deleted_at, erased_at }: Person): Piece =>
  may(context, 'people:write') &&
  deleted_at === null &&
  erased_at === null &&
  linkButton(`/console/people/${id}/edit`, text('pages.edit'), 'first')
