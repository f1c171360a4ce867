import type { Problem } from '../../operation/errors.ts'

/** As in the contract. */
export const passwordLength = { min: 8, max: 200 }

/** No visible character. */
const blank = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u

/**
 * Checks the strength of a new password, apart from its length. Case and surrounding blanks are ignored, as attackers vary them.
 *
 * @param email - of its user
 * @returns a predicate such as `must not be blank`; undefined for an acceptable password
 */
export async function passwordWeakness(password: string, email: string): Promise<string | undefined> {
  const normalized = normalizePassword(password)
  const address = email.toLowerCase()
  if (normalized !== '' && [address, address.slice(0, address.lastIndexOf('@'))].includes(normalized)) {
    return 'must not be your e-mail address or the part of it before the @'
  }
  return await commonPasswordWeakness(password)
}

/** The part of `passwordWeakness` that does not depend on the user. */
async function commonPasswordWeakness(password: string): Promise<string | undefined> {
  if (blank.test(password)) return 'must not be blank'
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(normalizePassword(password))
    ? 'must not be one of the 10,000 most common passwords'
    : undefined
}

/** Validates a new password in a request as far as that needs no user. */
export async function passwordProblems(password: string | undefined, path: string): Promise<Problem[]> {
  const message = password === undefined ? undefined : await commonPasswordWeakness(password)
  return message === undefined ? [] : [{ path, message }]
}

const normalizePassword = (password: string): string => password.trim().toLowerCase()

/** Loaded with the first check, as parsing takes long. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** The most common passwords with the minimum length, in lower case. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byFrequency = dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min)
  return new Set(byFrequency.slice(0, 10_000))
}
