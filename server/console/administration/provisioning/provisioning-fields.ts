import type {
  CustomRole,
  GroupRole,
  Provisioning,
  ProvisioningInput,
  ProvisioningRole,
  Role,
} from '../../../../sdk/src/index.ts'
import { between, type Choice, columns, type Field, input, type Submission, select } from '../../../pages/form.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import type { PageContext } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { readChosenRole, roleChoices, roleValue } from '../roles.ts'

/** The number of empty rows after the groups, and the maximum number of rows. */
const [spareRows, maxRows] = [2, 100]

const fieldName = (index: number, member: 'group' | 'role'): string => `group_roles[${index}].${member}`

/** Returns the fields of the default role and the roles of groups. A row without a group is ignored, which removes it. */
export function provisioningFields(
  context: PageContext,
  { default_role, default_role_id, group_roles }: Provisioning,
  roles: readonly CustomRole[],
): Field[] {
  // No group makes an owner.
  const choices = roleChoices(context, roles).filter(([value]) => value !== 'owner')
  return [
    select('default_role', text('provisioning.defaultRole'), choices, {
      value: default_role === null ? 'employee' : roleValue({ role: default_role, role_id: default_role_id }),
      hint: text('provisioning.defaultRoleHint'),
    }),
    between(html`<h3>${text('provisioning.groups')}</h3><p class="hint">${text('provisioning.groupsHint')}</p>`),
    groupRows(
      choices.map(([value]) => [value, nameOfRole(value, roles)]),
      group_roles,
    ),
  ]
}

/** Returns the name of the role with a value, without its description, for narrow fields. */
const nameOfRole = (value: string, roles: readonly CustomRole[]): string =>
  roles.find(({ id }) => `custom:${id}` === value)?.name ?? text(`administration.role.${value as Role}`)

const groupRows =
  (choices: readonly Choice[], stored: readonly GroupRole[]): Field =>
  (state) => {
    const submitted = state.submission ? submittedRows(state.submission).length : 0
    const count = Math.min(Math.max(stored.length, submitted) + spareRows, maxRows)
    return html`${Array.from({ length: count }, (_, index) => groupRow(index, choices, stored[index])(state))}`
  }

const groupRow = (index: number, choices: readonly Choice[], stored: GroupRole | undefined): Field =>
  columns(
    input(fieldName(index, 'group'), text('provisioning.group', { number: String(index + 1) }), {
      value: stored?.group,
      maxlength: 200,
      optional: 'sometimes',
      autocomplete: 'off',
    }),
    select(fieldName(index, 'role'), text('provisioning.groupRole', { number: String(index + 1) }), choices, {
      value: stored ? roleValue(stored) : 'manager',
    }),
  )

/** Returns the submitted rows with a group. */
const submittedRows = ({ values }: Pick<Submission, 'values'>): { group: string; role: string }[] =>
  Object.keys(values)
    .flatMap((name) => /^group_roles\[(\d{1,3})\]\.group$/.exec(name)?.[1] ?? [])
    .map((index) => ({
      group: values[fieldName(Number(index), 'group')]?.[0] ?? '',
      role: values[fieldName(Number(index), 'role')]?.[0] ?? '',
    }))
    .filter(({ group }) => group !== '')

/** Reads the submitted settings. Removes empty rows between groups, so that problems are shown in the correct row. */
export function readProvisioningForm(form: SubmittedForm): ProvisioningInput {
  const { values } = form
  const rows = submittedRows({ values })
  for (const name of Object.keys(values)) if (name.startsWith('group_roles[')) delete values[name]
  for (const [index, { group, role }] of rows.entries()) {
    values[fieldName(index, 'group')] = [group]
    values[fieldName(index, 'role')] = [role]
  }
  const { role, role_id } = readRole(form, 'default_role')
  return {
    default_role: role,
    default_role_id: role_id,
    group_roles: rows.map(({ group }, index) => ({ group, ...readRole(form, fieldName(index, 'role')) })),
  }
}

/** Reads the role in a field. The API refuses others than those of the field. */
function readRole(form: SubmittedForm, name: string): { role: ProvisioningRole; role_id: number | null } {
  const { role = '', role_id = null } = readChosenRole(form, name) ?? {}
  return { role: role as ProvisioningRole, role_id }
}
