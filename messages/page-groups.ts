import type { LocalizedText } from '#domain/market/locale.ts'

/** Names of the page groups, for pictures of shared links. Apart from the interface's words, because no browser needs them. */
export const pageGroupNames: Record<string, LocalizedText> = {
  home: {
    no: 'Stikk innom når du trenger hjelp',
    en: 'Drop in when you need help',
    sv: 'Titta in när du behöver hjälp',
  },
  physical: { no: 'Muskler, ledd og skjelett', en: 'Muscles, joints and bones' },
  skin: { no: 'Hud', en: 'Skin' },
  mind: { no: 'Psykisk helse', en: 'Mental health' },
  women: { no: 'Kvinnehelse', en: 'Women’s health' },
  men: { no: 'Mannehelse', en: 'Men’s health' },
  infections: { no: 'Infeksjoner', en: 'Infections' },
  heart: { no: 'Hjerte, blod og stoffskifte', en: 'Heart, blood and metabolism' },
  stomach: { no: 'Mage og tarm', en: 'Stomach and gut' },
  breathing: { no: 'Pust og allergi', en: 'Breathing and allergy' },
  head: { no: 'Hode, øyne og ører', en: 'Head, eyes and ears' },
  services: { no: 'Dette hjelper vi deg med', en: 'What we help you with' },
  children: { no: 'Barn', en: 'Children' },
  business: { no: 'For bedrifter', en: 'For businesses' },
  partners: { no: 'For medlemmer og kunder', en: 'For members and customers' },
  clinics: { no: 'Våre klinikker', en: 'Our clinics' },
  people: { no: 'Våre behandlere', en: 'Our practitioners' },
  faq: { no: 'Spørsmål og svar', en: 'Questions and answers' },
  blog: { no: 'Blogg', en: 'Blog' },
  legal: { no: 'Om oss', en: 'About us' },
  tools: { no: 'Verktøy for egen helse', en: 'Tools for your own health' },
  jobs: { no: 'Jobb hos oss', en: 'Work with us' },
  booking: { no: 'Bestill time', en: 'Book an appointment', sv: 'Boka tid' },
}
