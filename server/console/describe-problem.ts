import type { FieldKind } from '../pages/form.ts'
import type { Formats } from '../pages/formats.ts'
import { text } from '../texts/english.ts'
import { documentProblems } from './describe-file-problem.ts'
import { leaveLimitProblems } from './describe-leave-limit.ts'
import { kindName } from './pay-runs/pay-run-labels.ts'

/** A problem from the API, which a sentence describes. */
export interface ProblemRule {
  path: string
  /** The code of the problem; undefined from a release of the API without codes. */
  code?: string | undefined
  limit?: number | string | undefined
  detail?: string | undefined
  line?: number | undefined
}

interface Subject extends FieldKind {
  problem: ProblemRule
  /** The last member in the path, such as `email`. */
  member: string
  /** The input of the field. */
  value: string
  formats: Formats
}

/**
 * Describes a problem in a sentence, without the terms of the contract.
 *
 * @param value - the input of the field; empty if it is unknown
 */
export function describeProblem(
  problem: ProblemRule,
  { label, entry }: FieldKind,
  { value, formats }: { value: string; formats: Formats },
): string {
  const members = problem.path.replaceAll(/\[\d+\]/g, '').split('.')
  // The name of a custom field, such as `email`, says nothing about its values.
  const member = members.find((name) => name === 'custom_fields') ?? members.at(-1) ?? ''
  const subject: Subject = { problem, label, entry, member, value, formats }
  const describe = descriptions[problem.code ?? 'invalid'] ?? descriptions.invalid
  return describe?.(subject) ?? text('problems.other')
}

const numbers = new Set(['decimal', 'numeric', 'number'])

/** The members whose values are decimals in a string. */
const amounts = new Set(['amount', 'rate', 'quantity'])

const withLabel = (
  key: 'problems.enter' | 'problems.choose' | 'problems.value' | 'problems.notEditable',
  label: string,
): string => (label === '' ? text('problems.other') : text(key, { label }))

function missing({ entry, label, member, formats }: Subject): string {
  if (member === 'events') return text('problems.choose.events')
  if (member === 'scopes') return text('problems.choose.scopes')
  if (member === 'approval') return text('leaveApproval.problem.allOptional')
  if (entry === 'file') return text('problems.choose.file')
  if (entry === 'select') return withLabel('problems.choose', label)
  if (entry === 'checkboxes' && label !== '') return text('problems.choose.some', { label })
  if (entry === 'checkbox' && label !== '') return text('problems.tick', { label })
  if (entry === 'date' && label !== '')
    return text('problems.enter.date', { label, example: formats.shortDate(exampleDate) })
  return withLabel('problems.enter', label)
}

export const exampleDate = '2026-12-31'

/** The sentences about the format of a value, by member. */
const forms: Record<string, (subject: Subject) => string> = {
  email: () => text('problems.email'),
  contact: () => text('problems.email'),
  notify: () => text('problems.email.list'),
  url: () => text('problems.url'),
  iban: () => text('problems.iban'),
  bic: () => text('problems.bic'),
  currency: () => text('problems.currency'),
  country: () => text('problems.country'),
  time_zone: ({ value }) => text('problems.timeZone', { value }),
  phone: () => text('problems.phone'),
  address: () => text('problems.postalAddress'),
  code: ({ entry, label }) => (entry === 'none' ? withLabel('problems.value', label) : text('problems.code')),
  resets_on: () => text('problems.yearly'),
  on: () => text('problems.yearly'),
  payroll_year_starts_on: () => text('problems.yearly'),
  allowed_cidrs: () => text('problems.networks'),
  headers: () => text('problems.headers'),
  ics: () => text('problems.calendarFile'),
  token: () => text('problems.link'),
  link_token: () => text('problems.link'),
}

function malformed(subject: Subject): string {
  const { value, entry, label, member, formats } = subject
  if (value.trim() === '' && entry !== 'file' && entry !== 'none') return missing(subject)
  if (subject.problem.path.startsWith('body.headers')) return text('problems.headers')
  const describe = Object.hasOwn(forms, member) ? forms[member] : undefined
  if (describe !== undefined) return describe(subject)
  if (amounts.has(member)) return text('problems.amount', { example: formats.decimal('1000.00') })
  if (entry === 'date') return text('problems.date', { example: formats.shortDate(exampleDate) })
  if (entry === 'datetime-local') return text('problems.time')
  if (entry === 'email') return text('problems.email')
  if (entry === 'url') return text('problems.url')
  if (entry === 'decimal') return text('problems.number', { example: formats.decimal('7.5') })
  if (entry === 'numeric' || entry === 'number') return text('problems.number.whole')
  if (entry === 'select') return withLabel('problems.choose', label)
  if (/[\p{Cc}]/u.test(value) && label !== '') return text('problems.oneLine', { label })
  return withLabel('problems.value', label)
}

