import { createHash } from 'node:crypto'
import { Html, html } from './html.ts'
import type { OpenLink } from './use-password-link.ts'

const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 0 auto; padding: 2rem 1.25rem }
  h1 { font-size: 1.5rem; line-height: 1.25 }
  label { display: block; margin: 1.25rem 0 .25rem; font-weight: 600 }
  input, button { box-sizing: border-box; width: 100%; padding: .75rem; border: 1px solid #767676; border-radius: .375rem; font: inherit }
  button { margin-top: 1.5rem; border-color: #1d4ed8; background: #1d4ed8; color: #fff; font-weight: 600; cursor: pointer }
  :focus-visible { outline: 3px solid #60a5fa; outline-offset: 2px }
  .account { overflow-wrap: anywhere }
  .hint { margin: .25rem 0 0; font-size: .9375rem }
  .problem { margin: 1.25rem 0 0; padding: .75rem; border-left: .25rem solid #b91c1c; font-weight: 600 }
`

/** What the pages may do: show this style, and send the form back here. */
export const pagePolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

function page(title: string, content: Html, state = ''): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${state}${title} – Workforce</title>
    <style>${new Html(style)}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`.text
}

/**
 * The form that sets the password. It posts to its own address, so that the token is nowhere in it.
 *
 * @param problem - what was wrong with the last try
 */
export function passwordForm({ purpose, email, business }: OpenLink, problem?: string): string {
  const title = purpose === 'invite' ? 'Choose your password' : 'Choose a new password'
  const alert = problem === undefined ? [] : [html`<p class="problem" role="alert" id="problem">${problem}</p>`]
  const marks =
    problem === undefined ? html`aria-describedby="hint"` : html`aria-invalid="true" aria-describedby="problem hint"`
  return page(
    title,
    html`<p class="account">It lets you log in to ${business} as <strong>${email}</strong>.</p>
      ${alert}
      <form method="post">
        <input type="email" name="email" value="${email}" autocomplete="username" hidden>
        <label for="password">New password</label>
        <input type="password" name="password" id="password" autocomplete="new-password" required minlength="8" maxlength="200" ${marks}>
        <p class="hint" id="hint">At least 8 characters. A few words in a row are easy to remember.</p>
        <label for="repeated">The same once more</label>
        <input type="password" name="repeated" id="repeated" autocomplete="new-password" required minlength="8" maxlength="200">
        <button>Set password</button>
      </form>`,
    problem === undefined ? '' : 'Error: ', // the first thing that a screen reader says
  )
}

/** After it was set. */
export const passwordIsSet = (): string =>
  page('Your password is set', html`<p>You can log in with it now. You were logged out everywhere else.</p>`)

/** Instead of the form. Nobody learns whether there ever was such a link. */
export const linkIsOver = (): string =>
  page(
    'This link does not work',
    html`<p>It may have been used already, or it is too old.</p>
      <p>If you have just set your password with it, log in. If not, ask for a new link.</p>`,
  )
