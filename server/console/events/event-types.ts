import type { EventTypes } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'

let eventTypes: EventTypes | undefined

/**
 * Returns all event types, or none to a user who may not read events. They are read once in a process: they are part of
 * the release, and their examples take up over 200 KB.
 */
export async function eventTypesFor(context: PageContext): Promise<EventTypes> {
  if (!may(context, 'events:read')) return []
  eventTypes ??= await context.api.eventTypes.list()
  return eventTypes
}

/** Returns the choices of a filter by event type. */
export const typeChoices = (types: EventTypes): Choice[] => [
  ['', text('events.allTypes')],
  ...types.map(({ type }): Choice => [type, type]),
]

const areas = [
  'person',
  'person_change',
  'department',
  'location',
  'custom_field',
  'document',
  'document_template',
  'payrun',
  'recurring_line',
  'pay_code',
  'pay_schedule',
  'assignment',
  'compensation',
  'task',
  'identifier',
  'emergency_contact',
  'dependent',
  'bank_account',
  'leave',
  'leave_type',
  'holiday',
  'user',
  'webhook',
] as const

/** The event types of one area, such as people. */
export interface Area {
  title: string
  types: EventTypes
}

/**
 * Groups event types by area: `person.created` and `person.updated` → `People`. An area without a label is shown by its
 * noun.
 */
export function groupByArea(types: EventTypes): Area[] {
  const byNoun = Map.groupBy(types, ({ type }) => type.split('.')[0] ?? '')
  return [...byNoun].map(([noun, areaTypes]) => {
    const area = areas.find((name) => name === noun)
    return { title: area === undefined ? noun : text(`events.area.${area}`), types: areaTypes }
  })
}
