import { eveningFrom, noon } from '#domain/availability/part-of-day.ts'
import { quietFrom, quietTo } from '#domain/waiting/quiet-hours.ts'
import { ignoredBeforeRest, offerMinutes, offersADay } from '#domain/waiting/waiting-limits.ts'

/** The words of the waiting list in bokmål: the reference that the other languages satisfy. */
export const no = {
  heading: 'Ventelisten',
  needLink: 'Åpne lenken i SMS-en fra oss for å se hva du venter på.',
  howToJoin:
    'Vil du sette deg på listen? Bestill som vanlig til du kommer til tidspunktet. Der åpner du «{cannotFind}» og trykker på «{waitingList}».',
  withoutScript: 'Ventelisten krever JavaScript. Ring oss på {phone}, så hjelper vi deg.',
  gone: 'Du venter ikke på noe med denne lenken. Kanskje har du fått time eller sluttet å vente, eller dagene du ventet på, er over. Åpne lenken rett fra tekstmeldingen hvis du fortsatt venter.',
  join: 'Sett deg på ventelisten',
  waitsFor: 'Du venter på',
  steps: {
    clinics: 'Klinikk',
    days: 'Dager',
    parts: 'Tid på dagen',
    information: 'Om deg',
  },
  clinics: {
    heading: 'Hvilke klinikker passer?',
    hint: 'Jo flere du velger, jo større er sjansen for en time.',
    more: 'Andre klinikker',
    missing: 'Velg minst én klinikk',
  },
  days: {
    heading: 'Hvilke dager passer?',
    'two-weeks': 'Så snart som mulig, de neste to ukene',
    'four-weeks': 'De neste fire ukene',
    before: 'Når som helst før timen jeg har',
    only: 'Bare {day}',
    between: 'Andre dager',
    from: 'Første dag',
    to: 'Siste dag',
    fromMissing: 'Velg en første dag fra i dag til {last}',
    toMissing: 'Velg en siste dag fra i dag til {last}',
    toBefore: 'Siste dag kan ikke være før første dag',
    toLate: 'Siste dag kan ikke være etter {last}',
  },
  parts: {
    heading: 'Når på dagen passer det?',
    morning: `Formiddag, før kl. ${noon / 60}`,
    afternoon: `Ettermiddag, kl. ${noon / 60} til ${eveningFrom / 60}`,
    evening: `Kveld, etter kl. ${eveningFrom / 60}`,
    missing: 'Velg minst én tid på dagen',
    all: 'hele dagen',
  },
  earlier: {
    heading: 'Vil du ha en tidligere time?',
    text: 'Du har time {time}. Vi sender deg en SMS hvis en tidligere time blir ledig. Timen du har, beholder du til du tar en ny.',
    gone: 'Vi finner ikke timen du vil flytte. Åpne den fra lenken i tekstmeldingen, og prøv igjen.',
    tooLate: 'Timen kan ikke flyttes lenger.',
  },
  person: {
    note: 'Vi trenger dette nå, så du kan ta en time med ett trykk når den kommer.',
    once: 'Ett mobilnummer kan vente én gang på hver behandling.',
    /** To somebody else with the same phone. */
    alreadyWaiting:
      'Du venter allerede på denne behandlingen med dette nummeret. Åpne lenken i SMS-en for å slutte å vente, og sett deg på listen på nytt.',
    terms:
      'Når du setter deg på ventelisten, godtar du {terms}. Hvordan vi behandler opplysningene dine, står i {privacy}.',
    sending: 'Setter deg på listen …',
  },
  joined: 'Du står på ventelisten',
  now: 'Dette skjer nå',
  next: [
    'Når en time som passer, blir ledig, sender vi deg en SMS med en lenke. Den som har ventet lengst, blir spurt først.',
    `Vi holder av timen til deg i ${offerMinutes} minutter. Du tar den med ett trykk. Svarer du ikke, spør vi den neste, og du står fortsatt på listen.`,
    `Mellom kl. ${quietFrom / 60} og ${quietTo / 60} spør vi bare om timer samme kveld. Du får høyst ${offersADay} tilbud i døgnet.`,
    'Vil du ikke vente lenger, bruker du lenken i SMS-en eller trykker på «{stop}» på denne siden.',
  ],
  mine: 'Det du venter på',
  treatment: 'Behandling',
  where: 'Klinikk',
  course: 'Kurs eller gruppe',
  wholeCourse: 'Alle datoene fra {time}',
  daysWaited: 'Dager',
  partsWaited: 'Tid på dagen',
  booking: 'Timen du har',
  since: 'På listen siden',
  until: 'Til og med',
  standing: {
    offered: 'Vi holder av en time til deg til kl. {time}.',
    'enough-today': `Du har fått ${offersADay} tilbud det siste døgnet. Vi venter litt før vi spør igjen.`,
    resting: `Du svarte ikke på de ${ignoredBeforeRest} siste tilbudene, så vi spør deg ikke nå. Du har fortsatt plassen din på listen.`,
  },
  seeOffer: 'Se timen',
  stay: 'Jeg venter fortsatt',
  stayed: 'Fint. Vi spør deg igjen når en time som passer, blir ledig.',
  change: 'Endre klinikk eller tidspunkt',
  changing: 'Hvor og når passer det?',
  keepsPlace: 'Du beholder plassen din på listen.',
  save: 'Lagre',
  saving: 'Lagrer …',
  changed: 'Lagret. Du beholder plassen din på listen.',
  stop: 'Slutt å vente',
  stopping: 'Tar deg av listen …',
  stopped: 'Du står ikke lenger på ventelisten',
  stoppedText: 'Vi sender deg ingen flere tilbud. Setter du deg på listen igjen, havner du bakerst.',
  stoppedOffer: 'Timen vi holdt av til deg, går til den neste.',
  again: 'Sett meg på listen igjen',
  bookInstead: 'Bestill time',
} as const

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type WaitingMessages = Words<typeof no>
