import type { AuditAction } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import { audit } from '../../texts/en/audit.ts'
import { text } from '../../texts/english.ts'

const auditAction = (action: AuditAction): string => text(`audit.action.${action}`)

const prefix = 'audit.action.'

/** Returns all audit actions as choices of a filter. */
export const auditChoices = (): Choice[] =>
  Object.keys(audit)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length) as AuditAction)
    .map((action) => [action, auditAction(action)])
