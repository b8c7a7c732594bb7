/** What every call of the console needs: the cookie of somebody who is signed in. */
export const staffSession = [{ staff: [] }] as const
