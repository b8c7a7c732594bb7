const no = {
  intro: 'Røykte du ulikt mye i ulike år? Legg til en periode for hver vane.',
  period: 'Periode {number}',
  cigarettes: 'Sigaretter om dagen',
  years: 'Antall år',
  yearsHint: 'Et halvt år skriver du som 0,5',
  cigarettesError: 'Skriv sigaretter om dagen, mellom {min} og {max}',
  yearsError: 'Skriv antall år, mellom {min} og {max}',
  add: 'Legg til en periode',
  remove: 'Fjern periode {number}',
  result: '{packYears} pakkeår',
  cigarettesInAll: 'Det er rundt {count} sigaretter i alt.',
  below:
    'All røyking øker risikoen for kols og lungekreft. Risikoen synker fra dagen du slutter, uansett hvor lenge du har røykt.',
  above:
    'Risikoen for kols og lungekreft er klart høyere enn hos dem som aldri har røykt. Den synker fra dagen du slutter, uansett alder.',
  next: 'Har du hoste eller tung pust, kan en lege måle lungene dine med spirometri og hjelpe deg å slutte.',
  scale: '{packYears} pakkeår på en skala fra 0 til {max}',
  zoneBelow: 'Under screeninggrensen i USA',
  zoneAbove: 'Over screeninggrensen i USA',
  rangeBelow: 'under {limit}',
  rangeAbove: '{limit} eller mer',
}

export const packYearsWords: Record<'no' | 'en', typeof no> = {
  no,
  en: {
    intro: 'Did you smoke more in some years than in others? Add a period for each habit.',
    period: 'Period {number}',
    cigarettes: 'Cigarettes a day',
    years: 'Number of years',
    yearsHint: 'Write half a year as 0.5',
    cigarettesError: 'Enter cigarettes a day, between {min} and {max}',
    yearsError: 'Enter a number of years, between {min} and {max}',
    add: 'Add a period',
    remove: 'Remove period {number}',
    result: '{packYears} pack-years',
    cigarettesInAll: 'That’s about {count} cigarettes in all.',
    below:
      'All smoking raises your risk of COPD and lung cancer. It starts to fall the day you stop, however long you’ve smoked.',
    above:
      'Your risk of COPD and lung cancer is clearly higher than if you’d never smoked. It starts to fall the day you stop, at any age.',
    next: 'If you cough or get breathless, a doctor can test your lungs with spirometry and help you stop smoking.',
    scale: '{packYears} pack-years on a scale from 0 to {max}',
    zoneBelow: 'Below the US screening limit',
    zoneAbove: 'Above the US screening limit',
    rangeBelow: 'under {limit}',
    rangeAbove: '{limit} or more',
  },
}
