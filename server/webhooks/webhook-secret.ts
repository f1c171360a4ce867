import { randomBytes } from 'node:crypto'
import { open, seal } from '../db/secret-box.ts'
import type { NamedKey } from '../process/config.ts'

/** Makes the key that a webhook's deliveries are signed with: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Encrypts a secret for one webhook; it opens for no other. */
export const sealWebhookSecret = (keys: readonly NamedKey[], webhookId: number, secret: string): string =>
  seal(keys, secret, webhookSecretContext(webhookId))

/**
 * Decrypts the secret of a webhook.
 *
 * @throws {Error} when its key is missing or the text does not belong to this webhook
 */
export const openWebhookSecret = (keys: readonly NamedKey[], webhookId: number, ciphertext: string): string =>
  open(keys, ciphertext, webhookSecretContext(webhookId))

/** What the secrets of a webhook are sealed for. */
export const webhookSecretContext = (webhookId: number): string => `webhook:${webhookId}:secret`
