import { searchFieldName } from '#domain/site/page-places.ts'
import { longestQuery } from '#search/cut-query.ts'

/** Attributes of every search field: browsers and keyboards must not store or correct what is typed. */
export const searchFieldAttributes = {
  name: searchFieldName,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: longestQuery,
} as const
