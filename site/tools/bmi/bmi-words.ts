const no = {
  height: 'Høyde i centimeter',
  weight: 'Vekt i kilo',
  heightError: 'Skriv høyden i centimeter, mellom {min} og {max}',
  weightError: 'Skriv vekten i kilo, mellom {min} og {max}',
  result: 'BMI {bmi}',
  range: 'Med høyden din er {from}–{to} kilo innenfor normalområdet.',
  under: 'Under normalområdet. Har du gått ned uten å ville det, bør du snakke med en lege.',
  normal: 'Innenfor normalområdet for voksne.',
  over: 'Over normalområdet: overvekt. Livvidde, blodtrykk og vaner sier mer enn tallet alene.',
  'obesity-1': 'Fedme grad 1. En lege kan vurdere helsen din og hva som kan hjelpe.',
  'obesity-2': 'Fedme grad 2. En lege kan vurdere helsen din og hva som kan hjelpe.',
  'obesity-3': 'Fedme grad 3. En lege kan vurdere helsen din og hva som kan hjelpe.',
}

export const bmiWords: Record<'no' | 'en', typeof no> = {
  no,
  en: {
    height: 'Height in centimetres',
    weight: 'Weight in kilograms',
    heightError: 'Enter your height in centimetres, between {min} and {max}',
    weightError: 'Enter your weight in kilograms, between {min} and {max}',
    result: 'BMI {bmi}',
    range: 'At your height, {from}–{to} kilograms is within the normal range.',
    under: 'Below the normal range. If you have lost weight without meaning to, talk to a doctor.',
    normal: 'Within the normal range for adults.',
    over: 'Above the normal range: overweight. Waist, blood pressure and habits say more than the number alone.',
    'obesity-1': 'Obesity class 1. A doctor can look at your health and at what may help.',
    'obesity-2': 'Obesity class 2. A doctor can look at your health and at what may help.',
    'obesity-3': 'Obesity class 3. A doctor can look at your health and at what may help.',
  },
}
