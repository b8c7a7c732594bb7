/** The kinds of search results. */
export const resultKinds = ['treatment', 'page', 'clinic', 'practitioner'] as const
export type ResultKind = (typeof resultKinds)[number]
