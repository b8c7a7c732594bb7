/** The words of other times that are offered to a patient, in bokmål: the reference that the other languages satisfy. */
export const no = {
  heading: 'Velg en ny tid',
  needLink: 'Åpne lenken du fikk på SMS for å se tidene.',
  withoutScript: 'Siden trenger JavaScript. Ring oss på {phone}, så finner vi en ny tid.',
  wrongLink: 'Lenken virker ikke. Sjekk at du har fått med hele, eller ring oss på {phone}.',
  reasons: {
    absence: 'Timen din {time} med {name} kan ikke holdes. Vi beklager. Velg en av tidene, så flytter vi timen.',
    'freed-time': 'En tid har blitt ledig. Velg den, så flytter vi timen din {time}.',
  },
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
  manage: 'Gå til timen min',
  call: 'Ring {phone}',
} as const

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type OfferMessages = Words<typeof no>
