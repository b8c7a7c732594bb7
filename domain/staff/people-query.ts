import { readBirthdate } from '../forms/fields/birthdate.ts'

/** The fewest letters or digits of a search: with fewer it would list everybody. */
export const fewestCharacters = 3

/** People that a search answers at most. */
export const mostPeople = 20

/** Fewer digits of a phone number are those of too many people. */
export const fewestDigits = 5

/** A search for a person, as it can be meant: what matches any of these is found. */
export interface PeopleQuery {
  /** Beginnings of words of the name, all of which it must have. */
  words: string[]
  /** The last digits of the phone. */
  phone: string | null
  /** YYYY-MM-DD; two where nobody can tell which was meant. */
  birthdates: string[]
  reference: string | null
}

/** What somebody at the desk typed: a name, a phone, a birthdate or a reference. Undefined if it is too little to search for. */
export function readPeopleQuery(text: string, today: string): PeopleQuery | undefined {
  const plain = text.normalize('NFC').trim()
  const words = plain.match(/\p{L}+/gu) ?? []
  const digits = plain.replaceAll(/[\s().+-]/g, '')
  const isNumber = /^\d+$/.test(digits)
  const read = (['no', 'en'] as const).map((language) => readBirthdate(plain, language, today))
  const query = {
    words: isNumber || [...words.join('')].length < fewestCharacters || /\d/.test(plain) ? [] : words,
    // Written with a country's prefix or without.
    phone: isNumber && digits.length >= fewestDigits ? digits.replace(/^00/, '') : null,
    birthdates: [...new Set(read.flatMap((it) => (it.ok ? [it.value] : [])))],
    reference: /^[\dA-Z]{8}$/i.test(plain) ? plain.toUpperCase() : null,
  }
  const isEmpty = query.words.length === 0 && !query.phone && query.birthdates.length === 0 && !query.reference
  return isEmpty ? undefined : query
}
