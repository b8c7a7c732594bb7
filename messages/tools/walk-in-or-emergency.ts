const no = {
  emergencySigns: 'Gjelder noe av dette nå?',
  none: 'Ingenting av dette',
  restart: 'Begynn på nytt',
  urgentSigns: 'Gjelder noe av dette?',
  clinicReasons: 'Er det dette du trenger hjelp med?',
  infection: 'Sår hals, hoste, bihuler, øre eller urinveier, og du er ellers i god form',
  muscles: 'Vondt i rygg, nakke, ledd eller muskler',
  skin: 'Utslett, eksem, vorte eller en føflekk',
  prescription: 'Resept, sykmelding, attest, vaksine eller prøve',
  long: 'En plage som har vart i uker og ikke gir seg',
  clinicTitle: 'Bestill time hos oss',
  clinic: 'Dette kan vi hjelpe med. Blir du klart dårligere mens du venter, ringer du {urgent}.',
  'self-careTitle': 'Se det an',
  'self-care':
    'Ingenting av det vi spurte om, passet. Er du i tvil om det står om liv, ringer du {emergency}. Er du usikker på om det haster, ringer du legevakten på {urgent}.',
}

export const urgencyWords: Record<'no' | 'en', typeof no> = {
  no,
  en: {
    emergencySigns: 'Is any of this true now?',
    none: 'None of these',
    restart: 'Start over',
    urgentSigns: 'Is any of this true?',
    clinicReasons: 'Is this what you need help with?',
    infection: 'Sore throat, cough, sinuses, ear or urinary tract, and you are otherwise well',
    muscles: 'Pain in the back, neck, joints or muscles',
    skin: 'A rash, eczema, a wart or a mole',
    prescription: 'A prescription, sick note, certificate, vaccine or test',
    long: 'Something that has lasted for weeks and does not pass',
    clinicTitle: 'Book an appointment with us',
    clinic: 'We can help with this. If you get worse while you wait, call {urgent}.',
    'self-careTitle': 'Wait and see',
    'self-care':
      'None of the things we asked about applies. If you think it may be life-threatening, call {emergency}. If you are not sure whether it can wait, call {urgent}.',
  },
}
