import type { Event } from './gen/types.gen.ts'

/**
 * The type of an unknown event. It is not exported, so that no `case` can match it and the cases of known types stay
 * narrow.
 */
declare enum UnlistedType {
  any = '',
}

/** An event of a type that this version does not support. */
export interface UnknownEvent {
  /** The ID of the event, the same for each attempt; use it to detect duplicates. */
  id: string
  type: UnlistedType
  created_at: string
  data: unknown
}

/** An event that a webhook receives. `switch (event.type)` narrows it; `default` is left with `UnknownEvent`. */
export type WebhookEvent = Event | UnknownEvent
