import { changeKey, day, id, text } from '../inputs.ts'
import { boolean, optional, strictObject } from '../library.ts'
import { defineChange } from '../tool.ts'
import { summarizeLeave } from './leave.ts'

export const requestLeave = defineChange({
  name: 'request_leave',
  title: 'Request leave',
  description:
    'Requests leave for a person. With `preview`, which you use first, it only returns the working days, the balance after it and the problems. A person decides about the request; types without approval are approved immediately.',
  requests: ['POST /leave-requests', 'POST /leave-requests/preview', 'GET /leave-types'],
  scopes: ['leave:read', 'leave:write'],
  input: strictObject({
    person_id: id('The ID of the person, from find_people'),
    leave_type: text('The name or the code of the leave type, such as Vacation'),
    start_date: day('The first day'),
    end_date: day('The last day'),
    note: optional(text('A note for the person who decides')),
    preview: boolean().describe('Whether to only preview the request'),
    ...changeKey,
  }),
  run: async ({ workforce, idempotencyKey }, { leave_type, preview, idempotency_key: _, ...request }) => {
    const types = (await workforce.leaveTypes.list({ limit: 200 })).data
    const lowerName = leave_type.toLowerCase()
    const type = types.find(({ name, code }) => [name.toLowerCase(), code.toLowerCase()].includes(lowerName))
    if (type === undefined)
      return {
        data: { problem: 'There is no such leave type.', leave_types: types.map(({ name, code }) => ({ name, code })) },
      }
    const body = { ...request, leave_type_id: type.id }
    if (preview) {
      const { days, balance, problems, status } = await workforce.leaveRequests.preview(body)
      return { data: { preview: { leave_type: type.name, days, balance, problems, status } } }
    }
    const created = await workforce.leaveRequests.create(body, { idempotencyKey })
    return { data: { leave_request: summarizeLeave(created, new Map([[type.id, type.name]])) } }
  },
})