const amount = ({ problem: { limit = '' }, formats }: Subject): string => formats.decimal(String(limit))

const count = (value: string): number => [...value].length

const day = ({ formats }: Subject, date: number | string = ''): string =>
  /^\d{4}-\d\d-\d\d$/.test(String(date)) ? formats.day(String(date)) : String(date)

function outOfRange(subject: Subject, key: 'problems.tooSmall' | 'problems.tooLarge'): string {
  const { label, member, entry, problem } = subject
  if (label === '') return text('problems.other')
  if (member === 'amount' && key === 'problems.tooSmall' && Number(problem.limit) === 0)
    return text('problems.negative')
  if (member === 'amount') return text('problems.tooLarge.amount', { limit: amount(subject) })
  return entry === 'select' || problem.limit === undefined
    ? withLabel('problems.choose', label)
    : text(key, { label, limit: amount(subject) })
}

function tooLarge(subject: Subject): string {
  const { member, problem, formats } = subject
  const { path, limit } = problem
  if (path === 'body') return text('problems.tooLarge.total')
  if (member === 'to') return text('problems.tooLarge.period')
  if (path.startsWith('body.logo'))
    return text('problems.tooLarge.logo', { size: `${formats.number(Number(limit) / 1024)} kB` })
  if (limit === undefined) return text('problems.tooLarge.text')
  if (member === 'days' && Number(limit) >= 50_000)
    return text('problems.tooLarge.adjustments', { limit: amount(subject) })
  return outOfRange(subject, 'problems.tooLarge')
}

function incorrect({ member, entry }: Subject): string {
  if (member === 'recovery_code') return text('problems.incorrect.recoveryCode')
  if (member === 'code') return text(entry === 'numeric' ? 'problems.incorrect.appCode' : 'problems.incorrect.code')
  return member === 'confirm' ? text('problems.incorrect.name') : text('problems.incorrect.password')
}

function taken({ member, label }: Subject): string {
  if (member === 'email') return text('problems.taken.email')
  if (member === 'date') return text('problems.taken.holiday')
  if (member === 'effective_on') return text('jobAndPay.taken')
  if (member === 'token') return text('problems.link')
  if (member === 'name') return text('problems.taken.name')
  if (member === 'code') return text('problems.taken.code')
  if (member === 'allowed_domains') return text('singleSignOn.problem.domainTaken')
  return label === '' ? text('problems.conflict') : text('problems.taken', { label })
}

const early = (subject: Subject): string =>
  subject.problem.limit === undefined
    ? text('problems.future')
    : text('problems.from', { date: day(subject, subject.problem.limit) })

function late(subject: Subject): string {
  const { member, problem } = subject
  if (problem.limit !== undefined) return text('problems.before', { date: day(subject, problem.limit) })
  if (member === 'days' || member === 'hours') return text('problems.clock')
  return member === 'expires_at' ? text('problems.expiry') : text('problems.past')
}

/** Formats the dates of other leave, which are an ISO 8601 interval. */
function period({ formats }: Subject, interval = ''): string {
  const [first = '', last = first] = interval.split('/')
  return first === last ? formats.day(first) : formats.period(first, last)
}

/** The sentences about the uses of a role that prevent its deletion, by the detail of the problem. */
const roleUses = {
  users: 'problems.inUse.role.users',
  single_sign_on: 'problems.inUse.role.singleSignOn',
  provisioning: 'problems.inUse.role.provisioning',
} as const

/** The sentences about problems of the record itself, by code. */
const recordProblems: Record<string, (subject: Subject) => string> = {
  last_owner: () => text('problems.lastOwner'),
  limit_reached: ({ problem, formats }) => formats.text('problems.limitReached', { limit: Number(problem.limit) }),
  in_use: ({ problem: { detail = '' }, member }) => {
    if (member === 'accrual') return text('problems.inUse.accrual')
    if (Object.hasOwn(roleUses, detail)) return text(roleUses[detail as keyof typeof roleUses])
    return detail === '' ? text('problems.inUse') : text('problems.inUse.rule', { name: detail })
  },
  only_assignment: () => text('problems.onlyAssignment'),
  first_assignment: () => text('problems.firstAssignment'),
  has_people: () => text('problems.hasPeople'),
  has_departments: () => text('problems.hasDepartments'),
  has_holidays: () => text('problems.hasHolidays'),
  has_reports: () => text('problems.hasReports'),
  in_pay_run: () => text('problems.inPayRun'),
  unsigned_document: ({ problem: { detail = '' } }) => text('problems.unsignedDocument', { title: detail }),
  person_deleted: () => text('problems.personDeleted'),
  person_has_left: () => text('problems.personHasLeft'),
  no_sandbox: () => text('problems.noSandbox'),
  not_active: () => text('problems.notActive'),
  attempt_pending: () => text('problems.attemptPending'),
  exceeds_key: () => text('problems.exceedsKey'),
  nothing_to_pay: () => text('problems.nothingToPay'),
}

