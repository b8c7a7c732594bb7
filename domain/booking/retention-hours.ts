/** How long after the visit a booking still says who it was for: longer is for the clinic's journal. Also in the privacy policy. */
export const bookingRetentionMonths = 12

/** How long it can be seen who of our staff saw or changed what of a patient: as long as the patient may want to know. Also in the database. */
export const accessLogYears = 5

/** How long other personal data is stored: used for deletion and shown in the privacy policy. */
export const retentionHours = {
  /** Holds that led to no booking. */
  unfinished: 24,
  codes: 1,
  /** What is counted against a limit, by keyed hashes of addresses and phones. No limit looks back further than a day. */
  attempts: 25,
  /** The answer to a booking: long enough for any browser that repeats a request after a bad connection. */
  answers: 24,
  contactMessages: 90 * 24,
  /** Long enough to agree on an offer. */
  interests: 90 * 24,
  /** Orders of tests at home, from their last change: long enough to hand in the sample and to ask about the result. */
  orders: 90 * 24,
  /** Other times that a patient was offered, from their end: as long as somebody may ask why a booking was moved. */
  offers: 30 * 24,
  /** Applications that could not be passed on: longer than a mail server is away. */
  applications: 14 * 24,
  /** Longer than the same absence could be reported again; the name is forgotten as soon as the company has it. */
  absences: 30 * 24,
  /** Long enough to recognise patients who come back now and then. */
  knownPhones: 90 * 24,
  /** Phones that want no reminders, by keyed hashes. */
  stoppedPhones: 365 * 24,
  /** That somebody was asked how a visit was: nobody is asked again within that time. */
  visitQuestions: 30 * 24,
  /** What they answered, without a name. */
  visitAnswers: 365 * 24,
  /** That a message was sent, not its text: long enough to answer 'I never got an SMS'. */
  finishedJobs: 30 * 24,
} as const
