import { randomBytes } from 'node:crypto'
import { open, seal } from '../db/secret-box.ts'
import type { KeyWithId } from '../process/config.ts'

/**
 * Creates the secret that signs a webhook's deliveries: `whsec_` followed by 32 random bytes in base64 (Standard
 * Webhooks).
 */
export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Encrypts the secret of a webhook. */
export const sealWebhookSecret = (keys: readonly KeyWithId[], webhookId: number, secret: string): string =>
  seal(keys, secret, webhookSecretContext(webhookId))

/**
 * Decrypts the secret of a webhook.
 *
 * @throws {Error} if the key is missing or the ciphertext belongs to another webhook
 */
export const openWebhookSecret = (keys: readonly KeyWithId[], webhookId: number, ciphertext: string): string =>
  open(keys, ciphertext, webhookSecretContext(webhookId))

/** Returns the encryption context of a webhook's secrets. */
export const webhookSecretContext = (webhookId: number): string => `webhook:${webhookId}:secret`
