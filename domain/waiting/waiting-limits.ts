/** Limits of the waiting list that people read about: pages, messages and code all use these values. */

/** How long a freed time is held for whoever is asked, before the next is. */
export const offerMinutes = 10

/** How many times one person is asked in any 24 hours. */
export const offersADay = 3

/** After so many offers in a row without an answer nobody is asked again until they say that they still wait. */
export const ignoredBeforeRest = 3

/** A time that begins sooner is nobody's on the list: it goes back to everybody. */
export const leastMinutesLeft = 30

/** How many things a phone may wait for at a time: enough for a family. */
export const entriesPerPhone = 6

/** How many clinics somebody may wait at. */
export const clinicsPerEntry = 20

/** How many stretches of days somebody may wait for. */
export const dayRangesPerEntry = 10
