import type { Tried } from '../../pages/form.ts'

/** Whether a form was made for an older version than the stored one. Its hidden field `version` says so. */
export const isOutdated = ({ version }: { version: number }, tried: Tried | undefined): tried is Tried =>
  tried?.values.version !== undefined && tried.values.version[0] !== String(version)
