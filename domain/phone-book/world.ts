import metadata from 'libphonenumber-js/max/metadata'
import type { PhoneBook } from '../phone.ts'

/** Every country: 150 KB, for the server. */
export const worldPhones: PhoneBook = { metadata, complete: true }
