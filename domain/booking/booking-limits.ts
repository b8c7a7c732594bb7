/** Limits of a booking that people read about: pages, messages and code all use these values. */

/** How long a code by SMS is valid. */
export const codeMinutes = 10

/** How long until another code can be requested. */
export const resendSeconds = 30

/** How long a time is held for a visitor who is typing, before the hold is extended. */
export const holdMinutes = 10

/** How long after booking a time can be moved or cancelled free of charge, however soon it starts. */
export const graceMinutes = 10

/** How long an unfinished booking can be reopened in the same tab. */
export const draftMinutes = 30

/** Upcoming appointments per phone: enough for a family; anybody who needs more can call us, and scripts are stopped. */
export const appointmentsPerPhone = 6

/** People in one booking: a family. A verification of a phone is good for as many bookings. */
export const peoplePerBooking = 4

/** Places of one group per phone, on the same dates: for somebody and who comes along. A class has ten, and one person cannot take them all. */
export const placesPerPhone = 2

/** How far ahead the booking shows days. */
export const monthsListed = 2
