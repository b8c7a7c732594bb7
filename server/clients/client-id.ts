import { drawReference, isReference } from '../identity/secrets.ts'

export const drawClientId = () => drawReference().toLowerCase()

/** Whether there could be such a client. What strangers send as an id may be any text, also one that a database cannot take. */
export const isClientId = (text: string) => text === text.toLowerCase() && isReference(text.toUpperCase())
