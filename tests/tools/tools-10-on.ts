import type { ToolRow } from './walk.ts'

/** One row a tool, by its number: from the pain map on. Today is 16 November 2026. */
export const tools10On: Record<number, ToolRow> = {
  10: {
    no: {
      answers: { 'Hvor gjør det mest vondt?': 'Skulderen' },
      button: 'Se hvem som kan hjelpe',
      result: 'Begynn hos en fysioterapeut',
      asksFor: ['Velg hvor det gjør mest vondt'],
    },
    en: {
      answers: {
        'Where does it hurt most?': 'Lower back',
        'Numbness around your genitals, bottom or inner thighs': true,
      },
      button: 'See who can help',
      result: 'Call 113 now',
    },
  },
  11: {
    book: 'mole-check',
    no: {
      answers: { 'Den ser annerledes ut enn de andre føflekkene dine': true },
      button: 'Se rådet',
      result: 'Vis den til en lege innen to uker',
    },
    en: {
      answers: { 'A – asymmetry: one half is unlike the other': true },
      button: 'See the advice',
      result: 'Show it to a doctor',
    },
  },
  12: {
    book: 'gp-consultation',
    no: {
      answers: { Landsdel: 'Troms og Finnmark', Måned: 'juni' },
      button: 'Vis kalenderen',
      result: 'Troms og Finnmark i juni',
      also: ['Mest av: bjørk.', 'Bjørk: sent i mai til tidlig i juli'],
    },
    en: {
      answers: { 'Part of Norway': 'Eastern Norway' },
      button: 'Show the calendar',
      result: 'Eastern Norway in November',
      also: ['There’s usually no pollen in the air then.', 'Birch: late April to early June'],
    },
  },
  13: {
    book: 'vaccination',
    no: {
      answers: { 'Land du skal til': 'Pakistan', 'Jeg skal bo hos familie eller venner der': true },
      button: 'Se rådene',
      result: 'Vaksiner til Pakistan',
      also: ['Tyfoidfeber', 'Malaria', 'Sjekk landet hos FHI'],
      asksFor: ['Velg landet du skal til'],
    },
    en: {
      answers: { 'Country you’re going to': 'Another country' },
      button: 'See the advice',
      result: 'Vaccines for your trip',
      also: ['We have no advice of our own for this country', '4–6 weeks before you go'],
    },
  },
  14: {
    no: {
      answers: { 'Det høyeste tallet': '185', 'Det laveste tallet': '95', Hjemme: true },
      result: '185/95: svært høyt',
      also: ['Ring legevakten på 116 117', 'Ring 113 med en gang'],
      asksFor: [
        'Skriv det høyeste tallet, mellom 50 og 300',
        'Skriv det laveste tallet, mellom 30 og 200',
        'Velg hvor du målte',
      ],
    },
    en: {
      answers: {
        'The higher number': '142',
        'The lower number': '88',
        'By a doctor, nurse or pharmacist': true,
        'I’m pregnant, or I’ve given birth in the last six weeks': true,
      },
      result: 'Call your maternity unit now',
    },
  },
  15: {
    no: {
      answers: { 'Gravid eller ammende': true, 'Filterkaffe, kopp på 2 dl': '3' },
      result: '270 mg koffein',
      also: ['Du er over grensen', 'opptil 200 mg om dagen'],
      asksFor: ['Velg hvem det gjelder'],
    },
    en: {
      answers: { 'Someone under 18': true, 'Weight in kilograms': '50,5', 'Energy drink, 250 ml can': '1' },
      result: '80 mg of caffeine',
      also: ['151 mg a day'],
    },
  },
  16: {
    book: 'gp-consultation',
    no: {
      answers: { 'Sigaretter om dagen': '15', 'Antall år': '12,5' },
      result: '9,4 pakkeår',
      also: ['68 000 sigaretter'],
      asksFor: ['Skriv sigaretter om dagen, mellom 1 og 100', 'Skriv antall år, mellom 0,5 og 80'],
    },
    en: {
      answers: { 'Cigarettes a day': '20', 'Number of years': '30' },
      result: '30 pack-years',
      also: ['about 219,000 cigarettes'],
    },
  },
  17: {
    no: {
      first: ['Et barn', 'Ingenting av dette'],
      answers: { 'Krampeanfall som varer i mer enn fem minutter, eller det første': true },
      button: null,
      result: 'Ring 113 nå',
      also: ['ikke kjør selv'],
    },
    en: {
      first: ['An adult', 'None of these'],
      answers: { 'A sudden headache, the worst you have ever had': true },
      button: null,
      result: 'Call 113 now',
      also: ['don’t drive yourself'],
    },
  },
  18: {
    book: 'chiropractor-first-time',
    no: {
      answers: { 'Jeg har fått akutt vondt i rygg eller nakke': true },
      button: 'Se rådet',
      result: 'Kiropraktor passer best',
      also: ['sykmelde i opptil tolv uker'],
    },
    en: {
      answers: {},
      button: 'See the advice',
      result: 'Either of them can help you',
      also: ['Choose the one with the first available appointment'],
    },
  },
}
