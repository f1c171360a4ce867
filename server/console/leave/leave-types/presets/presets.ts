import type { FormLeaveType } from '../form-leave-type.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { netherlands, netherlandsExtra } from './netherlands.ts'
import type { Preset } from './preset.ts'
import { unitedKingdom } from './united-kingdom.ts'
import { unitedStates } from './united-states.ts'

/** The presets, by the value of the query parameter `preset` of the page for a new leave type. */
export const presets = {
  de: germany,
  fr: france,
  gb: unitedKingdom,
  nl: netherlands,
  'nl-extra': netherlandsExtra,
  us: unitedStates,
} as const satisfies Record<string, Preset>

const isKey = (key: string): key is keyof typeof presets => Object.hasOwn(presets, key)

/** Returns the preset with a key; undefined if there is none. */
export const findPreset = (key: string | null): Preset | undefined =>
  key !== null && isKey(key) ? presets[key] : undefined

/** Returns a leave type with the values of a preset, and the defaults of the form for all others. */
export const presetType = (preset: Preset): FormLeaveType => ({
  ...preset,
  paid: true,
  requires_approval: true,
  approval: [],
  half_days_allowed: true,
  allow_negative: false,
  max_consecutive_days: null,
  min_notice_days: null,
  limits: {
    min_notice_effect: 'blocks',
    max_consecutive_effect: 'blocks',
    min_balance: null,
    max_away: null,
    blackouts: [],
  },
  certificate_after_days: null,
  entitlement_rules: [],
  hidden_from_team: true,
  reasons: [],
  reason_required: false,
})
