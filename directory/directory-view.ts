import type { Profession } from '#domain/facts/catalogue.ts'
import type { Language } from '#domain/market/locale.ts'
import type { Directory, DirectoryPerson } from '#domain/people/directory.ts'
import type { DirectoryQuery } from '#domain/people/directory-query.ts'
import type { FilterName } from '#domain/people/filter-people.ts'
import type { SlotsByPerson, TimesByPerson } from '#domain/people/sort-people.ts'
import type { Messages } from '#messages/messages.ts'

/** Everything that a directory page is rendered from. */
export interface DirectoryView {
  directory: Directory
  /** Everybody on this page, before any filter. */
  people: readonly DirectoryPerson[]
  query: DirectoryQuery
  /** Undefined where they are not known. */
  times: TimesByPerson | undefined
  slots: SlotsByPerson | undefined
  now: Date
  /** The address of the page, without its query. */
  path: string
  /** The address of the booking. */
  booking: string
  language: Language
  words: Pick<Messages, 'practitioner' | 'profession'>
}

/** What a value of a filter is called. */
export function nameOf({ directory, words }: DirectoryView, filter: FilterName, value: string): string {
  if (filter === 'type') return words.profession[value as Profession] ?? value
  return directory.names[filter][value] ?? value
}
