/** Who changes a booking, and through which channel: stored with every event of the audit trail. */
export interface Origin {
  actor: 'patient' | 'staff' | 'system' | 'partner'
  channel: 'web' | 'kiosk' | 'console' | 'command' | 'job' | 'sms' | 'fhir'
}

/** A patient who books on the site, or moves or cancels by the link in the SMS. */
export const patientOnTheWeb: Origin = { actor: 'patient', channel: 'web' }

/** A patient who answers an SMS of ours. */
export const patientBySms: Origin = { actor: 'patient', channel: 'sms' }

/** Somebody at the desk or in the consulting room. */
export const staffInConsole: Origin = { actor: 'staff', channel: 'console' }

/** A patient at the tablet of a clinic's waiting room. */
export const patientAtKiosk: Origin = { actor: 'patient', channel: 'kiosk' }
