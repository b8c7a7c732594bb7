/** Limits of an order that people read about: pages, messages and code all use these values. */

/** From this age people decide on their own health care in Norway; the clinics see those who are younger. */
export const orderMinimumAge = 16

/** Orders of a phone whose samples are not handed in yet, of whatever kind: as many as somebody needs who tests every place at once. */
export const openOrdersPerPhone = 4
