import type { EventTypes } from '../../../sdk/src/index.ts'
import { json } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { groupByArea } from './event-types.ts'

/** The page with all event types, each with its cause and an example. */
export const eventTypesPage = consolePage({
  path: '/events/types',
  needs: 'events:read',
  show: async ({ api }) => ({
    title: text('events.types'),
    trail: [['/console/events', text('events.title')]],
    content: html`<p class="lead">${rich('events.typesLead', { link: linkTo('/docs/guides/webhooks') })}</p>
    ${groupByArea(await api.eventTypes.list()).map(({ title, types }) => html`<h2>${title}</h2>${types.map(typeDetails)}`)}`,
  }),
})

const typeDetails = ({ type, description, required_scope, example }: EventTypes[number]): Html =>
  html`<details id="${type}">
    <summary><code>${type}</code> <span class="soft">${description}</span></summary>
    ${json(example, text('events.exampleLabel', { type }))}
    <p class="hint">${rich('events.typeHint', { scope: required_scope, link: linkTo(`/console/events?type=${type}`) })}</p>
  </details>`
