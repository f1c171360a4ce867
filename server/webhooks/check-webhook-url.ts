import { validationFailed } from '../operation/errors.ts'
import type { Config } from '../process/config.ts'
import { webhookUrlProblem } from './webhook-url.ts'

/** @throws {ApiError} 422 for a URL that deliveries could never be sent to */
export function checkWebhookUrl(url: string, { webhookAllowedCidrs }: Pick<Config, 'webhookAllowedCidrs'>): void {
  const message = webhookUrlProblem(url, webhookAllowedCidrs)
  if (message !== undefined) throw validationFailed([{ path: 'body.url', message }])
}
