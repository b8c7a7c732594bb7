/** What the simulated month takes for granted. Where a figure is published, its source stands beside it; the others are guesses, and the bench varies them. */
export interface Assumptions {
  /** Share of booked appointments that patients cancel on the day itself. */
  cancelledOnTheDay: number
  /** The same before that day, of appointments that are booked ahead. */
  cancelledBefore: number
  /** Share of the times of the wished days and parts of the day at which somebody can really come. */
  suits: number
  /** People who look for a time, for each time that the clinic has. */
  demand: number
  /** Share of those who find no time that fits who go on trying: by the list, or without one by looking again. */
  persistent: number
  /** Share of these who take a later time than they wish meanwhile. */
  takesLaterTime: number
  /** Share of those whose time is not on their first day who would like an earlier one. */
  wantsEarlier: number
  /** How often they look again by themselves where there is no list, in hours on average; infinity: never. */
  hoursUntilLookingAgain: number
}

export const assumptions: Assumptions = {
  // More than 90 million appointments in person: 'Cancellations in Primary Care in the Veterans Affairs Health Care System',
  // The American Journal of Managed Care, 2025.
  cancelledOnTheDay: 0.0392,
  // 17.7 % of 46,710 appointments in all: 'Cancelled Primary Care Appointments: A Prospective Cohort Study of Diabetic Patients',
  // Journal of Medical Systems (Springer), 2017.
  cancelledBefore: 0.177 - 0.0392,
  // 8.3 % of 177,311 offers of any earlier time were taken: Chung et al., 'Patient-Centric Scheduling With the Implementation of Health
  // Information Technology to Improve the Patient Experience and Access to Care', Journal of Medical Internet Research, 2020. Some three
  // of ten times are of the days and parts of the day that somebody here wishes.
  suits: 0.083 / 0.3,
  demand: 1,
  persistent: 0.5,
  takesLaterTime: 0.5,
  wantsEarlier: 0.3,
  hoursUntilLookingAgain: 24,
}
