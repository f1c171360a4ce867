import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { Html, Piece } from '../pages/html.ts'

/** Messages in ICU MessageFormat, by their keys. */
export type Messages = Record<string, string>

/** The tags of a message, such as `link` of `<link>Clear filters</link>`. */
type TagNames<Message extends string> = Message extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagNames<Rest>
  : never

/** Tags that every message may have without a value: `<b>` for bold, `<code>` for code. */
type KnownTag = 'b' | 'code'

/** Wraps the content of a tag, such as in a link. */
export type Wrap = (inner: Html) => Piece

/** The arguments of a message without tags. A plural takes a number. */
type TextValues<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number }
>

/** The arguments of a message whose result is HTML. Text arguments are escaped, HTML arguments are not. */
type RichValues<Message extends string> = GetICUArgs<Message, { ICUArgument: Piece; ICUNumberArgument: number }> & {
  [Tag in Exclude<TagNames<Message>, KnownTag>]: Wrap
}

/**
 * The parameters after the key; none for a message without arguments. Messages that are chosen by a value need the same
 * arguments.
 */
type Parameters<Values> = keyof Values extends never ? [] : [values: Values]

export type TextParameters<Message extends string> = Parameters<TextValues<Message>>
export type RichParameters<Message extends string> = Parameters<RichValues<Message>>

/** The keys of the messages without tags. */
export type PlainKey<All extends Messages> = {
  [Key in keyof All]: All[Key] extends `${string}</${string}` ? never : Key
}[keyof All]

/** The messages in another language, with the same keys. A test checks that the arguments are the same. */
export type Translation<Original extends Messages> = Record<keyof Original, string>
