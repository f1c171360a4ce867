import type { Schema } from '../operation/contract/contract-document.ts'

/*
 * What only the reference reads of the contract. The checks of the contract see to it that all of it is there.
 */

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

interface Media {
  schema: Schema
  example?: unknown
}

export interface Answer {
  $ref?: string
  description: string
  headers?: Record<string, { $ref?: string; description?: string; schema: Schema }>
  content?: Record<string, Media>
}

/** An operation, or an event that is sent. */
export interface Describing {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  'x-sunset'?: string
  'x-self'?: boolean
  'x-users-only'?: boolean
  'x-before-two-factor'?: boolean
  /** Of the whole operation, or of these members of its body. */
  'x-needs-confirmation'?: boolean | string[]
  'x-unlimited'?: boolean
  'x-codeSamples'?: { lang: string; label: string; source: string }[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}

export interface DescribingContract {
  info: { title: string; description: string }
  tags: { name: string; 'x-displayName': string; description: string }[]
  'x-tagGroups': { name: string; tags: string[] }[]
  /** The address of `npm start`. In samples and guides it stands for the service. */
  'x-sample-url': string
  paths: Record<string, Record<string, Describing>>
}
