import type { InterestSubject } from '#domain/forms/interest.ts'
import type { Language } from '#domain/market/locale.ts'

/** What a business can ask about, by name. Apart from the interface's words, because only business pages need them. */
export const interestSubjectNames: Record<InterestSubject, Record<Language, string>> = {
  'occupational-health': { no: 'Bedriftshelsetjeneste', en: 'Occupational health service', sv: 'Företagshälsovård' },
  'medical-service': {
    no: 'Legetjeneste for ansatte',
    en: 'Medical service for employees',
    sv: 'Läkartjänst för anställda',
  },
  physical: { no: 'Fysioterapeut og kiropraktor', en: 'Physiotherapist and chiropractor', sv: 'Fysioterapeut' },
  'workplace-assessment': { no: 'Arbeidsplassvurdering', en: 'Workplace assessment', sv: 'Arbetsplatsbedömning' },
  exercise: { no: 'Trening på jobb', en: 'Exercise at work', sv: 'Träning på jobbet' },
  benefits: { no: 'Helsegoder for ansatte', en: 'Health benefits for staff', sv: 'Hälsoförmåner för anställda' },
  courses: { no: 'Kurs og foredrag', en: 'Courses and talks', sv: 'Kurser och föredrag' },
  absence: { no: 'Fravær og sykmelding', en: 'Sickness absence', sv: 'Sjukfrånvaro' },
  other: {
    no: 'Flere ting, eller noe annet',
    en: 'Several things, or something else',
    sv: 'Flera saker, eller något annat',
  },
}

/** What the form asks. */
export const interestSubjectLabel: Record<Language, string> = {
  no: 'Hva gjelder det?',
  en: 'What is it about?',
  sv: 'Vad gäller det?',
}
