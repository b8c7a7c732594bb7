import type { BookingMessages } from '#messages/booking/messages.ts'
import type { Choices } from './choices.ts'

/** The service on video that belongs to a type, so that it is found there too and not only under 'Video'. */
export const videoServices: Record<string, string> = {
  'general-practitioner': 'video-general-practitioner',
  physical: 'video-physiotherapist',
  psychologist: 'video-psychologist',
  specialists: 'video-dermatologist',
  covid: 'video-covid',
}

export interface TileChoice {
  label: keyof BookingMessages['tile']
  choices: Choices
}

/** The sub-choices on the tiles of the first step, by type. A type without any shows its services by name. */
export const tileChoices: Record<string, TileChoice[]> = {
  'general-practitioner': [
    { label: 'inClinic', choices: { type: 'general-practitioner' } },
    {
      label: 'onVideo',
      choices: { type: 'general-practitioner', service: 'video-general-practitioner', treatment: 'gp-video' },
    },
  ],
  physical: [
    { label: 'physiotherapist', choices: { type: 'physical', service: 'physiotherapist' } },
    { label: 'chiropractor', choices: { type: 'physical', service: 'chiropractor' } },
  ],
  psychologist: [
    { label: 'inClinic', choices: { type: 'psychologist', service: 'psychologist' } },
    {
      label: 'onVideo',
      choices: { type: 'psychologist', service: 'video-psychologist', treatment: 'psychologist-video' },
    },
  ],
  covid: [
    { label: 'covidTest', choices: { type: 'covid', service: 'covid-test' } },
    { label: 'fitToFly', choices: { type: 'covid', service: 'covid-certificate', treatment: 'covid-fit-to-fly' } },
    {
      label: 'proofOfRecovery',
      choices: { type: 'covid', service: 'covid-certificate', treatment: 'covid-proof-of-recovery' },
    },
    { label: 'covidAdvice', choices: { type: 'covid', service: 'video-covid', treatment: 'covid-advice-video' } },
  ],
}

/** The small tiles below: straight to a line of care. */
export const shortcuts: TileChoice[] = [
  { label: 'clinic', choices: { type: 'general-practitioner', service: 'gp' } },
  { label: 'video', choices: { type: 'video' } },
  { label: 'specialists', choices: { type: 'specialists' } },
  { label: 'psychology', choices: { type: 'psychologist' } },
]
