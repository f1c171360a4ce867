import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { namedInRules } from './entitlement-rows.ts'
import { leaveTypeFields, leaveTypeSent } from './leave-type-form.ts'

const types = '/console/leave/types'

export const newLeaveTypePage = consolePage({
  path: '/leave/types/new',
  needs: 'leave:manage',
  show: async (visit, tried) => {
    return {
      title: 'New type of leave',
      trail: [
        ['/console/leave', 'Leave'],
        [types, 'Types'],
      ],
      content: form({
        action: 'create',
        submit: 'Add the type',
        token: visit.formToken,
        tried,
        fields: leaveTypeFields(await namedInRules(visit)),
        beside: html`<a href="${types}">Cancel</a>`,
      }),
    }
  },
  actions: {
    create: async ({ api }, sent) => {
      const { name } = await api.leaveTypes.create(leaveTypeSent(sent), sent.once)
      return { goTo: types, notice: `People can ask for “${name}” from now on.` }
    },
  },
})
