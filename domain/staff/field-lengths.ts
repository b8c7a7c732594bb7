/** The most characters of what is typed in the console: fields stop there, and the server refuses more. */
export const fieldLengths = { note: 500, kioskName: 60, peopleQuery: 100 } as const
