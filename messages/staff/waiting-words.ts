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
  booking: 'Har time {time}, vil ha en tidligere',
  leave: 'Pasienten kan gå av listen med lenken vi har sendt på SMS.',
  end: 'Ta av listen',
  endText: 'Gjør det når pasienten ber om det. Plassen i køen blir borte, og vi sender ingen SMS om det.',
  endOffer: 'En time som holdes av til pasienten, går videre til den neste.',
  endSure: 'Ja, ta av listen',
  next: 'Neste',
  nextWhy: 'Har ventet lengst på dette',
  standing: {
    waiting: 'Venter',
    offered: 'Har et tilbud',
    'enough-today': 'Spurt nok i dag',
    resting: 'Svarer ikke',
  },
  why: {
    waiting: 'Spørres når de foran har svart',
    offered: '{time}, {clinic}. Svarer innen kl. {until}',
    'enough-today': `${offersADay} tilbud på 24 timer`,
    resting: `${ignoredBeforeRest} tilbud uten svar. Spørres igjen når pasienten sier fra`,
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
  booking: 'Has a time {time}, wants an earlier one',
  leave: 'The patient can leave the list with the link we sent by text message.',
  end: 'Take off the list',
  endText: 'Do this when the patient asks for it. They lose their place, and we do not send a text message about it.',
  endOffer: 'A time that is held for them goes to the next person.',
  endSure: 'Yes, take off the list',
  next: 'Next',
  nextWhy: 'Has waited longest for this',
  standing: {
    waiting: 'Waiting',
    offered: 'Has an offer',
    'enough-today': 'Asked enough today',
    resting: 'Not answering',
  },
  why: {
    waiting: 'Asked when those before have answered',
    offered: '{time}, {clinic}. To answer by {until}',
    'enough-today': `${offersADay} offers in 24 hours`,
    resting: `${ignoredBeforeRest} offers unanswered. Asked again when the patient says so`,
  },
}

export const waitingWords: Record<Locale, WaitingWords> = { no, en }
