const no = {
  lastPeriod: 'Første dag i siste menstruasjon',
  cycle: 'Dager mellom første dag i to menstruasjoner',
  cycleHint: 'Vet du det ikke, bruk 28.',
  lastPeriodError: 'Velg en dato i dag eller tidligere, høyst 44 uker tilbake',
  cycleError: 'Skriv et antall dager mellom {min} og {max}',
  due: 'Termin rundt {date}',
  now: 'I dag er du {weeks} uker og {days} dager på vei.',
  next: 'Bestill første kontroll hos jordmor eller lege, helst i uke 6 til 12.',
}

export const dueDateWords: Record<'no' | 'en', typeof no> = {
  no,
  en: {
    lastPeriod: 'First day of your last period',
    cycle: 'Days from the first day of one period to the next',
    cycleHint: 'If you do not know, use 28.',
    lastPeriodError: 'Choose today or an earlier date, at most 44 weeks back',
    cycleError: 'Enter a number of days between {min} and {max}',
    due: 'Due around {date}',
    now: 'Today you are {weeks} weeks and {days} days pregnant.',
    next: 'Book your first check with a midwife or doctor, ideally in weeks 6 to 12.',
  },
}
