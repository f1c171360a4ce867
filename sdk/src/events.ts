import type { Event } from './gen/types.gen.ts'

/** Not exported: a type that cannot be named cannot be a `case`, so that the cases of known types stay narrow. */
declare enum UnlistedType {
  any = '',
}

/** An event of a type that this version does not know. */
export interface UnknownEvent {
  /** Stable over all attempts; deduplicate by it. */
  id: string
  type: UnlistedType
  created_at: string
  data: unknown
}

/** What a webhook receives. `switch (event.type)` narrows it; what is left for `default` is an `UnknownEvent`. */
export type WebhookEvent = Event | UnknownEvent
