const no = {
  question: 'Gjelder noe av dette deg nå?',
  hint: 'Kryss av for det som passer. Gjelder ingenting, går du videre.',
  emergencyTitle: 'Ring {emergency} nå',
  emergency: 'Ikke vent, og ikke kjør selv. De som svarer, forteller deg hva du skal gjøre.',
  maternityTitle: 'Ring fødeavdelingen nå',
  maternity: 'Nummeret står på Helsenorge og på helsekortet ditt. Får du ikke svar, ringer du {emergency}.',
  urgentTitle: 'Ring legevakten på {urgent}',
  urgent: 'Dette bør vurderes i dag. De avgjør om du skal komme, og hvor. Blir du dårligere, ringer du {emergency}.',
  soonTitle: 'La en lege undersøke deg i løpet av få dager',
  soon: 'Det haster ikke i dag, men det bør ikke bli liggende. Blir du dårligere, ringer du {urgent}.',
}

/** Who to call, and what to expect. The numbers are the country's. */
export const helpWords: Record<'no' | 'en', typeof no> = {
  no,
  en: {
    question: 'Does any of this apply to you now?',
    hint: 'Tick everything that applies. If nothing does, carry on.',
    emergencyTitle: 'Call {emergency} now',
    emergency: 'Don’t wait, and don’t drive yourself. The person who answers will tell you what to do.',
    maternityTitle: 'Call your maternity unit now',
    maternity: 'You’ll find the number at Helsenorge and on your pregnancy notes. If nobody answers, call {emergency}.',
    urgentTitle: 'Call the out-of-hours doctor on {urgent}',
    urgent:
      'You need advice today. They decide whether you should come in, and where. If you get worse, call {emergency}.',
    soonTitle: 'See a doctor within a few days',
    soon: 'It can wait until tomorrow, but don’t leave it. If you get worse, call {urgent}.',
  },
}
