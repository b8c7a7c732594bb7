const no = {
  intro:
    'Legg inn én natt om gangen. Etter en uke ser du et mønster. Alt blir borte når du lukker siden, så skriv ut eller last ned.',
  morning: 'Morgenen natten endte',
  morningError: 'Velg en dag de siste {before} dagene',
  lightsOut: 'Når slukket du lyset?',
  gotUp: 'Når sto du opp?',
  timeError: 'Skriv et klokkeslett, som 23:15',
  fallingAsleep: 'Minutter før du sovnet',
  awake: 'Minutter våken i løpet av natten',
  lyingAwake: 'Minutter våken i sengen om morgenen',
  minutesError: 'Skriv et helt antall minutter mellom {min} og {max}',
  add: 'Legg til natten',
  impossible: 'Det blir mer tid våken enn i sengen. Se over tidene.',
  full: 'Dagboken har plass til {nights} netter. Skriv ut eller last ned, og begynn på nytt.',
  file: 'sovndagbok',
  title: 'Søvndagbok: {nights} netter',
  titleOne: 'Søvndagbok: 1 natt',
  night: 'Natt til',
  inBed: 'I seng (t:min)',
  asleep: 'Søvn (t:min)',
  efficiency: 'Effektivitet',
  /** With a place to break it, for the narrow column of a phone. */
  efficiencyHead: 'Effekti\u00advitet',
  average: 'Snitt',
  remove: 'Fjern natten til {date}',
  chart: 'Tid i sengen og søvn hver natt, fra kl. 18 til kl. 18',
  few: 'Legg til flere netter. Sju gir et bedre bilde enn én.',
  advice: {
    good: 'Du sover så lenge som de fleste voksne trenger, og det meste av tiden i sengen.',
    broken:
      'Du er våken en god del av tiden i sengen. Da hjelper det sjelden å legge seg tidligere. Legg deg når du er søvnig, og stå opp til samme tid hver dag.',
    short: 'Du sover kortere enn 7 timer, men godt når du sover. Prøv å gi deg selv mer tid i sengen.',
    long: 'Du sover mer enn 9 timer. Er du likevel trett om dagen, bør du snakke med lege.',
  },
  seeDoctor:
    'Har du sovet dårlig tre netter i uken i mer enn tre måneder, finnes det god behandling. Ta med dagboken til legen.',
}

export const sleepDiaryWords: Record<'no' | 'en', typeof no> = {
  no,
  en: {
    intro:
      'Add one night at a time. After a week, you’ll see a pattern. Everything is gone when you close the page, so print or download it.',
    morning: 'The morning the night ended',
    morningError: 'Choose a day in the last {before} days',
    lightsOut: 'When did you turn off the light?',
    gotUp: 'When did you get up?',
    timeError: 'Enter a time, such as 23:15',
    fallingAsleep: 'Minutes before you fell asleep',
    awake: 'Minutes awake during the night',
    lyingAwake: 'Minutes awake in bed in the morning',
    minutesError: 'Enter a whole number of minutes between {min} and {max}',
    add: 'Add the night',
    impossible: 'That’s more time awake than in bed. Check the times.',
    full: 'The diary has room for {nights} nights. Print or download it, and start again.',
    file: 'sleep-diary',
    title: 'Sleep diary: {nights} nights',
    titleOne: 'Sleep diary: 1 night',
    night: 'Night before',
    inBed: 'In bed (h:min)',
    asleep: 'Asleep (h:min)',
    efficiency: 'Efficiency',
    efficiencyHead: 'Effi\u00adciency',
    average: 'Average',
    remove: 'Remove the night before {date}',
    chart: 'Time in bed and asleep each night, from 6 pm to 6 pm',
    few: 'Add more nights. Seven give a better picture than one.',
    advice: {
      good: 'You sleep as long as most adults need, and for most of your time in bed.',
      broken:
        'You’re awake for much of your time in bed. Going to bed earlier rarely helps. Go to bed when you’re sleepy, and get up at the same time every day.',
      short: 'You sleep less than 7 hours, but well while you sleep. Try to give yourself more time in bed.',
      long: 'You sleep more than 9 hours. If you’re still tired during the day, talk to a doctor.',
    },
    seeDoctor:
      'If you’ve slept badly three nights a week for more than three months, there’s good treatment. Take the diary to your doctor.',
  },
}
