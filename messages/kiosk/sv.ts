import { sv as booking } from '../booking/sv.ts'
import type { KioskMessages } from './no.ts'

/** Spoken of in an answer too. */
const book = 'Boka tid'

export const sv: KioskMessages = {
  welcome: {
    title: 'Välkommen till {clinic}',
    summary: 'Surfplattan på {clinic}: boka tid medan du är här.',
    lead: 'Vad kan vi hjälpa dig med?',
    language: 'Välj språk',
    book,
    bookText: 'Se lediga tider hos oss i dag',
    arrive: 'Jag har en tid',
    arriveText: 'Anmäl att du är här',
    checking: 'Ett ögonblick …',
    withoutScript: 'Sidan behöver JavaScript. Gå till receptionen eller ring oss på {phone}.',
  },
  nav: {
    startOver: 'Avbryt',
    questions: 'Frågor och svar',
    close: 'Stäng',
  },
  questions: [
    {
      question: 'Kan jag komma utan tid?',
      answer: `Ja. Välj ”${book}” på skärmen, så får du en av tiderna som fortfarande är lediga i dag.`,
    },
    {
      question: 'Hur betalar jag?',
      answer: 'Du betalar när du är klar hos behandlaren. Priset står på skärmen innan du bokar.',
    },
    {
      question: 'Varför behöver ni mitt mobilnummer?',
      answer:
        'Vi skickar en kod för att bekräfta att numret är ditt, och ett sms med tid och plats. Har du ingen mobil pratar du med oss i receptionen.',
    },
    {
      question: 'Vem kan se det jag skriver här?',
      answer: 'Bara mottagningen. Skärmen töms när du är klar, och när ingen har rört den på en minut.',
    },
    {
      question: 'Kan jag avboka?',
      answer: 'Ja, ända tills besöket börjar. Öppna länken i sms:et. Där står vad det kostar.',
    },
  ],
  still: {
    heading: 'Är du kvar?',
    text: 'Om {seconds} sekunder raderar vi det du har skrivit.',
    seconds: '{seconds} sekunder kvar',
    button: 'Jag är kvar',
    end: 'Radera nu',
  },
  booked: {
    sms: 'Du får ett sms med tid och plats inom en minut.',
    resets: 'Tillbaka till början om {seconds} sekunder.',
    done: 'Klar',
  },
  noGroupToday: 'Det finns ingen grupp du kan vara med i här i dag. Andra datum bokar du på din mobil.',
  checkIn: {
    heading: 'Anmäl dig',
    byCode: 'Visa QR-koden',
    byCodeText: 'Den finns på sidan med din tid',
    byPhone: 'Använd mobilnumret',
    byPhoneText: 'Vi skickar en kod via sms',
    scan: 'Håll koden framför kameran',
    scanText: 'Håll mobilen stilla, ungefär en handsbredd från skärmen.',
    camera: 'Bild från kameran',
    otherCode: 'Det är inte en kod från oss. Koden finns på sidan med din tid.',
    noCamera: 'Kameran fungerar inte just nu. Använd mobilnumret i stället, eller säg till i receptionen.',
    phone: 'Ditt mobilnummer',
    phoneHint: 'Numret du bokade tiden med.',
    code: 'Skriv in koden',
    several: 'Vilken tid gäller det?',
    sending: 'Ett ögonblick …',
    welcome: 'Välkommen, {name}. Din tid är kl. {time}.',
    earlyTime: 'Din tid är {time}.',
    refused: {
      'too-early': {
        heading: 'Du är tidigt ute',
        text: 'Du kan anmäla dig från en timme före din tid. Kom gärna tillbaka då.',
      },
      'other-clinic': {
        heading: 'Din tid är på en annan mottagning',
        text: 'I sms:et står det vart du ska. Hinner du inte dit hjälper vi dig i receptionen.',
      },
      'already-arrived': { heading: 'Du har redan anmält dig', text: 'Allt är klart.' },
      cancelled: {
        heading: 'Tiden är avbokad',
        text: 'Du kan boka en ny tid här på skärmen, eller prata med oss i receptionen.',
      },
      'not-found': {
        heading: 'Vi hittar ingen tid',
        text: 'Kontrollera att du använde numret du bokade med. Vi hjälper dig gärna i receptionen.',
      },
    },
  },
  connection: {
    lost: 'Surfplattan är offline. Vi försöker hela tiden igen.',
    nothingBooked: `Ingenting är bokat förrän du ser ”${booking.booked.heading}” på skärmen.`,
    noAnswer:
      'Vi fick inget svar på bokningen och frågar igen. Du får aldrig mer än en tid. Får du ett sms från oss är tiden bokad.',
    askStaff: 'Är det bråttom kan du prata med oss i receptionen.',
  },
  register: {
    heading: 'Registrera surfplattan',
    text: 'Den här sidan är för surfplattan på {clinic}. Skriv in registreringskoden från den som driver systemet.',
    code: 'Registreringskod',
    hint: 'Åtta tecken, till exempel ABCD-2345',
    button: 'Registrera',
    sending: 'Registrerar …',
    toBooking: 'Vill du boka hemifrån?',
    bookingLink: 'Boka tid på webbplatsen',
  },
}
