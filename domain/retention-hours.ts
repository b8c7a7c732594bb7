/** How long personal data is kept: the software deletes by these figures, and the privacy policy tells them. */
export const retentionHours = {
  /** Holds that led to no booking. */
  unfinished: 24,
  codes: 1,
  contactMessages: 90 * 24,
  /** Long enough to tell a patient who comes back now and then from a stranger. */
  knownPhones: 90 * 24,
  /** That a message was sent, not what it said: long enough to answer 'I never got an SMS'. */
  finishedJobs: 30 * 24,
} as const
