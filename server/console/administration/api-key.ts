import type { ApiKey, ApiKeyUpdate } from '../../../sdk/src/index.ts'
import { facts, question } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { graceField } from '../grace-field.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { keyFields, parseRanges } from './key-fields.ts'
import { newSecretPage } from './key-secret.ts'
import { isInactive, keyState } from './key-state.ts'
import { type Names, namesFor } from './names.ts'
import { scopeText } from './scope-texts.ts'
import { storedValueHint } from './stored-value-hint.ts'

export const apiKeyPage = consolePage({
  path: '/api-keys/:id',
  show: async (context, submission) => {
    const key = await context.api.apiKeys.get(pathId(context))
    const names = await namesFor(context, [key.created_by])
    return {
      title: key.name,
      trail: [['/console/api-keys', text('administration.apiKeys')]],
      content: html`<div class="narrow">
        ${keyFacts(context, key, names)}
        ${may(context, 'keys:write') && !isInactive(key) && changeForms(context, key, submission)}
      </div>`,
    }
  },
  actions: {
    change: async (context, form) => {
      const id = pathId(context)
      await context.api.apiKeys.update(id, readChanges(context, form), { ifMatch: form.number('version') })
      return { goTo: `/console/api-keys/${id}`, notice: text('administration.keySaved') }
    },
    rotate: async (context, form) => {
      const body = { grace_hours: form.number('grace_hours') }
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      const key = await context.api.apiKeys.rotate(pathId(context), body, options)
      return newSecretPage(context, text('administration.keyRotated'), key)
    },
    revoke: async (context, form) => {
      await context.api.apiKeys.revoke(pathId(context), { ifMatch: form.number('version') })
      return { goTo: '/console/api-keys', notice: text('administration.keyRevoked') }
    },
  },
})

/** Reads the changed fields. The field for the expiry omits seconds, so an unchanged expiry is not sent. */
function readChanges({ formats }: PageContext, form: SubmittedForm): ApiKeyUpdate {
  const expiry = form.nullable('expires_at')
  return {
    name: form.text('name'),
    allowed_cidrs: parseRanges(form.text('allowed_cidrs')),
    ...(expiry !== form.nullable('expires_before') && {
      expires_at: expiry === null ? null : formats.instant(expiry),
    }),
  }
}

const keyFacts = ({ formats }: PageContext, key: ApiKey, names: Names): Html =>
  facts([
    [text('pages.status'), keyState(key)],
    [text('administration.prefix'), html`<code>${key.prefix}</code>`],
    [
      text('administration.scopes'),
      html`<ul>${key.scopes.map((scope) => html`<li>${scopeText(scope)} <code class="soft">${scope}</code></li>`)}</ul>`,
    ],
    [
      text('administration.allowedAddresses'),
      key.allowed_cidrs.length === 0
        ? text('administration.everywhere')
        : html`<code>${key.allowed_cidrs.join(' ')}</code>`,
    ],
    [
      text('administration.lastUsed'),
      key.last_used_at === null ? text('administration.never') : formats.time(key.last_used_at),
    ],
    key.previous_key_expires_at !== null && [text('administration.oldSecret'), previousSecretText(formats, key)],
    [
      text('administration.expires'),
      key.expires_at === null ? text('administration.never') : formats.time(key.expires_at),
    ],
    key.revoked_at !== null && [text('administration.revoked'), formats.time(key.revoked_at)],
    [text('administration.createdBy'), names.user(key.created_by)],
    key.created_by_api_key !== null && [text('administration.createdWithKey'), names.apiKey(key.created_by_api_key)],
    [text('administration.created'), formats.time(key.created_at)],
  ])

/** Returns until when the secret before the last rotation works, and when it was last used. */
function previousSecretText({ time }: PageContext['formats'], key: ApiKey): string {
  const { previous_key_expires_at, previous_key_last_used_at: lastUse } = key
  const until = previous_key_expires_at ?? ''
  const name = Date.parse(until) <= Date.now() ? 'oldSecretExpired' : 'oldSecretUntil'
  return lastUse === null
    ? text(`administration.${name}.unused`, { time: time(until) })
    : text(`administration.${name}.used`, { time: time(until), lastUse: time(lastUse) })
}

function changeForms(
  { formToken: token, formats, me }: PageContext,
  key: ApiKey,
  submission: Submission | undefined,
): Html {
  const { id, name, version, allowed_cidrs } = key
  const expires_at = key.expires_at === null ? '' : formats.localTime(key.expires_at)
  const hintFor = (field: string, stored: string) => storedValueHint(submission, { version, field, stored })
  return html`<h2>${text('pages.edit')}</h2>
    ${form({
      action: 'change',
      submit: text('pages.save'),
      token,
      submission,
      fields: [
        hidden('version', version),
        hidden('expires_before', expires_at),
        ...keyFields(
          me.business.time_zone,
          { name, expires_at, allowed_cidrs },
          { name: hintFor('name', name), expires_at: hintFor('expires_at', expires_at) },
        ),
      ],
    })}
    <h2>${text('administration.rotateSection')}</h2>
    ${question(`rotate-${id}`, {
      button: text('administration.rotateButton'),
      title: text('administration.rotateTitle', { name }),
      isOpen: submission?.action === 'rotate',
      content: html`<p>${text('administration.rotateLead')}</p>
        ${form({
          action: 'rotate',
          submit: text('administration.rotate'),
          token,
          submission,
          fields: [hidden('version', version), graceField()],
        })}`,
    })}
    <h2>${text('administration.revoke')}</h2>
    ${question(`revoke-${id}`, {
      button: text('administration.revokeButton'),
      title: text('administration.revokeTitle', { name }),
      content: html`<p>${text('administration.revokeLead')}</p>
        ${form({ action: 'revoke', submit: text('administration.revoke'), token, submission, kind: 'danger', fields: [hidden('version', version)] })}`,
    })}`
}
