import type { Problem } from '../../operation/errors.ts'

/** The bounds of the contract for a password that is chosen. */
export const passwordLength = { min: 8, max: 200 }

/** Nothing of it can be seen. */
const blank = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u

/**
 * Says what is wrong with a password that somebody chooses, apart from its length. Case and blanks around it make no
 * difference, as those who guess try them, too.
 *
 * @param email - of its user
 * @returns the words after “the password”; undefined for a good one
 */
export async function passwordWeakness(password: string, email: string): Promise<string | undefined> {
  const guess = guessOf(password)
  const address = email.toLowerCase()
  if (guess !== '' && (guess === address || guess === address.slice(0, address.lastIndexOf('@')))) {
    return 'must not be your e-mail address or the part of it before the @'
  }
  return await commonPasswordWeakness(password)
}

/** What is wrong with a password for every user: the part of `passwordWeakness` that does not depend on the address. */
async function commonPasswordWeakness(password: string): Promise<string | undefined> {
  if (blank.test(password)) return 'must not be blank'
  commonPasswords ??= readCommonPasswords()
  return (await commonPasswords).has(guessOf(password))
    ? 'must not be one of the 10,000 most common passwords'
    : undefined
}

/** The rule for a chosen password that needs no look at its user. */
export async function passwordProblems(password: string | undefined, path: string): Promise<Problem[]> {
  const message = password === undefined ? undefined : await commonPasswordWeakness(password)
  return message === undefined ? [] : [{ path, message }]
}

const guessOf = (password: string): string => password.trim().toLowerCase()

/** Read once, when the first password is chosen: it takes a moment. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** The most common passwords of those that are long enough, in lower case. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byFrequency = dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min)
  return new Set(byFrequency.slice(0, 10_000))
}
