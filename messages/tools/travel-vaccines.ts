import type { Locale } from '#domain/market/locale.ts'
import { travelCountries } from '#domain/tools/travel-countries.ts'
import type { TravelVaccine, TripKind, Weight } from '#domain/tools/travel-vaccines.ts'
import { languageTag } from '../short-dates.ts'

interface TravelWords {
  /** Ids of the countries in the order of their names in this language: sorted here, because browsers are slow at it (decision 47). */
  order: readonly string[]
  country: string
  choose: string
  otherCountry: string
  countryError: string
  trip: string
  trips: Record<TripKind, string>
  show: string
  result: string
  resultOther: string
  headings: Record<Weight, string>
  vaccines: Record<TravelVaccine, { name: string; why: string }>
  malariaName: string
  malaria: string
  otherText: string
  check: string
}

const no: TravelWords = {
  order: sortCountries('no'),
  country: 'Land du skal til',
  choose: 'Velg land',
  otherCountry: 'Et annet land',
  countryError: 'Velg landet du skal til',
  trip: 'Hva slags reise er det?',
  trips: {
    long: 'Jeg blir i mer enn 4 uker',
    family: 'Jeg skal bo hos familie eller venner der',
    rural: 'Jeg skal bo enkelt eller på landsbygda',
    outdoors: 'Jeg skal være mye i skog og mark, for eksempel på tur eller camping',
    animals: 'Jeg skal være mye sammen med dyr, eller langt fra lege',
  },
  show: 'Se rådene',
  result: 'Vaksiner til {country}',
  resultOther: 'Vaksiner til reisen',
  headings: {
    usual: 'Anbefales til de fleste',
    likely: 'Aktuelt for din reise',
    ask: 'Spør om dette',
  },
  vaccines: {
    basic: {
      name: 'Stivkrampe, difteri, kikhoste og polio',
      why: 'Grunnvaksinen bør fornyes hvert tiende år, også om du blir hjemme. Noen land har polioutbrudd og krever en nyere dose.',
    },
    mmr: { name: 'Meslinger (MMR)', why: 'To doser i løpet av livet, hvis du ikke har hatt meslinger.' },
    'hepatitis-a': { name: 'Hepatitt A', why: 'Smitter med mat og vann.' },
    'hepatitis-b': { name: 'Hepatitt B', why: 'Smitter med blod og sex. Mest aktuelt ved lange eller hyppige reiser.' },
    typhoid: { name: 'Tyfoidfeber', why: 'Smitter med mat og vann der hygienen er dårlig.' },
    rabies: {
      name: 'Rabies',
      why: 'Smitter ved bitt, klor og slikk fra hunder, flaggermus og andre pattedyr. Hva du gjør da, står nedenfor.',
    },
    je: { name: 'Japansk encefalitt', why: 'Smitter med mygg på landsbygda. Sjelden hos turister.' },
    tbe: {
      name: 'Skogflåttencefalitt (TBE)',
      why: 'Smitter med flått i deler av landet. I noen land er det svært sjelden.',
    },
    meningococcal: {
      name: 'Meningokokker (ACWY)',
      why: 'Aktuelt ved nær kontakt med folk som bor der, særlig i tørketiden.',
    },
    pilgrimage: { name: 'Meningokokker (ACWY)', why: 'Kreves for pilegrimer til hajj og umrah.' },
    'yellow-fever': {
      name: 'Gulfeber',
      why: 'Finnes i landet eller deler av det. Vaksinen anbefales til de fleste som skal dit smitten er, og noen land krever vaksinebevis. Den gis bare på godkjente steder, og passer ikke for alle.',
    },
    polio: {
      name: 'En ekstra poliodose',
      why: 'Polio finnes i landet. Det kan bli krevd bevis på en fersk dose når du reiser ut igjen.',
    },
  },
  malariaName: 'Malaria',
  malaria:
    'Finnes i landet eller deler av det. Spør en lege om du trenger tabletter der du skal, og beskytt deg mot mygg.',
  otherText:
    'Vi har ikke egne råd for dette landet. Det kan likevel ha malaria, gulfeber eller annen smitte. Se FHIs råd, eller spør sykepleieren hos oss.',
  check:
    'Listen er ikke fullstendig, og rådene er generelle. Utbrudd, innreisekrav og vaksiner som kolera, dengue og influensa er ikke med. Sjekk landet hos FHI, og snakk med sykepleier eller lege 4–6 uker før du reiser.',
}

