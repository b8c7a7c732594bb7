import type { MetadataJson } from 'libphonenumber-js/core'
import type { PhoneBook } from '../phone.ts'
import metadata from './nordic-metadata.json' with { type: 'json' }

/** The countries that we send SMS to: for the browser. A test keeps the file equal to what the library says. */
export const nordicPhones: PhoneBook = { metadata: metadata as unknown as MetadataJson, complete: false }
