import type { Locale } from '#domain/market/locale.ts'
import { ignoredBeforeRest, offerMinutes, offersADay } from '#domain/waiting/waiting-limits.ts'

const no = {
  title: 'Venteliste',
  rule: `En time som blir ledig, tilbys den som har ventet lengst av dem den passer for. Hver har ${offerMinutes} minutter på å svare.`,
  quiet: 'Ingen blir spurt før kl. {time}, unntatt om timer i kveld.',
  none: 'Ingen venter på time her.',
  what: 'Venter på',
  elsewhere: 'også {clinics}',
  course: 'kurs eller gruppe',
  days: 'Dager',
  anyPart: 'hele dagen',
  parts: { morning: 'formiddag', afternoon: 'ettermiddag', evening: 'kveld' },
  since: 'Ventet siden',
  booking: 'Har time {time}, ønsker en tidligere',
  leave: 'Pasienten kan gå av listen med lenken vi har sendt på SMS.',
  end: 'Ta av listen',
  endText: 'Ta bare pasienter av listen når de ber om det. De mister plassen i køen og får ingen SMS.',
  endOffer: 'Timen som holdes av til pasienten, går til den neste.',
  endSure: 'Ja, ta av listen',
  ended: '{name} står ikke lenger på listen.',
  next: 'Neste',
  nextWhy: 'Har ventet lengst på dette',
  standing: {
    waiting: 'Venter',
    offered: 'Har et tilbud',
    'enough-today': 'Spurt nok i dag',
    resting: 'Svarer ikke',
  },
  why: {
    waiting: 'Blir spurt etter dem som står foran',
    offered: '{time}, {clinic}. Må svare innen kl. {until}',
    'enough-today': `${offersADay} tilbud på 24 timer`,
    resting: `${ignoredBeforeRest} tilbud uten svar. Blir spurt igjen når pasienten sier fra`,
  },
}
export type WaitingWords = typeof no

const en: WaitingWords = {
  title: 'Waiting list',
  rule: `A time that becomes available is offered to whoever has waited longest of those it suits. Each has ${offerMinutes} minutes to answer.`,
  quiet: 'Nobody is asked until {time}, except about times this evening.',
  none: 'Nobody is waiting for a time here.',
  what: 'Waiting for',
  elsewhere: 'also {clinics}',
  course: 'course or class',
  days: 'Days',
  anyPart: 'any time of day',
  parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
  since: 'Waiting since',
  booking: 'Has an appointment on {time}, wants an earlier one',
  leave: 'The patient can leave the list with the link we sent by text message.',
  end: 'Take off the list',
  endText: 'Take them off only when they ask. They lose their place and get no text message.',
  endOffer: 'The time held for them goes to the next person.',
  endSure: 'Yes, take off the list',
  ended: '{name} is off the list.',
  next: 'Next',
  nextWhy: 'Has waited longest for this',
  standing: {
    waiting: 'Waiting',
    offered: 'Has an offer',
    'enough-today': 'Asked enough today',
    resting: 'Not answering',
  },
  why: {
    waiting: 'Will be asked after those ahead',
    offered: '{time}, {clinic}. Must answer by {until}',
    'enough-today': `${offersADay} offers in 24 hours`,
    resting: `${ignoredBeforeRest} offers unanswered. Will be asked again when the patient says so`,
  },
}

export const waitingWords: Record<Locale, WaitingWords> = { no, en }
