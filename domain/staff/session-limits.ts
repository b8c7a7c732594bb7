/** A console that nobody touches locks itself; what arrives by itself is no touch. */
export const idleMinutes = 30

/** However busy the day is. */
export const sessionHours = 12

/** How long after signing in the calls can be made that need somebody to have just proved who they are. */
export const freshMinutes = 10

/** A one-time link: long enough to open it tomorrow morning. */
export const linkHours = 24

/** Minutes in which the same session's looks at the same thing are one: a console reads what is open again whenever it changes. */
export const lookMinutes = 10

/** A program that follows a calendar asks every hour: whose names it got is written down once in that time. */
export const calendarLogHours = 24

/** Sent along by a console that reads something again by itself, before an empty desk: it is no touch. */
export const unattendedHeader = 'x-unattended'
