import { html } from '../../pages/html.ts'
import { page } from '../../pages/page.ts'
import type { OpenLink } from './use-password-link.ts'

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
        <label for="repeated">Repeat the new password</label>
        <input type="password" name="repeated" id="repeated" autocomplete="new-password" required minlength="8" maxlength="200">
        <button>Set password</button>
      </form>`,
    { state: problem === undefined ? '' : 'Error: ' }, // the first thing that a screen reader says
  )
}

/** Shown once the password is set. */
export const passwordIsSet = (): string =>
  page(
    'Your password is set',
    html`<p>You were logged out everywhere else.</p>
      <p><a class="button" href="/console/sign-in">Sign in</a></p>`,
  )

/** Shown in place of the form, to whoever reads the mail of the address, and so may know. It does not name the business. */
export const addressIsTaken = ({ email, business }: OpenLink): string =>
  page(
    'This address is in use',
    html`<p class="account"><strong>${email}</strong> logs in to another business, and an address logs in to one business only.</p>
      <p>Ask ${business} to invite another address of yours. If you have left the other business, ask it to close your
      login there, and open this link again.</p>`,
  )

/** Shown in place of the form. It does not tell whether there ever was such a link. */
export const linkIsOver = (): string =>
  page(
    'This link does not work',
    html`<p>It may have been used already, or it is too old.</p>
      <p>If you have just set your password with it, <a href="/console/sign-in">sign in</a>. If you have forgotten your
      password, <a href="/console/forgot-password">ask for a new link</a>; if you were invited, ask whoever invited you.</p>`,
  )
