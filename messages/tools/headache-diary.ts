import type { DiaryWords, HeadacheMedicine, HeadacheSign, HeadacheSummary } from '#domain/tools/headache-diary.ts'
import { diaryWords } from './headache-diary-file.ts'

interface HeadacheWords {
  date: string
  dateError: string
  hours: string
  hoursHint: string
  hoursError: string
  strength: string
  strengthHint: string
  strengthError: string
  signs: string
  sign: Record<HeadacheSign, string>
  medicine: string
  medicineError: string
  medicines: Record<HeadacheMedicine, string>
  note: string
  noteHint: string
  noteError: string
  add: string
  result: { one: string; many: string }
  counted: string
  advice: Record<HeadacheSummary['advice'], string>
  chart: string
  table: string
  remove: string
  keep: string
  open: string
  opened: string
  notDiary: string
  file: string
  printTitle: string
  columns: DiaryWords['columns']
}

const no: HeadacheWords = {
  date: 'Dag',
  dateError: 'Velg en dag i dag eller i løpet av det siste året',
  hours: 'Hvor mange timer varte hodepinen?',
  hoursHint: 'En halvtime skriver du som 0,5. Hele dagen er 24.',
  hoursError: 'Skriv timer mellom {min} og {max}',
  strength: 'Hvor sterk var hodepinen på det verste, fra 1 til 10?',
  strengthHint: '1 er så vidt merkbar, 10 er uutholdelig.',
  strengthError: 'Skriv et helt tall mellom {min} og {max}',
  signs: 'Hvordan var hodepinen?',
  sign: diaryWords.no.signs,
  medicine: 'Hva tok du mot hodepinen?',
  medicineError: 'Velg hva du tok, eller «Ingenting»',
  medicines: diaryWords.no.medicines,
  note: 'Notat',
  noteHint: 'Valgfritt. For eksempel mensen, lite søvn, stress eller mat.',
  noteError: 'Skriv høyst {max} tegn',
  add: 'Legg til dagen',
  result: { one: '1 dag med hodepine på 30 dager', many: '{days} dager med hodepine på 30 dager' },
  counted: 'Fra {from} til {to}. Dager da du tok medisin: {medicineDays}.',
  advice: {
    few: 'Fortsett å skrive dagbok i minst fire uker. Da er det lettere for deg og legen å se et mønster.',
    frequent: 'Hodepine 15 dager i måneden eller mer bør en lege vurdere. Ta med dagboken.',
    overuse:
      'Å ta medisin så mange dager, måned etter måned, kan i seg selv gi hodepine. Snakk med en lege om hvordan du slutter trygt. Slutt ikke brått med medisin på resept.',
  },
  chart: 'Hvor sterk hodepinen var dag for dag, fra {from} til {to}',
  table: 'Dagboken din',
  remove: 'Fjern {date}',
  keep: 'Vi lagrer ingenting. Last ned dagboken før du lukker siden, og åpne filen her neste gang.',
  open: 'Åpne en dagbok du har lastet ned',
  opened: 'Dagboken er åpnet.',
  notDiary: 'Filen er ikke en hodepinedagbok fra denne siden, eller den er endret. Velg filen du lastet ned.',
  file: 'hodepinedagbok',
  printTitle: 'Hodepinedagbok',
  columns: diaryWords.no.columns,
}

const en: HeadacheWords = {
  date: 'Day',
  dateError: 'Choose today or a day in the last year',
  hours: 'How many hours did the headache last?',
  hoursHint: 'Write half an hour as 0.5. All day is 24.',
  hoursError: 'Enter hours between {min} and {max}',
  strength: 'How bad was it at its worst, from 1 to 10?',
  strengthHint: '1 is hardly noticeable, 10 is unbearable.',
  strengthError: 'Enter a whole number between {min} and {max}',
  signs: 'What was it like?',
  sign: diaryWords.en.signs,
  medicine: 'What did you take for it?',
  medicineError: 'Choose what you took, or ‘Nothing’',
  medicines: diaryWords.en.medicines,
  note: 'Note',
  noteHint: 'Optional. For example, your period, poor sleep, stress or something you ate.',
  noteError: 'Use {max} characters or fewer',
  add: 'Add this day',
  result: { one: '1 day with a headache in 30 days', many: '{days} days with a headache in 30 days' },
  counted: 'From {from} to {to}. Days you took medicine: {medicineDays}.',
  advice: {
    few: 'Keep your diary for at least four weeks. This makes it easier for you and your doctor to see a pattern.',
    frequent: 'A doctor should look into headaches on 15 days a month or more. Bring your diary.',
    overuse:
      'Taking medicine on this many days, month after month, can cause headaches itself. Talk to a doctor about how to stop safely. Don’t stop prescribed medicine suddenly.',
  },
  chart: 'How bad it was day by day, from {from} to {to}',
  table: 'Your diary',
  remove: 'Remove {date}',
  keep: 'We don’t store anything. Download your diary before you close the page, and open the file here next time.',
  open: 'Open a diary you’ve downloaded',
  opened: 'Your diary is open.',
  notDiary: 'This file isn’t a headache diary from this page, or it’s been changed. Choose the file you downloaded.',
  file: 'headache-diary',
  printTitle: 'Headache diary',
  columns: diaryWords.en.columns,
}

export const headacheWords = { no, en }
