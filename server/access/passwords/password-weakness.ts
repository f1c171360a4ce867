import type { Problem } from '../../operation/errors.ts'

/** The length limits of a password in characters, as documented in the contract. */
export const passwordLength = { min: 8, max: 200 }

/** The reason why a password is not accepted: a machine-readable code, and a predicate such as `must not be blank`. */
export interface PasswordWeakness {
  code: 'required' | 'equals_email' | 'common_password'
  message: string
}

/** Matches a string without visible characters. */
const blank = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u

/**
 * Checks the strength of a new password, except for its length. Case and surrounding blanks are ignored, because
 * attackers vary them.
 *
 * @param email - the email address of the user
 * @returns undefined for an acceptable password
 */
export async function passwordWeakness(password: string, email: string): Promise<PasswordWeakness | undefined> {
  const normalized = normalizePassword(password)
  const address = email.toLowerCase()
  if (normalized !== '' && [address, address.slice(0, address.lastIndexOf('@'))].includes(normalized)) {
    const message = 'must not be your e-mail address or the part of it before the @'
    return { code: 'equals_email', message }
  }
  return await commonPasswordWeakness(password)
}

/** Performs the checks of `passwordWeakness` that do not depend on the user. */
async function commonPasswordWeakness(password: string): Promise<PasswordWeakness | undefined> {
  if (blank.test(password)) return { code: 'required', message: 'must not be blank' }
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(normalizePassword(password))
    ? { code: 'common_password', message: 'must not be one of the 10,000 most common passwords' }
    : undefined
}

/** Validates a new password in a request, except for checks that depend on the user. */
export async function passwordProblems(password: string | undefined, path: string): Promise<Problem[]> {
  const weakness = password === undefined ? undefined : await commonPasswordWeakness(password)
  return weakness === undefined ? [] : [{ path, ...weakness }]
}

const normalizePassword = (password: string): string => password.trim().toLowerCase()

/** The common passwords, loaded at the first check, because parsing them takes long. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Loads the 10,000 most common passwords of at least the minimum length, in lower case. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byFrequency = dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min)
  return new Set(byFrequency.slice(0, 10_000))
}
