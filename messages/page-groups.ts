import type { Language } from '#domain/market/locale.ts'

/** Names of the page groups, for pictures of shared links. Apart from the interface's words, because no browser needs them. */
export const pageGroupNames: Record<string, Record<Language, string>> = {
  home: {
    no: 'Stikk innom når du trenger hjelp',
    en: 'Drop in when you need help',
    sv: 'Titta in när du behöver hjälp',
  },
  physical: { no: 'Muskler, ledd og skjelett', en: 'Muscles, joints and bones', sv: 'Muskler, leder och skelett' },
  skin: { no: 'Hud', en: 'Skin', sv: 'Hud' },
  mind: { no: 'Psykisk helse', en: 'Mental health', sv: 'Psykisk hälsa' },
  women: { no: 'Kvinnehelse', en: 'Women’s health', sv: 'Kvinnors hälsa' },
  men: { no: 'Mannehelse', en: 'Men’s health', sv: 'Mäns hälsa' },
  infections: { no: 'Infeksjoner', en: 'Infections', sv: 'Infektioner' },
  heart: {
    no: 'Hjerte, blod og stoffskifte',
    en: 'Heart, blood and metabolism',
    sv: 'Hjärta, blod och ämnesomsättning',
  },
  stomach: { no: 'Mage og tarm', en: 'Stomach and gut', sv: 'Mage och tarm' },
  breathing: { no: 'Pust og allergi', en: 'Breathing and allergy', sv: 'Andning och allergi' },
  head: { no: 'Hode, øyne og ører', en: 'Head, eyes and ears', sv: 'Huvud, ögon och öron' },
  services: { no: 'Dette hjelper vi deg med', en: 'What we help you with', sv: 'Det här hjälper vi dig med' },
  children: { no: 'Barn', en: 'Children', sv: 'Barn' },
  business: { no: 'For bedrifter', en: 'For businesses', sv: 'För företag' },
  partners: { no: 'For medlemmer og kunder', en: 'For members and customers', sv: 'För medlemmar och kunder' },
  clinics: { no: 'Våre klinikker', en: 'Our clinics', sv: 'Våra mottagningar' },
  people: { no: 'Våre behandlere', en: 'Our practitioners', sv: 'Våra behandlare' },
  faq: { no: 'Spørsmål og svar', en: 'Questions and answers', sv: 'Frågor och svar' },
  blog: { no: 'Blogg', en: 'Blog', sv: 'Blogg' },
  legal: { no: 'Om oss', en: 'About us', sv: 'Om oss' },
  tools: { no: 'Verktøy for egen helse', en: 'Tools for your own health', sv: 'Verktyg för din hälsa' },
  jobs: { no: 'Jobb hos oss', en: 'Work with us', sv: 'Jobba hos oss' },
  booking: { no: 'Bestill time', en: 'Book an appointment', sv: 'Boka tid' },
}
