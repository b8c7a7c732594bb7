const no = {
  lastPeriod: 'Første dag i siste menstruasjon',
  cycle: 'Dager mellom første dag i to menstruasjoner',
  cycleHint: 'Vet du det ikke, bruk 28.',
  lastPeriodError: 'Velg en dato i dag eller tidligere, høyst 44 uker tilbake',
  cycleError: 'Skriv et antall dager mellom {min} og {max}',
  due: 'Termin rundt {date}',
  now: 'I dag er du {weeks} uker og {days} dager på vei.',
  next: 'Bestill første kontroll hos jordmor eller lege, helst i uke 6 til 12.',
  limits: [
    'Datoen er et anslag. Få barn kommer på selve termindagen.',
    'Ultralyd i uke 11–13 eller rundt uke 18 er sikrere. Sykehuset setter terminen etter den.',
    'Beregningen passer dårlig ved uregelmessig menstruasjon eller når du nettopp har sluttet med hormoner.',
    'Blør du, eller har du sterke magesmerter, skal du ikke vente: ring legevakten på 116 117.',
  ],
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
    limits: [
      'The date is an estimate. Few babies arrive on the day itself.',
      'An ultrasound in weeks 11–13 or around week 18 is more certain. The hospital sets the due date by it.',
      'The calculation fits badly if your periods are irregular or you have just stopped using hormones.',
      'If you bleed or have strong abdominal pain, do not wait: call the out-of-hours doctor on 116 117.',
    ],
  },
}
