import { html } from '../server/pages/html.ts'
import { text } from '../server/texts/english.ts'

/** The content of an email: its reason, an optional link, and further information. */
export interface EmailContent {
  subject: string
  /** The paragraphs before the link. */
  before: string[]
  link?: { label: string; url: string }
  after: string[]
}

/**
 * Returns the salutation of an email.
 *
 * @param name - the recipient's name; empty if unknown
 */
export const greetingTo = (name: string): string =>
  name === '' ? text('mails.greeting') : text('mails.greeting.name', { name })

const styles = {
  body: 'margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1f2937; background: #ffffff',
  button:
    'display: inline-block; padding: 12px 20px; border-radius: 6px; background: #1d4ed8; color: #ffffff; font-weight: 600; text-decoration: none',
  address: 'font-size: 14px; overflow-wrap: anywhere',
}

/** Formats an email as text, and as HTML with the same content and without external resources. */
export function layOut({ subject, before, link, after }: EmailContent): { text: string; html: string } {
  const lines = [...before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after]
  const paragraphs = (each: string[]) => each.map((line) => html`<p>${line}</p>\n    `)
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${subject}</title>
  </head>
  <body style="${styles.body}">
    ${paragraphs(before)}${link ? buttonHtml(link) : []}${paragraphs(after)}
  </body>
</html>
`
  return { text: `${lines.join('\n\n')}\n`, html: page.text }
}

const buttonHtml = ({ label, url }: NonNullable<EmailContent['link']>) =>
  html`<p><a href="${url}" style="${styles.button}">${label}</a></p>
    <p style="${styles.address}">${url}</p>
    `
