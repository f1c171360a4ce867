import { form } from '../../../pages/form.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { consolePage } from '../../console-page.ts'
import { readLeaveTypeChoices } from './leave-type-choices.ts'
import { leaveTypeFields, readLeaveType } from './leave-type-form.ts'
import { presetLinks } from './presets/preset-links.ts'
import { findPreset, presetType } from './presets/presets.ts'

const types = '/console/leave/types'

export const newLeaveTypePage = consolePage({
  path: '/leave/types/new',
  needs: 'leave:manage',
  show: async (context, submission) => {
    const preset = findPreset(context.address.searchParams.get('preset'))
    const choices = await readLeaveTypeChoices(context)
    return {
      title: text('leave.newType'),
      trail: [
        ['/console/leave', text('leave.title')],
        [types, text('leave.types')],
      ],
      content: html`${presetLinks()}${form({
        action: 'create',
        submit: text('leave.newType'),
        token: context.formToken,
        submission,
        fields: leaveTypeFields(context.formats, choices, preset && presetType(preset)),
        afterSubmit: html`<a href="${types}">${text('pages.cancel')}</a>`,
      })}`,
    }
  },
  actions: {
    create: async ({ api }, submitted) => {
      const { name } = await api.leaveTypes.create(readLeaveType(submitted), submitted.idempotency)
      return { goTo: types, notice: text('leave.typeAdded', { name }) }
    },
  },
})
