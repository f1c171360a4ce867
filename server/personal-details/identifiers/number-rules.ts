import type { stdnum } from 'stdnum'
import type { Schemas } from '../../operation/contract/contract.ts'

type Kind = Schemas['IdentifierKind']

/** The validators of the library, by country and name. */
type Validators = typeof stdnum

/** For each kind, the names of the numbers that a country gives to people. */
type CountryRules<Country extends keyof Validators> = Partial<
  Record<Extract<Kind, 'national_id' | 'tax_id' | 'social_security'>, readonly (keyof Validators[Country])[]>
>

/** A number that serves all three purposes. */
const forAll = <Name extends string>(...names: Name[]) => ({
  national_id: names,
  tax_id: names,
  social_security: names,
})

/**
 * The numbers that are checked, by country. A kind is omitted if a country has several numbers of that kind of which the
 * library does not know all, such as the numbers of German identity cards or the ITIN of the United States.
 */
const countryRules: { [Country in keyof Validators]?: CountryRules<Country> } = {
  AT: { social_security: ['vnr'] },
  AU: { tax_id: ['tfn'] },
  BE: forAll('nn', 'bis'),
  BG: forAll('egn', 'pnf'),
  BR: { tax_id: ['cpf'] },
  CA: { social_security: ['sin'] },
  CH: { social_security: ['ssn'] },
  CL: { national_id: ['run', 'rut'], tax_id: ['run', 'rut'] },
  CN: { national_id: ['ric'] },
  CZ: { national_id: ['rc'], social_security: ['rc'] },
  DE: { tax_id: ['idnr'], social_security: ['svnr'] },
  DK: forAll('cpr'),
  EE: forAll('ik'),
  ES: { national_id: ['dni', 'nie'], tax_id: ['nif'], social_security: ['nss'] },
  FI: forAll('hetu'),
  FR: { tax_id: ['nif'], social_security: ['nir'] },
  GB: { tax_id: ['utr'], social_security: ['nino'] },
  GR: { social_security: ['amka'] },
  HR: { tax_id: ['oib'] },
  IE: { tax_id: ['pps'], social_security: ['pps'] },
  IL: { national_id: ['idnr'] },
  IN: { tax_id: ['pan'] },
  IS: forAll('kennitala'),
  IT: { tax_id: ['codicefiscale'], social_security: ['codicefiscale'] },
  KR: { national_id: ['rrn'] },
  LT: forAll('asmens'),
  MX: { national_id: ['curp'], tax_id: ['rfc'] },
  NL: forAll('bsn'),
  NO: forAll('fodselsnummer'),
  NZ: { tax_id: ['ird'] },
  PL: { national_id: ['pesel'], tax_id: ['pesel', 'nip'] },
  PT: { tax_id: ['nif'] },
  RO: forAll('cnp'),
  SE: forAll('personnummer'),
  SI: { national_id: ['emso'] },
  SK: { national_id: ['rc'], social_security: ['rc'] },
  TR: { national_id: ['tckimlik'], tax_id: ['tckimlik'] },
  US: { social_security: ['ssn'] },
  ZA: { national_id: ['idnr'] },
}

/**
 * Checks a number by the rules of its country, such as its check digits.
 *
 * @returns the names of the numbers that it could have been; undefined if it is one of them, or if the rules are unknown
 */
export async function findWrongNumber({
  kind,
  country,
  value,
}: {
  kind: Kind
  country: string
  value: string
}): Promise<string | undefined> {
  const rules = countryRules[country as keyof Validators] as Record<string, readonly string[]> | undefined
  const names = rules?.[kind]
  if (names === undefined) return undefined
  const { stdnum } = await import('stdnum') // loads the rules of all countries, which no other operation needs
  const validators = names.map((name) => (stdnum as Record<string, Record<string, Validator>>)[country]?.[name])
  if (validators.some((validator) => validator?.validate(value).isValid)) return undefined
  return validators.map((validator) => validator?.localName).join(' or ')
}

interface Validator {
  localName: string
  validate(value: string): { isValid: boolean }
}
