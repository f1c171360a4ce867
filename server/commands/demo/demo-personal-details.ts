import { addDays, addMonths } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { PersonRow } from '../../people/present-person.ts'
import type { DemoBusiness } from './demo-businesses.ts'
import { demoFirstName } from './demo-person.ts'

interface Options {
  index: number
  country: DemoBusiness['country']
  today: string
}

/** Returns the identifiers, emergency contacts and dependents of a person. */
export const demoPersonalDetails = (person: PersonRow, options: Options) => ({
  identifiers: identifiers(options),
  emergency_contacts: emergencyContacts(person, options),
  dependents: dependents(person, options),
})

/** The countries of passports, in the order of the names of people (`demoPerson`). */
const passportCountries = [
  'FR',
  'GR',
  'ES',
  'UA',
  'PL',
  'JP',
  'DK',
  'LB',
  'VN',
  'CN',
  'CZ',
  'RS',
  'TR',
  'KR',
  'IN',
  'IE',
]

/** Returns passports, of which some expire soon, and the numbers of French identity cards. */
function identifiers({ index, country, today }: Options): Schemas['IdentifierCreate'][] {
  const expires_on = addDays(today, 45 + ((index * 97) % 3000))
  const issued_on = addMonths(expires_on, -120)
  const number = String(4_104_711 + index * 7919)
  const passport = { kind: 'passport', country: passportCountries[index % passportCountries.length] ?? 'FR' } as const
  return [
    ...(index % 4 === 0 ? [{ ...passport, value: `P${number}`, issued_on, expires_on }] : []),
    ...(country === 'FR' && index % 6 === 0
      ? [
          {
            kind: 'national_id',
            country,
            value: `88069${Number(number) + 1236}`,
            expires_on: addMonths(expires_on, 24),
          } as const,
        ]
      : []),
  ]
}

const relationships = ['Partner', 'Mother', 'Brother', 'Father', 'Sister']

/** Returns up to two contacts, whose numbers are from a range that is reserved for fiction. */
function emergencyContacts({ last_name }: PersonRow, { index }: Options): Schemas['EmergencyContactCreate'][] {
  const count = index % 6 === 5 ? 0 : index % 3 === 0 ? 2 : 1
  return Array.from({ length: count }, (_, position) => ({
    name: `${demoFirstName(index + relativeOffset * (position + 1))} ${last_name}`,
    relationship: relationships[(index + position) % relationships.length] ?? 'Friend',
    phone: `+44 20 7946 0${String((index * 2 + position) % 1000).padStart(3, '0')}`,
  }))
}

/** The distance of people whose names are from the same pool (`demoPerson`). */
const relativeOffset = 16

/** Returns up to two children. */
function dependents({ last_name }: PersonRow, { index, today }: Options): Schemas['DependentCreate'][] {
  const count = index % 5 === 0 ? 1 + (index % 2) : 0
  return Array.from({ length: count }, (_, position) => ({
    first_name: demoFirstName(index + relativeOffset * (position + 3)),
    last_name,
    relationship: 'child',
    date_of_birth: addDays(today, -400 - ((index * 131 + position * 900) % 5500)),
    tax_dependent: position === 0,
  }))
}
