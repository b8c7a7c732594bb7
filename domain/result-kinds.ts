/** What a result of the search leads to. */
export const resultKinds = ['treatment', 'page', 'clinic', 'practitioner'] as const
export type ResultKind = (typeof resultKinds)[number]
