import * as z from 'zod'

/** Whether a text can be compared with an id of our database, which answers anything else with an error. */
export const isUuid = (text: string) => z.uuid().safeParse(text).success
