/** How long after the visit a booking still says who it was for: longer is for the clinic's journal. Also in the privacy policy. */
export const bookingRetentionMonths = 12

/** How long other personal data is stored: used for deletion and shown in the privacy policy. */
export const retentionHours = {
  /** Holds that led to no booking. */
  unfinished: 24,
  codes: 1,
  contactMessages: 90 * 24,
  /** Long enough to agree on an offer. */
  interests: 90 * 24,
  /** Long enough to recognise patients who come back now and then. */
  knownPhones: 90 * 24,
  /** That a message was sent, not its text: long enough to answer 'I never got an SMS'. */
  finishedJobs: 30 * 24,
} as const
