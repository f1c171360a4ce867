import type { PersonUpdate } from '../../../sdk/src/index.ts'
import { comparison, initialValuesField, isChanged, isOutdated, mergeSubmission } from '../../pages/comparison.ts'
import { type Choice, form, hidden } from '../../pages/form.ts'
import { html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { customFieldInputs, customValues, fieldByName, readCustomValues } from '../custom-fields/value-fields.ts'
import { inputText, readReferredPeople } from '../custom-fields/value-text.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { choicesFor, fieldLabel, personFields, personValues, readPerson } from './person-form.ts'
import { dayParts, employmentType, nameAndAddress } from './person-labels.ts'
import { fullName, personTrail } from './person-name.ts'

export const editPersonPage = consolePage({
  path: '/people/:id/edit',
  needs: 'people:write',
  show: async (context, submission) => {
    const person = await context.api.people.get(pathId(context))
    const choices = await choicesFor(context, person)
    const manager = await readManager(context, person.manager_id)
    const customFields = await readCustomFields(context)
    const people = await readReferredPeople(context, customFields, person)
    const names = new Map([...people].map(([id, each]) => [id, nameAndAddress(each)]))
    const stored = { ...personValues(person, manager), ...customValues(context, customFields, { person, names }) }
    const conflict = isOutdated(person, submission) ? mergeSubmission(submission, stored) : undefined
    const address = `/console/people/${person.id}`
    return {
      title: text('people.editTitle', { name: fullName(person) }),
      trail: personTrail(person),
      content: html`${
        conflict !== undefined &&
        html`<section class="panel">
          <h2>${text('people.changedMeanwhile')}</h2>
          ${
            conflict.differing.length === 0
              ? html`<p>${text('people.changedOthers')}</p>`
              : html`<p>${text('people.changedSame')}</p>
                ${comparison(
                  conflict.differing.map((name) => {
                    const customField = fieldByName(customFields, name)
                    const show = (values: string[] = []) =>
                      customField === undefined
                        ? valueText(context, name, values[0] ?? '', choices.locations)
                        : inputText(context, customField, values)
                    return {
                      field: customField?.label ?? fieldLabel(name),
                      stored: show(stored[name]),
                      input: show(conflict.submission.values[name]),
                    }
                  }),
                )}`
          }
        </section>`
      }
      <div class="sheet">${form({
        action: 'change',
        submit: text('pages.save'),
        token: context.formToken,
        submission: conflict?.submission ?? submission,
        fields: [
          hidden('version', person.version),
          initialValuesField(stored),
          ...personFields(stored, choices),
          ...customFieldInputs(customFields, stored),
        ],
        afterSubmit: html`<a href="${address}">${text('pages.cancel')}</a>`,
      })}</div>`,
    }
  },
  actions: {
    change: async (context, form) => {
      const id = pathId(context)
      const goTo = `/console/people/${id}`
      const custom_fields = await readCustomValues(context, form, await readCustomFields(context))
      const members = { ...(await readPerson(context, form)), custom_fields }
      const changes = Object.entries(members).filter(([name]) => isChanged(form.values, name))
      if (changes.length === 0) return { goTo, notice: text('people.nothingChanged') }
      const body: PersonUpdate = Object.fromEntries(changes)
      const person = await context.api.people.update(id, body, { ifMatch: form.number('version') })
      return { goTo, notice: text('people.saved', { name: fullName(person) }) }
    },
  },
})

const readManager = async ({ api }: PageContext, id: number | null) =>
  id === null ? undefined : await api.people.get(id)

/** Renders the value of a field as users read it. */
function valueText({ formats }: PageContext, name: string, value: string, locations: readonly Choice[]): Piece {
  if (name === 'location_id') return locations.find(([id]) => id === value)?.[1] ?? value
  if (/^\d{4}-\d\d-\d\d$/.test(value) && /date|day/.test(name)) return formats.day(value)
  if (name === 'employment_type') return employmentType(value)
  if (name.startsWith('work_pattern.')) return dayParts().find(([part]) => part === value)?.[1] ?? value
  return value
}