/** The sentences about problems of leave requests and their previews, by code. */
const leaveProblems: Record<string, (subject: Subject) => string> = {
  leave_type_archived: () => text('problems.leave.archived'),
  half_days_not_allowed: () => text('problems.leave.halfDays'),
  notice_too_short: ({ problem, formats }) => formats.text('problems.leave.notice', { limit: Number(problem.limit) }),
  too_far_from_today: ({ problem, formats }) => formats.text('problems.leave.tooFar', { limit: Number(problem.limit) }),
  leave_year_closed: (subject) => text('problems.leave.yearClosed', { date: day(subject, subject.problem.limit) }),
  no_working_day: () => text('problems.leave.noWorkingDay'),
  overlap: (subject) => text('problems.leave.overlap', { period: period(subject, subject.problem.detail) }),
  too_few_days: (subject) =>
    subject.problem.detail === undefined
      ? text('problems.leave.tooFewDays', { limit: amount(subject) })
      : text('problems.leave.daysExpire', { limit: amount(subject), day: day(subject, subject.problem.detail) }),
  not_employed: (subject) =>
    subject.member === 'end_date'
      ? text('problems.leave.ends', { date: day(subject, subject.problem.limit) })
      : text('problems.leave.starts', { date: day(subject, subject.problem.limit) }),
  below_min_balance: ({ problem, formats }) => leaveLimitProblems.below_min_balance(problem, formats),
  too_many_away: ({ problem, formats }) => leaveLimitProblems.too_many_away(problem, formats),
  blackout: ({ problem, formats }) => leaveLimitProblems.blackout(problem, formats),
  portions_do_not_fit: ({ problem }) =>
    text(problem.limit === 1 ? 'problems.leave.portions.single' : 'problems.leave.portions'),
  external_id_taken: taken,
  reason_required: () => text('problems.leave.reasonRequired'),
  unknown_reason: () => text('problems.leave.unknownReason'),
}

/** The sentences about single sign-on, by code. */
const singleSignOnProblems: Record<string, () => string> = {
  no_single_sign_on: () => text('singleSignOn.problem.none'),
  another_issuer: () => text('singleSignOn.problem.anotherIssuer'),
  discovery_failed: () => text('singleSignOn.problem.issuer'),
  https_required: () => text('singleSignOn.problem.https'),
  public_domain: () => text('singleSignOn.problem.publicDomain'),
  not_owned: () => text('singleSignOn.problem.notOwned'),
  no_owner_password: () => text('singleSignOn.problem.ownerPassword'),
}

/** Returns the name of the field in the detail of a problem, such as `last_name` or `custom_fields.shirt_size`. */
const fieldInDetail = ({ problem: { detail = '' } }: Subject): string =>
  detail.replace(/^custom_fields\./, '').replaceAll('_', ' ')

