/** The address of everybody's first free times. */
export const firstTimesAddress = '/api/practitioners/next-free'
