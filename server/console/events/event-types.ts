import type { EventTypes } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import { may, type PageContext } from '../page-context.ts'

/** The types of events that there are; none for those who may not read events. */
export async function eventTypesFor(visit: PageContext): Promise<EventTypes> {
  return may(visit, 'events:read') ? await visit.api.eventTypes.list() : []
}

/** The choices of a filter by type. */
export const typeChoices = (types: EventTypes): Choice[] => [
  ['', 'All events'],
  ...types.map(({ type }): Choice => [type, type]),
]

const areas: Record<string, string> = {
  person: 'People',
  department: 'Departments',
  location: 'Locations',
  document: 'Documents',
  document_template: 'Document templates',
  payrun: 'Pay runs',
  recurring_line: 'Recurring lines',
  leave: 'Leave',
  leave_type: 'Leave types',
  holiday: 'Holidays',
  user: 'Users',
  webhook: 'Webhooks',
}

/** Types that belong together, such as all of people. */
export interface Area {
  title: string
  types: EventTypes
}

/** `person.created` and `person.updated` → `People`. An area to come has its own name. */
export function areasOf(types: EventTypes): Area[] {
  const byNoun = Map.groupBy(types, ({ type }) => type.split('.')[0] ?? '')
  return [...byNoun].map(([noun, ofNoun]) => ({ title: areas[noun] ?? noun, types: ofNoun }))
}