const en: TravelWords = {
  order: sortCountries('en'),
  country: 'Country you’re going to',
  choose: 'Choose a country',
  otherCountry: 'Another country',
  countryError: 'Choose the country you’re going to',
  trip: 'What kind of trip is it?',
  trips: {
    long: 'I’m staying for more than 4 weeks',
    family: 'I’m staying with family or friends there',
    rural: 'I’m staying somewhere basic or in the countryside',
    outdoors: 'I’ll spend a lot of time in woods and grass, such as hiking or camping',
    animals: 'I’ll be around animals, or far from a doctor',
  },
  show: 'See the advice',
  result: 'Vaccines for {country}',
  resultOther: 'Vaccines for your trip',
  headings: {
    usual: 'Recommended for most people',
    likely: 'Likely to suit your trip',
    ask: 'Ask about these',
  },
  vaccines: {
    basic: {
      name: 'Tetanus, diphtheria, whooping cough and polio',
      why: 'You need a booster every ten years, even if you stay at home. Some countries have polio outbreaks and ask for a newer dose.',
    },
    mmr: { name: 'Measles (MMR)', why: 'Two doses in your lifetime, unless you’ve had measles.' },
    'hepatitis-a': { name: 'Hepatitis A', why: 'Spreads through food and water.' },
    'hepatitis-b': { name: 'Hepatitis B', why: 'Spreads through blood and sex. Mostly for long or frequent trips.' },
    typhoid: { name: 'Typhoid', why: 'Spreads through food and water where hygiene is poor.' },
    rabies: {
      name: 'Rabies',
      why: 'Spreads through bites, scratches and licks from dogs, bats and other mammals. What to do then is below.',
    },
    je: { name: 'Japanese encephalitis', why: 'Spreads through mosquitoes in the countryside. Rare in tourists.' },
    tbe: {
      name: 'Tick-borne encephalitis (TBE)',
      why: 'Spreads through ticks in parts of the country. In some countries it’s very rare.',
    },
    meningococcal: {
      name: 'Meningococcal (ACWY)',
      why: 'For close contact with people who live there, above all in the dry season.',
    },
    pilgrimage: { name: 'Meningococcal (ACWY)', why: 'Required for pilgrims on Hajj and Umrah.' },
    'yellow-fever': {
      name: 'Yellow fever',
      why: 'It’s found in all or parts of the country. Most people going to those areas are advised to have the vaccine, and some countries ask for a certificate. Only approved clinics give it, and it doesn’t suit everyone.',
    },
    polio: {
      name: 'An extra dose of polio vaccine',
      why: 'There’s polio in the country. You may have to show a recent dose when you leave.',
    },
  },
  malariaName: 'Malaria',
  malaria:
    'It’s found in all or parts of the country. Ask a doctor whether you need tablets where you’re going, and avoid mosquito bites.',
  otherText:
    'We have no advice of our own for this country. It may still have malaria, yellow fever or other risks. See the advice from FHI, or ask our nurse.',
  check:
    'This list isn’t complete, and the advice is general. It leaves out outbreaks, entry rules and vaccines such as cholera, dengue and flu. Check your country with the Norwegian Institute of Public Health (FHI), and talk to a nurse or doctor 4–6 weeks before you go.',
}

export const travelWords = { no, en }

function sortCountries(locale: Locale): string[] {
  const { compare } = new Intl.Collator(languageTag(locale))
  return [...travelCountries].toSorted(([, a], [, b]) => compare(a[locale], b[locale])).map(([id]) => id)
}
