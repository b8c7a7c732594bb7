import type { DiaryWords } from '#domain/tools/headache-diary.ts'

/** The words of the downloaded file. The tool's code has both languages: a file may be opened on the page of the other one. */
export const diaryWords: Record<'no' | 'en', DiaryWords> = {
  no: {
    columns: ['Dag', 'Timer', 'Styrke', 'Hvordan', 'Medisin', 'Notat'],
    decimal: ',',
    signs: {
      'one-side': 'På den ene siden',
      throbbing: 'Bankende',
      pressing: 'Trykkende eller som et bånd',
      nausea: 'Kvalme eller oppkast',
      light: 'Plaget av lys eller lyd',
      aura: 'Flimmer eller prikking før det begynte',
    },
    medicines: {
      none: 'Ingenting',
      simple: 'Vanlig smertestillende, uten kodein og koffein',
      strong: 'Triptan, opioid eller smertestillende med kodein eller koffein',
      both: 'Begge deler',
    },
  },
  en: {
    columns: ['Day', 'Hours', 'Strength', 'What it was like', 'Medicine', 'Note'],
    decimal: '.',
    signs: {
      'one-side': 'On one side',
      throbbing: 'Throbbing',
      pressing: 'Pressing, or like a tight band',
      nausea: 'Feeling sick or vomiting',
      light: 'Bothered by light or noise',
      aura: 'Flickering sight or tingling before it started',
    },
    medicines: {
      none: 'Nothing',
      simple: 'An ordinary painkiller without codeine or caffeine',
      strong: 'A triptan, an opioid, or a painkiller with codeine or caffeine',
      both: 'Both',
    },
  },
}