const descriptions: Record<string, (subject: Subject) => string> = {
  ...recordProblems,
  ...leaveProblems,
  ...documentProblems,
  ...singleSignOnProblems,
  changed_since: (subject) => text('problems.changedSince', { field: fieldInDetail(subject) }),
  field_archived: (subject) => text('problems.fieldArchived', { field: fieldInDetail(subject) }),
  field_hidden: (subject) => text('problems.fieldHidden', { field: fieldInDetail(subject) }),
  value_not_allowed: (subject) => text('problems.valueNotAllowed', { field: fieldInDetail(subject) }),
  no_person: () => text('problems.noPerson'),
  required: missing,
  unknown_member: ({ label }) => withLabel('problems.value', label),
  invalid_name: malformed,
  wrong_type: malformed,
  invalid: malformed,
  not_editable: ({ label }) => withLabel('problems.notEditable', label),
  missing_option: () => text('problems.missingOption'),
  not_allowed: ({ label, member, entry, problem, value }) => {
    if (problem.path.startsWith('body.headers.')) return text('problems.headers.reserved', { name: member })
    if (member === 'scopes') return text('problems.notAllowed.scopes')
    if (entry === 'decimal' || entry === 'numeric') return withLabel('problems.enter', label)
    return label === '' || value === '' ? withLabel('problems.choose', label) : text('problems.notAllowed', { label })
  },
  too_short: (subject) =>
    subject.value.trim() === '' || subject.label === '' || typeof subject.problem.limit !== 'number'
      ? missing(subject)
      : subject.member in forms
        ? malformed(subject)
        : subject.formats.text('problems.tooShort', {
            label: subject.label,
            limit: subject.problem.limit,
            count: count(subject.value),
          }),
  too_long: (subject) => {
    const { label, value, formats, problem, member } = subject
    if (member === 'end_date') return text('problems.leave.tooLong', { limit: amount(subject) })
    if (label === '' || typeof problem.limit !== 'number') return text('problems.tooLargeForm')
    return formats.text('problems.tooLong', { label, limit: problem.limit, count: count(value) })
  },
  too_few: (subject) => {
    const { member, problem, formats } = subject
    if (member === 'signers') return formats.text('problems.tooFew.signers', { limit: Number(problem.limit ?? 1) })
    if (member === 'location_ids') return text('problems.choose.location')
    return missing(subject)
  },
  too_many: ({ label, problem, formats, member }) => {
    const limit = Number(problem.limit)
    if (member === 'ics') return formats.text('problems.tooMany.days', { limit })
    return label === '' || problem.limit === undefined
      ? text('problems.tooLargeForm')
      : formats.text('problems.tooMany', { label, limit })
  },
  too_small: (subject) => outOfRange(subject, 'problems.tooSmall'),
  too_large: tooLarge,
  not_a_multiple: (subject) => {
    const { label, problem, formats, entry } = subject
    if (problem.limit === 0.5) return text('problems.halfDays', { example: formats.decimal('2.5') })
    return label === '' || !numbers.has(entry)
      ? withLabel('problems.value', label)
      : text('problems.multiple', { label, limit: amount(subject) })
  },
  too_early: early,
  too_late: late,
  ends_before_start: () => text('problems.order'),
  repeated: ({ problem, member }) =>
    problem.path.startsWith('body.headers.')
      ? text('problems.headers.repeated', { name: member })
      : text('problems.repeated'),
  not_combinable: ({ label, member, problem }) => {
    if (member === 'approval') return text('leaveApproval.problem.noApproval')
    if (member === 'max_balance') return text('problems.maxBalance')
    if (/accrual|entitlement_rules/.test(problem.path)) return text('problems.carryOver')
    return label === '' ? text('problems.other') : text('problems.notCombinable', { label })
  },
  unknown_record: ({ label, member }) =>
    member === 'person_ids'
      ? text('problems.unknown.people')
      : label === ''
        ? text('problems.other')
        : text('problems.unknown', { label }),
  taken,
  outdated: () => text('problems.outdated'),
  incorrect,
  unprintable: ({ problem: { detail = '' } }) => text('problems.unprintable', { characters: detail }),
  missing_value: ({ problem: { detail = '' } }) => text('problems.missingValue', { field: detail }),
  equals_email: () => text('problems.emailPassword'),
  common_password: () => text('problems.commonPassword'),
  wrong_decimals: ({ problem, formats }) => {
    const limit = Number(problem.limit)
    const example = formats.decimal(limit === 0 ? '1000' : `1000.${'0'.repeat(limit)}`, limit)
    return formats.text('problems.wrongDecimals', { limit, example })
  },
  wrong_kind: ({ problem: { detail = '' } }) => text('problems.wrongKind', { kind: kindName(detail) }),
  wrong_product: ({ problem: { detail = '' }, formats }) =>
    text('problems.wrongProduct', { amount: formats.decimal(detail, detail.split('.')[1]?.length) }),
  zero: () => text('problems.zero'),
  has_credentials: () => text('problems.url.credentials'),
  port_not_allowed: ({ problem: { detail = '' } }) => text('problems.url.port', { port: detail }),
  needs_reach_all: () => text('problems.needsReachAll'),
  not_public: () => text('problems.url.public'),
  circular: ({ member }) => text(member === 'parent_id' ? 'problems.circular.department' : 'problems.circular.manager'),
  other_currency: ({ problem: { detail = '' } }) => text('problems.copy.currency', { currency: detail }),
  is_correction: () => text('problems.copy.correction'),
  mail_not_set_up: () => text('problems.mail'),
  pay_code_without_account: ({ problem: { detail = '' } }) => text('problems.journal.account', { code: detail }),
  pay_code_without_liability_account: ({ problem: { detail = '' } }) =>
    text('problems.journal.liabilityAccount', { code: detail }),
  net_pay_account_missing: () => text('problems.journal.netPayAccount'),
  account_missing: ({ problem: { detail = '' } }) => text('problems.account', { person: detail }),
}

/** The codes that have their own sentence. */
export const describedCodes: ReadonlySet<string> = new Set(Object.keys(descriptions))
