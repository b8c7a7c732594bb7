/** The words of other times that are offered to a patient, in bokmål: the reference that the other languages satisfy. */
import { ignoredBeforeRest } from '#domain/waiting/waiting-limits.ts'

export const no = {
  /** What the page is about, whatever is offered. */
  name: 'Tilbud om time',
  heading: 'Velg en ny tid',
  needLink: 'Åpne lenken du fikk på SMS for å se tilbudet.',
  withoutScript: 'Siden trenger JavaScript. Ring oss på {phone}, så hjelper vi deg.',
  wrongLink: 'Lenken virker ikke. Sjekk at du har fått med hele, eller ring oss på {phone}.',
  reason: 'Timen din {time} med {name} kan ikke holdes. Vi beklager. Velg en av tidene, så flytter vi timen.',
  until: 'Vi holder av tidene til deg til kl. {time}. Det koster ingenting å flytte.',
  choices: 'Tidene vi holder av',
  with: 'med {name}',
  taking: 'Flytter timen …',
  taken: 'Timen din er flyttet',
  takenText: 'Velkommen {time} til {name}, {clinic}. Du får en SMS med den nye tiden.',
  decline: 'Ingen av tidene passer',
  declined: 'Vi har gitt tidene videre',
  declinedText: 'Klinikken ringer deg. Du kan også velge en annen tid selv, eller ringe {phone}.',
  gone: 'Tidene er ikke ledige lenger',
  goneText: 'Vi holdt dem av til kl. {time}. Velg en annen tid selv, eller ring klinikken på {phone}.',
  withdrawnText: 'Timen din er endret siden vi sendte lenken. Se den, eller ring klinikken på {phone}.',
  slotGone: 'Den tiden er dessverre ikke ledig lenger. Velg en av de andre, eller ring {phone}.',
  /** A time that somebody on the waiting list is offered. */
  freed: {
    heading: 'En time er ledig for deg',
    until: 'Vi holder den av til deg til kl. {time}.',
    moves: 'Tar du den, flytter vi timen du har {time}. Det koster ingenting å flytte.',
    all: 'Alle datoene fra {time}',
    what: 'Behandling',
    terms: 'Når du tar timen, godtar du {terms}. Hvordan vi behandler opplysningene dine, står i {privacy}.',
    take: 'Ta timen',
    taking: 'Bestiller …',
    decline: 'Nei takk, jeg venter videre',
    declining: 'Gir timen videre …',
    taken: 'Timen er din',
    takenText: 'Velkommen {time} til {name}, {place}. Du får en SMS med tid og sted.',
    declined: 'Du står fortsatt på ventelisten',
    declinedText: 'Timen går til den neste. Vi spør deg igjen når en annen time som passer, blir ledig.',
    gone: 'Timen er ikke holdt av til deg lenger',
    goneText: 'Vi holdt den av til kl. {time}.',
    withdrawnText: 'Timen kan ikke tas lenger.',
    stillWaiting: 'Du står fortsatt på ventelisten, så vi spør deg igjen.',
    resting: `Du svarte ikke på de ${ignoredBeforeRest} siste tilbudene, så vi spør deg ikke nå. Du beholder plassen på listen. Si fra om du fortsatt venter, så spør vi deg igjen.`,
    notWaiting: 'Du står ikke på ventelisten lenger. Du kan bestille en annen time selv.',
    toList: 'Se eller stopp det du venter på',
    goOn: 'Si fra at du fortsatt venter',
    book: 'Bestill time',
  },
  manage: 'Gå til timen min',
  call: 'Ring {phone}',
} as const

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type OfferMessages = Words<typeof no>
