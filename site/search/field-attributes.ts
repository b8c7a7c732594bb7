import { longestQuery } from '#search/create-search.ts'

/** What every search field has: browsers and keyboards keep and correct nothing that is typed there. */
export const searchFieldAttributes = {
  name: 'q',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: longestQuery,
} as const
