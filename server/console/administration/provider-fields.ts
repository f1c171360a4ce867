import type { CustomRole, SingleSignOn, SingleSignOnInput, User } from '../../../sdk/src/index.ts'
import { type Choice, checkbox, type Field, hidden, input, select, textarea } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { readChosenRole, roleValue } from './roles.ts'

const roles = ['employee', 'manager', 'admin'] as const

/** Returns the fields of the settings of single sign-on. The stored secret is never on the page. */
export const providerFields = (
  settings: SingleSignOn,
  { owners, customRoles }: { owners: readonly User[]; customRoles: readonly CustomRole[] },
): Field[] => [
  hidden('version', settings.version),
  input('issuer', text('singleSignOn.issuer'), {
    type: 'url',
    value: settings.issuer,
    maxlength: 2000,
    autocomplete: 'off',
    hint: text('singleSignOn.issuerHint'),
  }),
  input('client_id', text('singleSignOn.clientId'), { value: settings.client_id, maxlength: 200, autocomplete: 'off' }),
  input('client_secret', text('singleSignOn.clientSecret'), {
    type: 'password',
    maxlength: 500,
    autocomplete: 'off',
    optional: settings.enabled ? 'sometimes' : false,
    ...(settings.enabled && { hint: text('singleSignOn.clientSecretHint') }),
  }),
  textarea('allowed_domains', text('singleSignOn.domains'), {
    value: settings.allowed_domains.join('\n'),
    rows: 3,
    hint: text('singleSignOn.domainsHint'),
  }),
  select('just_in_time_role', text('singleSignOn.unknownUsers'), roleChoices(customRoles), {
    value: newUserRole(settings),
    optional: 'sometimes',
    hint: text('singleSignOn.unknownUsersHint'),
  }),
  checkbox('trusts_provider_two_factor', text('singleSignOn.twoFactor'), {
    value: settings.trusts_provider_two_factor,
    hint: text('singleSignOn.twoFactorHint'),
  }),
  checkbox('required', text('singleSignOn.required'), {
    value: settings.required,
    hint: text('singleSignOn.requiredHint'),
  }),
  select('break_glass_user_id', text('singleSignOn.breakGlass'), ownerChoices(owners), {
    value: settings.break_glass_user_id,
    optional: 'sometimes',
    hint: text('singleSignOn.breakGlassHint'),
  }),
]

const roleChoices = (customRoles: readonly CustomRole[]): Choice[] => [
  ['', text('singleSignOn.unknownUsers.refuse')],
  ...roles.map((role): Choice => [role, text(`singleSignOn.unknownUsers.${role}`)]),
  ...customRoles.map(({ id, name }): Choice => [`custom:${id}`, text('singleSignOn.unknownUsers.custom', { name })]),
]

/** Returns the stored role of new users as a value of the field; empty if unknown users are refused. */
const newUserRole = ({ just_in_time_role: role, just_in_time_role_id: role_id }: SingleSignOn): string =>
  role === null ? '' : roleValue({ role, role_id })

const ownerChoices = (owners: readonly User[]): Choice[] => [
  ['', text('singleSignOn.breakGlass.none')],
  ...owners.map(({ id, name, email }): Choice => [String(id), `${name} (${email})`]),
]

/** Reads the submitted settings. */
export function readProviderForm(form: SubmittedForm): SingleSignOnInput {
  const secret = form.optional('client_secret')
  const { role = null, role_id = null } = readChosenRole(form, 'just_in_time_role') ?? {}
  return {
    issuer: form.text('issuer'),
    client_id: form.text('client_id'),
    ...(secret !== undefined && { client_secret: secret }),
    allowed_domains: form
      .text('allowed_domains')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((domain) => domain !== ''),
    just_in_time_role: role as SingleSignOnInput['just_in_time_role'],
    just_in_time_role_id: role_id,
    trusts_provider_two_factor: form.isChecked('trusts_provider_two_factor'),
    required: form.isChecked('required'),
    break_glass_user_id: form.optionalNumber('break_glass_user_id') ?? null,
  }
}
