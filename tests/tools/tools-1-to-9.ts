import type { ToolRow } from './walk.ts'

/** One row a tool, by its number: BMI to the headache diary. Today is 16 November 2026. */
export const tools1To9: Record<number, ToolRow> = {
  1: {
    book: 'gp-consultation',
    no: {
      answers: { 'Høyde i centimeter': '180', 'Vekt i kilo': '81,0' },
      result: 'BMI 25,0',
      also: ['60–80 kilo'],
      asksFor: ['Skriv høyden i centimeter, mellom 120 og 230', 'Skriv vekten i kilo, mellom 30 og 300'],
    },
    en: {
      answers: { 'Height in centimetres': '170', 'Weight in kilograms': '86.7' },
      result: 'BMI 30.0',
      also: ['A doctor can check your health'],
      asksFor: [
        'Enter your height in centimetres, between 120 and 230',
        'Enter your weight in kilograms, between 30 and 300',
      ],
    },
  },
  2: {
    book: 'midwife-consultation',
    no: {
      answers: { 'Dato for første dag i siste menstruasjon': '2026-09-14' },
      result: 'Termin rundt 24. juni 2027',
      also: ['9 uker og 0 dager på vei, i første trimester', '280 dager, og da blir datoen 21. juni 2027'],
      asksFor: ['Velg en dato i dag eller tidligere, høyst 44 uker tilbake'],
    },
    en: {
      answers: {
        'An ultrasound scan': true,
        'Date of the scan': '2026-11-10',
        'Full weeks pregnant on that day': '18',
      },
      result: 'Due around 16 April 2027',
      also: ['18 weeks and 6 days pregnant, in your second trimester'],
      asksFor: ['Choose today or an earlier date, at most 44 weeks back'],
    },
  },
  3: {
    book: 'gynecologist-consultation',
    no: {
      answers: { 'Første dag i siste menstruasjon': '2026-11-02' },
      result: 'Neste menstruasjon rundt 30. november',
      also: ['Eggløsning er ventet rundt 16. november', 'november 2026', 'januar 2027'],
      asksFor: ['Velg en dato i dag eller tidligere, høyst 120 dager tilbake'],
    },
    en: {
      answers: {
        'First day of your last period': '2026-10-10',
        'Days from the first day of one period to the next': '36',
        'How many days you usually bleed': '8',
      },
      result: 'Your period was due on 15 November',
      also: ['1 day ago', 'more than 35 days apart', 'more than 7 days'],
      asksFor: ['Choose today or an earlier date, at most 120 days back'],
    },
  },
  4: {
    no: {
      answers: {
        'Glass vin, 15 cl, 12,5 %': '2',
        'Hvor ofte drikker du alkohol?* Aldri': true,
      },
      result: '2,5 enheter i uken',
      also: ['30 gram ren alkohol', '3,7 enheter', 'AUDIT-C: 0 av 12 poeng', 'Lavere risiko'],
    },
    en: {
      answers: {
        'Large beers, 0.5 litres, 4.7%': '2',
        'Glasses of wine, 15 cl, 12.5%': '4',
        '2 to 4 times a month': true,
        '3 or 4': true,
        'Less than monthly': true,
      },
      result: '8 units a week',
      also: ['12 units', 'AUDIT-C: 4 of 12 points', 'don’t stop suddenly'],
      asksFor: [
        'Choose an answer: How often do you have a drink containing alcohol?',
        'Choose an answer: How many units do you have on a typical day when you’re drinking?',
        'Choose an answer: How often do you have 6 or more units on one occasion?',
      ],
    },
  },
  5: {
    book: 'gp-consultation',
    no: {
      answers: { 'Første dag du er borte fra jobb': '2026-11-13', Ja: true },
      result: 'Du kan bruke egenmelding til og med søndag 15. november',
      also: ['3 kalenderdager', 'mandag 16. november', 'lørdag 28. november', '3 ganger igjen'],
      asksFor: [
        'Velg en dag fra 60 dager tilbake til 14 dager frem',
        'Velg et svar: Har du jobbet hos arbeidsgiveren i minst 2 måneder?',
      ],
    },
    en: {
      answers: {
        'My child is ill': true,
        'How many children under 12 do you have?': '3',
        'How many of them have a long-term illness or a disability?': '1',
        Yes: true,
      },
      result: '50 days a year with a sick child',
      also: ['NAV must approve'],
    },
  },
  6: {
    no: {
      answers: { 'Barnets fødselsdato': '2026-08-31' },
      button: 'Vis planen',
      result: 'Neste: 3 måneder',
      also: ['fra 30. november 2026', 'skoleåret 2038/39', 'HPV'],
      asksFor: ['Velg en fødselsdato de siste 16 årene'],
    },
    en: {
      answers: {
        'An adult': true,
        'How old are you?': '67',
        'What year did you last have a tetanus and polio vaccine?': '2020',
      },
      button: 'Show the plan',
      result: 'Next booster: 2030',
      also: ['flu vaccine every autumn'],
    },
  },
  7: {
    book: 'gp-consultation',
    no: {
      answers: {
        'Morgenen natten endte': '2026-11-16',
        'Når slukket du lyset?': '23:00',
        'Minutter før du sovnet': '30',
        'Minutter våken i løpet av natten': '20',
        'Når sto du opp?': '07:00',
        'Minutter våken i sengen om morgenen': '10',
      },
      button: 'Legg til natten',
      result: 'Søvndagbok: 1 natt',
      also: ['8:00', '7:00', '88 %'],
      asksFor: [
        'Velg en dag de siste 30 dagene',
        'Skriv et klokkeslett, som 23:15',
        'Skriv et helt antall minutter mellom 0 og 600',
        'Skriv et klokkeslett, som 23:15',
      ],
    },
    en: {
      answers: {
        'The morning the night ended': '2026-11-15',
        'When did you turn off the light?': '01:30',
        'Minutes before you fell asleep': '0',
        'When did you get up?': '08:00',
      },
      button: 'Add the night',
      result: 'Sleep diary: 1 night',
      also: ['6:30', '100%'],
    },
  },
  8: {
    book: 'psychologist-consultation',
    no: {
      answers: Object.fromEntries(
        ['1', '2', '3', '4', '5', '6', '7'].map((number) => [
          `${number}. * Passet godt, eller en god del av tiden`,
          true as const,
        ]),
      ),
      button: 'Se resultatet',
      result: '28 av 42 poeng: mye stress',
      also: ['116 123'],
    },
    en: {
      answers: Object.fromEntries(
        ['1', '2', '3', '4', '5', '6', '7'].map((number) => [
          `${number}. * Applied to me very much, or most of the time`,
          true as const,
        ]),
      ),
      button: 'See your result',
      result: '42 of 42 points: very severe stress',
      also: ['Contact a doctor or psychologist now'],
    },
  },
  9: {
    book: 'gp-consultation',
    no: {
      answers: {
        Dag: '2026-11-10',
        'Hvor mange timer varte hodepinen?': '4,5',
        'Hvor sterk var hodepinen på det verste, fra 1 til 10?': '7',
        'Kvalme eller oppkast': true,
        'Vanlig smertestillende, uten kodein og koffein': true,
      },
      button: 'Legg til dagen',
      result: '1 dag med hodepine på 30 dager',
      also: ['Dager da du tok medisin: 1'],
      asksFor: [
        'Velg en dag i dag eller i løpet av det siste året',
        'Skriv timer mellom 0,5 og 24',
        'Skriv et helt tall mellom 1 og 10',
        'Velg hva du tok, eller «Ingenting»',
      ],
    },
    en: {
      answers: {
        Day: '2026-11-10',
        'How many hours did the headache last?': '0.5',
        'How bad was it at its worst, from 1 to 10?': '3',
        Nothing: true,
      },
      button: 'Add this day',
      result: '1 day with a headache in 30 days',
    },
  },
}
