/** Time limits of a booking that people read about: pages, messages and the software take them from here. */

/** How long a code by SMS is valid. */
export const codeMinutes = 10

/** After how long another code can be asked for. */
export const resendSeconds = 30

/** How long a time is kept for a visitor who is typing, before it is extended. */
export const holdMinutes = 10
