import { text } from '../../texts/english.ts'
import type { Outcome } from '../console-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { webhookAddress } from './webhook-navigation.ts'

/** Pauses a webhook. */
export const pause = (context: PageContext, form: SubmittedForm): Promise<Outcome> =>
  setActive(context, form, { active: false, notice: text('webhooks.nowPaused') })

/** Resumes a webhook. */
export const resume = (context: PageContext, form: SubmittedForm): Promise<Outcome> =>
  setActive(context, form, { active: true, notice: text('webhooks.nowActive') })

async function setActive(
  context: PageContext,
  form: SubmittedForm,
  { active, notice }: { active: boolean; notice: string },
): Promise<Outcome> {
  const options = { ifMatch: form.number('version') }
  return { goTo: webhookAddress(await context.api.webhooks.update(pathId(context), { active }, options)), notice }
}
