import { text } from '../texts/english.ts'
import { type Html, html, type Piece } from './html.ts'

/** The tone of a badge or notice: success, attention, failure, in progress or neutral. */
export type Tone = 'good' | 'warn' | 'bad' | 'now' | 'soft'

/** Renders a label for a status. */
export const badge = (label: string, tone: Tone = 'soft'): Html => html`<span class="badge ${tone}">${label}</span>`

/** Renders a message about the page. Screen readers announce a failure immediately. */
export const notice = (content: Piece, tone: 'good' | 'warn' | 'bad' | 'now' = 'now'): Html =>
  html`<div class="notice ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${content}</div>`

/** Renders the text that replaces an empty list and explains what the list will contain and how to add it. */
export const emptyState = (title: string, content: Piece): Html =>
  html`<div class="empty"><h2>${title}</h2>${content}</div>`

/** Renders names and values as a description list. A missing value is shown as a dash. */
export const facts = (entries: readonly (readonly [name: string, value: Piece] | false)[]): Html =>
  html`<dl class="facts">${entries.map(
    (entry) =>
      entry && html`<dt>${entry[0]}</dt><dd>${isMissing(entry[1]) ? html`<span class="soft">–</span>` : entry[1]}</dd>`,
  )}</dl>`

const isMissing = (value: Piece): boolean => value === null || value === undefined || value === false || value === ''

/**
 * Renders a section of a page with its own title.
 *
 * @param id - the ID of the title, unique on the page
 */
export const panel = (id: string, title: string, content: Piece): Html =>
  html`<section class="panel" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`

/** Renders a link that looks like a button. */
export const linkButton = (href: string, label: string, kind: 'first' | 'second' = 'second'): Html =>
  html`<a class="button ${kind}" href="${href}">${label}</a>`

/** Renders links to the pages of a record or an area. The current page is marked. */
export const tabs = (label: string, entries: readonly { href: string; text: string; current: boolean }[]): Html =>
  html`<nav class="tabs" aria-label="${label}">${entries.map(
    (tab) => html`<a href="${tab.href}"${tab.current && html` aria-current="page"`}>${tab.text}</a>`,
  )}</nav>`

/**
 * Renders a secret that is shown once, with a button that copies it.
 *
 * @param id - the ID of the element, unique on the page
 */
export const secret = (id: string, value: string): Html =>
  html`<div class="secret"><code id="${id}">${value}</code>${copyButton(id)}</div>`

/**
 * Renders a button that copies the text of an element. The script shows the button.
 *
 * @param id - the ID of the element
 */
export const copyButton = (id: string): Html =>
  html`<button type="button" class="second" data-copy="${id}" data-done="${text('pages.copied')}" hidden>${text('pages.copy')}</button>`

/**
 * Renders a button that opens a dialog with a confirmation form. The dialog needs no script.
 *
 * @param id - the ID of the dialog, unique on the page
 * @param options.isOpen - whether the form was refused; the dialog is then a section of the page
 * @param options.kind - the kind of the button: `first` for the main action of the page
 */
export const question = (
  id: string,
  {
    button,
    title,
    content,
    isOpen = false,
    kind = 'second',
  }: { button: string; title: string; content: Piece; isOpen?: boolean; kind?: 'first' | 'second' },
): Html =>
  isOpen
    ? html`<section class="panel" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`
    : html`<button type="button" class="${kind}" popovertarget="${id}">${button}</button>
  <div id="${id}" popover role="dialog" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
    <button type="button" class="plain" popovertarget="${id}" popovertargetaction="hide">${text('pages.cancel')}</button>
  </div>`

/**
 * Renders a button that opens a menu of links and buttons, such as those of `question`. The menu needs no script.
 *
 * @param id - the ID of the menu, unique on the page
 */
export const menu = (id: string, label: string, items: readonly (Html | false)[]): Html =>
  html`<button type="button" class="second opens-menu" popovertarget="${id}">${label}</button>
  <div id="${id}" popover class="choices" role="group" aria-label="${label}">${items}</div>`

/**
 * Renders preformatted text, such as a request. Long lines wrap.
 *
 * @param id - the ID of the element with the text, unique on the page
 */
export const codeBlock = (code: string, label: string, id?: string): Html =>
  html`<pre class="wrapped" role="region" aria-label="${label}"><code${id && html` id="${id}"`}>${code}</code></pre>`

/**
 * Renders a command or code snippet with a button that copies it.
 *
 * @param id - the ID of the element, unique on the page
 */
export const snippet = (id: string, code: string, label: string): Html =>
  html`${codeBlock(code, label, id)}${copyButton(id)}`

/** Renders a value as JSON. */
export const json = (value: unknown, label: string): Html => codeBlock(JSON.stringify(value, null, 2), label)
