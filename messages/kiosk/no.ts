import { no as booking } from '../booking/no.ts'

/** Spoken of in an answer too. */
const book = 'Bestill en time'

/** The words of the tablet in a clinic's waiting room, besides those of the booking. */
export const no = {
  welcome: {
    title: 'Velkommen til {clinic}',
    summary: 'Nettbrettet på {clinic}: bestill time mens du er her.',
    lead: 'Hva kan vi hjelpe deg med?',
    language: 'Velg språk',
    book,
    bookText: 'Se ledige timer hos oss i dag',
    arrive: 'Jeg har time',
    arriveText: 'Meld fra at du er her',
    checking: 'Et øyeblikk …',
    withoutScript: 'Siden trenger JavaScript. Gå til skranken, eller ring oss på {phone}.',
  },
  nav: {
    startOver: 'Avbryt',
    questions: 'Spørsmål og svar',
    close: 'Lukk',
  },
  questions: [
    {
      question: 'Kan jeg komme uten time?',
      answer: `Ja. Velg «${book}» på skjermen, så får du en av timene som fortsatt er ledige i dag.`,
    },
    {
      question: 'Hvordan betaler jeg?',
      answer: 'Du betaler når du er ferdig hos behandleren. Prisen står på skjermen før du bestiller.',
    },
    {
      question: 'Hvorfor trenger dere mobilnummeret mitt?',
      answer:
        'Vi sender en kode for å bekrefte at nummeret er ditt, og en SMS med tid og sted. Har du ikke mobil, snakker du med oss i skranken.',
    },
    {
      question: 'Hvem kan se det jeg skriver her?',
      answer: 'Bare klinikken. Skjermen tømmes når du er ferdig, og når ingen rører den på ett minutt.',
    },
    {
      question: 'Kan jeg avbestille?',
      answer: 'Ja, helt til timen begynner. Åpne lenken i tekstmeldingen. Der står det hva det koster.',
    },
  ],
  still: {
    heading: 'Er du her fortsatt?',
    text: 'Om {seconds} sekunder sletter vi det du har skrevet.',
    seconds: '{seconds} sekunder igjen',
    button: 'Jeg er her fortsatt',
    end: 'Slett nå',
  },
  booked: {
    sms: 'Du får en SMS med tid og sted i løpet av et minutt.',
    resets: 'Tilbake til start om {seconds} sekunder.',
    done: 'Ferdig',
  },
  noGroupToday: 'Det er ingen gruppe du kan bli med på her i dag. Andre datoer bestiller du på mobilen din.',
  checkIn: {
    heading: 'Meld deg',
    byCode: 'Vis QR-koden',
    byCodeText: 'Den står på siden med timen din',
    byPhone: 'Bruk mobilnummeret',
    byPhoneText: 'Vi sender en kode på SMS',
    scan: 'Hold koden foran kameraet',
    scanText: 'Hold mobilen rolig, omtrent en håndsbredd fra skjermen.',
    camera: 'Bilde fra kameraet',
    otherCode: 'Det er ikke en kode fra oss. Finn koden på siden med timen din.',
    noCamera: 'Kameraet virker ikke akkurat nå. Bruk mobilnummeret i stedet, eller si fra i skranken.',
    phone: 'Mobilnummeret ditt',
    phoneHint: 'Nummeret du bestilte timen med.',
    code: 'Skriv inn koden',
    several: 'Hvilken time gjelder det?',
    sending: 'Et øyeblikk …',
    welcome: 'Velkommen, {name}. Timen din er kl. {time}.',
    earlyTime: 'Timen din er {time}.',
    refused: {
      'too-early': {
        heading: 'Du er tidlig ute',
        text: 'Du kan melde deg fra én time før timen din. Kom gjerne tilbake da.',
      },
      'other-clinic': {
        heading: 'Timen din er på en annen klinikk',
        text: 'Se i SMS-en hvor du skal. Rekker du det ikke, hjelper vi deg i skranken.',
      },
      'already-arrived': { heading: 'Du har allerede meldt deg', text: 'Alt er i orden.' },
      cancelled: {
        heading: 'Timen er avbestilt',
        text: 'Du kan bestille en ny time her på skjermen, eller snakke med oss i skranken.',
      },
      'not-found': {
        heading: 'Vi finner ingen time',
        text: 'Sjekk at du brukte nummeret du bestilte med. Vi hjelper deg gjerne i skranken.',
      },
    },
  },
  connection: {
    lost: 'Nettbrettet er uten nett. Vi prøver igjen hele tiden.',
    nothingBooked: `Ingenting blir bestilt før du ser «${booking.booked.heading}» på skjermen.`,
    noAnswer:
      'Vi fikk ikke svar på bestillingen, og spør igjen av oss selv. Du får aldri mer enn én time. Får du en SMS fra oss, er timen bestilt.',
    askStaff: 'Haster det, kan du snakke med oss i skranken.',
  },
  register: {
    heading: 'Registrer nettbrettet',
    text: 'Denne siden er for nettbrettet på {clinic}. Skriv inn registreringskoden fra den som drifter systemet.',
    code: 'Registreringskode',
    hint: 'Åtte tegn, for eksempel ABCD-2345',
    button: 'Registrer',
    sending: 'Registrerer …',
    toBooking: 'Vil du bestille time hjemmefra?',
    bookingLink: 'Bestill time på nettsiden',
  },
}

export type KioskMessages = typeof no
