/** Limits of a booking that people read about: pages, messages and the software take them from here. */

/** How long a code by SMS is valid. */
export const codeMinutes = 10

/** After how long another code can be asked for. */
export const resendSeconds = 30

/** How long a time is kept for a visitor who is typing, before it is extended. */
export const holdMinutes = 10

/** How long what a visitor has typed can be opened again in the same tab. */
export const draftMinutes = 30

/** Coming appointments of one phone: a family books for itself; more than that calls us, or is a robot with one phone. */
export const appointmentsPerPhone = 6

/** How far ahead the booking shows days. */
export const monthsListed = 2
