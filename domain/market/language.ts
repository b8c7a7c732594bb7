/** The languages a text can be written in. */
export const languages = ['no', 'en', 'sv'] as const
export type Language = (typeof languages)[number]
