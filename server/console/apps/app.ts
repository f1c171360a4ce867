import type { App, ConnectedApp } from '../../../sdk/src/index.ts'
import { emptyState, facts, question } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { appFields, appSecretPage, appTrail, readApp } from './app-form.ts'
import { scopeList } from './app-scopes.ts'

/** The number of connected users that the page of an app shows. */
const shownUsers = 100

export const appPage = consolePage({
  path: '/apps/:id',
  needs: 'keys:read',
  show: async (context, submission) => {
    const { api } = context
    const app = await api.apps.get(pathId(context))
    const { data } = await api.connectedApps.list({ app_id: app.id, limit: shownUsers })
    return {
      title: app.name,
      trail: appTrail(),
      content: html`<div class="narrow">
        ${facts([
          [text('apps.type'), text(`apps.type.${app.type}`)],
          [text('apps.clientId'), html`<code>${app.client_id}</code>`],
          [text('apps.redirectUris'), html`<code>${app.redirect_uris.join(' ')}</code>`],
          [text('apps.scopes'), scopeList(app.scopes)],
        ])}
      </div>
      <h2>${text('apps.users')}</h2>
      ${usersTable(context, data)}
      <div class="narrow">${may(context, 'keys:write') && changeForms(context, app, submission)}</div>`,
    }
  },
  actions: {
    change: async (context, form) => {
      const id = pathId(context)
      await context.api.apps.update(id, readApp(form), { ifMatch: form.number('version') })
      return { goTo: `/console/apps/${id}`, notice: text('apps.saved') }
    },
    rotate: async (context, form) => {
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      const app = await context.api.apps.rotateSecret(pathId(context), options)
      return appSecretPage(text('apps.rotated'), app)
    },
    delete: async (context, form) => {
      await context.api.apps.delete(pathId(context), { ifMatch: form.number('version') })
      return { goTo: '/console/apps', notice: text('apps.deleted') }
    },
    disconnect: async (context, form) => {
      await context.api.connectedApps.disconnect(form.number('connection_id'))
      return { goTo: `/console/apps/${pathId(context)}`, notice: text('apps.disconnected') }
    },
  },
})

const usersTable = (context: PageContext, connections: ConnectedApp[]): Html =>
  table(
    connections,
    [
      { title: text('apps.user'), cell: ({ user_name }) => user_name },
      { title: text('apps.access'), cell: ({ scopes }) => html`<code class="soft">${scopes.join(' ')}</code>` },
      { title: text('apps.connectedAt'), cell: ({ created_at }) => context.formats.time(created_at) },
      {
        title: text('account.actions'),
        isTitleHidden: true,
        cell: ({ id }) =>
          may(context, 'keys:write') &&
          form({
            action: 'disconnect',
            submit: text('apps.disconnect'),
            token: context.formToken,
            kind: 'plain',
            fields: [hidden('connection_id', id)],
          }),
      },
    ],
    {
      caption: text('apps.users'),
      empty: emptyState(text('apps.noUsers'), html`<p>${text('apps.noUsersYet')}</p>`),
    },
  )

function changeForms(context: PageContext, app: App, submission: Submission | undefined): Html {
  const { formToken: token } = context
  const { id, name, version, type } = app
  return html`<h2>${text('pages.edit')}</h2>
    ${form({
      action: 'change',
      submit: text('pages.save'),
      token,
      submission,
      fields: [hidden('version', version), ...appFields(context, app)],
    })}
    ${
      type === 'confidential' &&
      html`<h2>${text('apps.secret')}</h2>
      ${question(`rotate-${id}`, {
        button: text('apps.rotate'),
        title: text('apps.rotateTitle', { name }),
        content: html`<p>${text('apps.rotateLead')}</p>
          ${form({ action: 'rotate', submit: text('apps.rotate'), token, submission, fields: [hidden('version', version)] })}`,
      })}`
    }
    <h2>${text('apps.delete')}</h2>
    ${question(`delete-${id}`, {
      button: text('apps.delete'),
      title: text('apps.deleteTitle', { name }),
      content: html`<p>${text('apps.deleteLead')}</p>
        ${form({ action: 'delete', submit: text('apps.delete'), token, submission, kind: 'danger', fields: [hidden('version', version)] })}`,
    })}`
}
