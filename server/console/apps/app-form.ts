import type { App, AppCreated, AppScope } from '../../../sdk/src/index.ts'
import { facts, linkButton, notice, secret } from '../../pages/components.ts'
import { type Field, input, textarea } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import type { PageContext } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { scopesField } from './app-scopes.ts'

export const appTrail = (): NonNullable<PageContent['trail']> => [['/console/apps', text('apps.title')]]

/** Returns the fields of an app that can be changed. */
export const appFields = (context: PageContext, app?: App): Field[] => [
  input('name', text('pages.name'), { value: app?.name, maxlength: 100, hint: text('apps.nameHint') }),
  textarea('redirect_uris', text('apps.redirectUris'), {
    mono: true,
    rows: 3,
    value: app?.redirect_uris.join('\n'),
    hint: text('apps.redirectUrisHint'),
  }),
  scopesField(context, app?.scopes),
]

/** Reads the fields of `appFields`. */
export const readApp = (form: SubmittedForm) => ({
  name: form.text('name'),
  redirect_uris: form
    .text('redirect_uris')
    .split(/\s+/)
    .filter((uri) => uri !== ''),
  scopes: form.all('scopes') as AppScope[],
})

/** Returns the page that shows the secret of an app, once. */
export const appSecretPage = (title: string, app: AppCreated): PageContent => ({
  title,
  trail: appTrail(),
  content: html`<div class="narrow">
    ${app.secret_withheld && notice(html`<p>${text('apps.secretGone')}</p>`, 'warn')}
    ${
      app.client_secret !== undefined &&
      html`${notice(html`<p>${text('apps.secretOnce')}</p>`, 'warn')}
        <h2>${text('apps.secret')}</h2>${secret('secret', app.client_secret)}`
    }
    ${facts([
      [text('pages.name'), app.name],
      [text('apps.clientId'), html`<code>${app.client_id}</code>`],
    ])}
    <div class="submit">${linkButton(`/console/apps/${app.id}`, text('apps.openApp'))}</div>
  </div>`,
})
