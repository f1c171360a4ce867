import { asciiUrl, outboundUrlProblem } from '../egress/url.ts'
import type { Problem } from '../operation/errors.ts'
import type { Rules } from '../operation/rules.ts'
import type { Config } from '../process/config.ts'
import { webhookHeaderProblems } from './webhook-headers.ts'

/** The validation rules for the members of a new or changed webhook. */
export const webhookRules: Rules<'webhooks.create' | 'webhooks.update'> = ({ body: { url, headers } }, config) => [
  ...urlProblems(url, config),
  ...webhookHeaderProblems(headers),
]

function urlProblems(url: string | undefined, { webhookAllowedCidrs }: Config): Problem[] {
  const problem = url === undefined ? undefined : outboundUrlProblem(asciiUrl(url), webhookAllowedCidrs)
  return problem === undefined ? [] : [{ path: 'body.url', ...problem }]
}
