import type { WebhookDelivery } from '../../../sdk/src/index.ts'
import { json } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { eventTypesFor } from '../events/event-types.ts'
import { unlessRefused } from '../failures.ts'
import type { Visit } from '../visit.ts'
import { isTest } from './states.ts'

/** What each attempt sends. Where to is with the attempts, as that may have changed between them. */
export async function requestShown(visit: Visit, delivery: WebhookDelivery): Promise<Html> {
  const data = await dataOf(visit, delivery)
  return html`<h2>Body</h2>
  ${
    data === undefined
      ? html`<p class="soft">Your role does not show the content of this event, or it is kept no more.</p>`
      : json({ id: delivery.event_id, type: delivery.type, created_at: data.created_at, data: data.data }, 'Body')
  }`
}

interface Content {
  created_at: string
  data: unknown
}

/** A test sends the example of its type; everything else is in the stream. */
async function dataOf(visit: Visit, delivery: WebhookDelivery): Promise<Content | undefined> {
  if (isTest(delivery)) {
    const example = (await eventTypesFor(visit)).find(({ type }) => type === delivery.type)?.example
    return example && { created_at: delivery.created_at, data: example.data }
  }
  return await unlessRefused(visit.api.events.get(delivery.event_id))
}
