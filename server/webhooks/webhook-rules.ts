import type { Rules } from '../operation/rules.ts'
import { webhookHeaderProblems } from './webhook-headers.ts'
import { webhookUrlProblems } from './webhook-url.ts'

/** The validation rules for the members of a new or changed webhook. */
export const webhookRules: Rules<'webhooks.create' | 'webhooks.update'> = ({ body: { url, headers } }, config) => [
  ...webhookUrlProblems(url, config),
  ...webhookHeaderProblems(headers),
]
