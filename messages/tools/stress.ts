const no = {
  intro: 'Hvor godt passer dette med hvordan du har hatt det den siste uken?',
  items: {
    'wind-down': 'Jeg syntes det var vanskelig å roe meg ned',
    overreact: 'Jeg hadde lett for å overreagere',
    nervous: 'Jeg følte at jeg brukte mye nervøs energi',
    agitated: 'Jeg ble lett urolig og opphisset',
    relax: 'Jeg hadde vanskelig for å slappe av',
    intolerant: 'Jeg tålte ikke at noe hindret meg i det jeg holdt på med',
    touchy: 'Jeg følte meg nærtagende',
  },
  answers: {
    '0': 'Passet ikke i det hele tatt',
    '1': 'Passet til en viss grad, eller noe av tiden',
    '2': 'Passet godt, eller en god del av tiden',
    '3': 'Passet svært godt, eller mesteparten av tiden',
  },
  choose: 'Velg et svar: {question}',
  submit: 'Se resultatet',
  result: '{score} av 42 poeng: {level}',
  levels: {
    normal: 'vanlig nivå',
    mild: 'litt stress',
    moderate: 'moderat stress',
    severe: 'mye stress',
    extreme: 'svært mye stress',
  },
  advice: {
    normal: 'Det er innenfor det de fleste har i en vanlig uke. Ta pauser, beveg deg og ta vare på søvnen.',
    mild: 'Litt over det vanlige. Se om du kan ta bort én belastning, og ta testen igjen om to uker.',
    moderate:
      'Tydelig over det vanlige. Snakk med noen du stoler på. Varer det i mer enn noen uker, bør du snakke med lege eller psykolog.',
    severe: 'Mye over det vanlige. Snakk med lege eller psykolog, og vent ikke på at det går over av seg selv.',
    extreme: 'Svært mye over det vanlige. Ta kontakt med lege eller psykolog nå, også om du har hatt det slik lenge.',
  },
  crisis:
    'Har du tanker om å ta livet ditt? Ring {emergency} ved akutt fare. Du kan snakke med noen på {crisis}, hele døgnet.',
}

export const stressWords: Record<'no' | 'en', typeof no> = {
  no,
  en: {
    intro: 'How much did each statement apply to you over the past week?',
    items: {
      'wind-down': 'I found it hard to wind down',
      overreact: 'I tended to over-react to situations',
      nervous: 'I felt that I was using a lot of nervous energy',
      agitated: 'I found myself getting agitated',
      relax: 'I found it difficult to relax',
      intolerant: 'I was intolerant of anything that kept me from getting on with what I was doing',
      touchy: 'I felt that I was rather touchy',
    },
    answers: {
      '0': 'Did not apply to me at all',
      '1': 'Applied to me to some degree, or some of the time',
      '2': 'Applied to me to a considerable degree, or a good part of the time',
      '3': 'Applied to me very much, or most of the time',
    },
    choose: 'Choose an answer: {question}',
    submit: 'See your result',
    result: '{score} of 42 points: {level}',
    levels: {
      normal: 'usual level',
      mild: 'mild stress',
      moderate: 'moderate stress',
      severe: 'severe stress',
      extreme: 'very severe stress',
    },
    advice: {
      normal: 'That’s what most people have in an ordinary week. Take breaks, keep moving and look after your sleep.',
      mild: 'A little above the usual. See if you can take one thing off your plate, and try again in two weeks.',
      moderate:
        'Clearly above the usual. Talk to someone you trust. If it lasts for more than a few weeks, see a doctor or psychologist.',
      severe: 'Well above the usual. Talk to a doctor or psychologist. Don’t wait for it to pass on its own.',
      extreme:
        'Far above the usual. Contact a doctor or psychologist now, even if it’s been like this for a long time.',
    },
    crisis:
      'Are you thinking about taking your own life? Call {emergency} if you’re in danger now. You can talk to someone on {crisis}, day or night.',
  },
}
