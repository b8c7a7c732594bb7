import type { PressureAdvice, Zone } from '#domain/tools/blood-pressure.ts'

type CalmAdvice = Exclude<PressureAdvice, 'emergency' | 'maternity'>

interface PressureWords {
  systolic: string
  systolicHint: string
  diastolic: string
  diastolicHint: string
  systolicError: string
  diastolicError: string
  orderError: string
  place: string
  home: string
  clinic: string
  placeError: string
  about: string
  pregnant: string
  result: string
  chart: string
  from: string
  below: string
  zones: Record<Zone, string>
  homeZones: Partial<Record<Zone, string>>
  advice: Record<CalmAdvice, string>
  measureAgain: string
  callIf: string
}

const no: PressureWords = {
  systolic: 'Det høyeste tallet',
  systolicHint: 'Overtrykk, merket SYS på måleren',
  diastolic: 'Det laveste tallet',
  diastolicHint: 'Undertrykk, merket DIA på måleren',
  systolicError: 'Skriv det høyeste tallet, mellom {min} og {max}',
  diastolicError: 'Skriv det laveste tallet, mellom {min} og {max}',
  orderError: 'Det høyeste tallet må være større enn det laveste',
  place: 'Hvor målte du?',
  home: 'Hjemme',
  clinic: 'Hos lege, sykepleier eller apotek',
  placeError: 'Velg hvor du målte',
  about: 'Om deg',
  pregnant: 'Jeg er gravid, eller har født i løpet av de siste seks ukene',
  result: '{reading}: {zone}',
  chart: 'Blodtrykk {reading} ligger i området {zone}.',
  from: 'fra {limit}',
  below: 'under {limit}',
  zones: {
    low: 'lavt',
    normal: 'normalt',
    'high-normal': 'høyt normalt',
    'grade-1': 'høyt, grad 1',
    'grade-2': 'høyt, grad 2',
    'grade-3': 'svært høyt, grad 3',
  },
  homeZones: { 'grade-1': 'høyt', 'grade-3': 'svært høyt' },
  advice: {
    low: 'Lavt blodtrykk er vanlig og oftest ufarlig. Blir du svimmel, besvimer du eller er det nytt for deg, bør en lege se på det. Ring {emergency} hvis du samtidig blir forvirret, svært sløv eller blør kraftig.',
    fine: 'Målingen er i det normale området. Mål gjerne igjen om et år, eller tidligere hvis legen har bedt om det.',
    watch:
      'Målingen er normal, men nær grensen. Mål noen dager hjemme. Mindre salt, mer bevegelse og mindre alkohol kan senke trykket.',
    doctor:
      'Én høy måling er ikke nok til å si noe sikkert. Mål morgen og kveld i en uke, helst to ganger hver gang. Ta med tallene til en lege.',
    midwife:
      'Ring jordmor eller lege i løpet av de nærmeste dagene, og fortell om målingen. Ring fødeavdelingen med en gang hvis trykket når 140/90, eller du får sterk hodepine eller flimring for øynene.',
    soon: 'Dette er svært høyt. Sitt rolig i fem minutter og mål igjen. Er det fortsatt så høyt, bør en lege undersøke deg i løpet av få dager.',
    urgent: 'Dette er svært høyt. Sitt rolig i fem minutter og mål igjen.',
  },
  measureAgain:
    'Ring legevakten på {urgent} hvis det høyeste tallet fortsatt er 180 eller mer, eller det laveste 120 eller mer. Gjør det selv om du føler deg frisk.',
  callIf: 'Ring {emergency} med en gang ved dette:',
}

const en: PressureWords = {
  systolic: 'The higher number',
  systolicHint: 'Systolic, marked SYS on the monitor',
  diastolic: 'The lower number',
  diastolicHint: 'Diastolic, marked DIA on the monitor',
  systolicError: 'Enter the higher number, between {min} and {max}',
  diastolicError: 'Enter the lower number, between {min} and {max}',
  orderError: 'The higher number must be larger than the lower one',
  place: 'Where was it measured?',
  home: 'At home',
  clinic: 'By a doctor, nurse or pharmacist',
  placeError: 'Choose where it was measured',
  about: 'About you',
  pregnant: 'I’m pregnant, or I’ve given birth in the last six weeks',
  result: '{reading}: {zone}',
  chart: 'Blood pressure {reading} is in the zone {zone}.',
  from: 'from {limit}',
  below: 'below {limit}',
  zones: {
    low: 'low',
    normal: 'normal',
    'high-normal': 'high-normal',
    'grade-1': 'high, grade 1',
    'grade-2': 'high, grade 2',
    'grade-3': 'very high, grade 3',
  },
  homeZones: { 'grade-1': 'high', 'grade-3': 'very high' },
  advice: {
    low: 'Low blood pressure is common and usually harmless. See a doctor if it makes you dizzy or faint, or if it’s new for you. Call {emergency} if you’re also confused, very drowsy or bleeding heavily.',
    fine: 'Your reading is in the normal range. Check again in a year, or sooner if your doctor has asked you to.',
    watch:
      'Your reading is normal, but close to the limit. Measure at home for a few days. Less salt, more exercise and less alcohol can lower it.',
    doctor:
      'One high reading isn’t enough to tell. Measure every morning and evening for a week, twice each time. Bring the numbers to a doctor.',
    midwife:
      'Call your midwife or doctor in the next few days and tell them about the reading. Call your maternity unit straight away if it reaches 140/90, or if you get a severe headache or flickering sight.',
    soon: 'This is very high. Sit still for five minutes and measure again. If it’s still this high, see a doctor within a few days.',
    urgent: 'This is very high. Sit still for five minutes and measure again.',
  },
  measureAgain:
    'Call the out-of-hours doctor on {urgent} if the higher number is still 180 or more, or the lower one 120 or more. Do so even if you feel well.',
  callIf: 'Call {emergency} straight away if you have:',
}

export const pressureWords = { no, en }
