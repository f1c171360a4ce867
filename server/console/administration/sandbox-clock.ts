import { form, input, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { may, type Visit } from '../visit.ts'

/** What time it is for a sandbox, and a form to advance its clock. */
export async function sandboxClock(visit: Visit, tried: Tried | undefined): Promise<Html> {
  const { api, formats, formToken: token } = visit
  const { now, advancing_to } = await api.sandboxClock.get()
  if (advancing_to !== null) {
    return html`<p>It is ${formats.time(now)}, and the clock is being advanced to ${formats.time(advancing_to)}. <a href="/console/settings">Look again</a></p>`
  }
  return html`<p>It is ${formats.time(now)} for this sandbox.</p>
    ${
      may(visit, 'business:write') &&
      form({
        action: 'advance',
        submit: 'Advance the clock',
        token,
        tried,
        fields: [
          input('days', 'Days', {
            type: 'number',
            min: '0',
            max: '400',
            hint: 'What is due until then happens in order. The clock never goes back.',
          }),
          input('hours', 'Hours', { type: 'number', min: '0', max: '23' }),
        ],
      })
    }`
}
