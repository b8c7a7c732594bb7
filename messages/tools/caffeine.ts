import type { Drinker, Serving } from '#domain/tools/caffeine.ts'

interface CaffeineWords {
  who: string
  whoError: string
  drinkers: Record<Drinker, string>
  weight: string
  weightError: string
  servings: string
  servingsHint: string
  names: Record<Serving, string>
  servingError: string
  other: string
  otherHint: string
  otherError: string
  result: string
  limits: Record<Drinker, string>
  judged: Record<'within' | 'near' | 'over', string>
  atOnce: string
  sleep: string
  pregnant: string
  child: string
  unwell: string
  chart: string
  zones: Record<'within' | 'near' | 'over', string>
  over: string
}

const no: CaffeineWords = {
  who: 'Hvem gjelder det?',
  whoError: 'Velg hvem det gjelder',
  drinkers: { adult: 'Voksen', pregnant: 'Gravid eller ammende', child: 'Under 18 år' },
  weight: 'Vekt i kilo',
  weightError: 'Skriv vekten i kilo, mellom {min} og {max}',
  servings: 'Hvor mye på en dag?',
  servingsHint: 'La feltet stå tomt hvis du ikke drikker det.',
  names: {
    'filter-coffee': 'Filterkaffe, kopp på 2 dl',
    espresso: 'Espresso, 0,6 dl',
    'black-tea': 'Svart te, kopp på 2,2 dl',
    cola: 'Cola, boks på 3,5 dl',
    'energy-drink': 'Energidrikk, boks på 2,5 dl',
    'dark-chocolate': 'Mørk sjokolade, 50 g',
    'milk-chocolate': 'Melkesjokolade, 50 g',
  },
  servingError: 'Skriv et antall mellom {min} og {max}: {name}',
  other: 'Annet, i milligram koffein',
  otherHint: 'For eksempel PWO eller koffeintabletter. Se på pakken.',
  otherError: 'Skriv milligram mellom {min} og {max}, eller la feltet stå tomt',
  result: '{amount} mg koffein',
  limits: {
    adult: 'For friske voksne regnes opptil {limit} mg om dagen som trygt.',
    pregnant: 'For gravide og ammende regnes opptil {limit} mg om dagen som trygt for barnet.',
    child: 'For barn og ungdom regnes 3 mg per kilo kroppsvekt som trygt. For denne vekten er det {limit} mg om dagen.',
  },
  judged: {
    within: 'Du er godt under grensen.',
    near: 'Du er nær grensen.',
    over: 'Du er over grensen. Trapp ned litt etter litt, så er det lettere å unngå hodepine.',
  },
  atOnce: 'Ta ikke mer enn {limit} mg på én gang.',
  sleep: 'Allerede {dose} mg nær leggetid kan gjøre det vanskeligere å sove.',
  pregnant: 'Drikk ikke energidrikk mens du er gravid eller ammer.',
  child: 'Energidrikk er merket med at den ikke anbefales til barn.',
  unwell:
    'Har du fått i deg mye koffein og føler deg dårlig? Ring Giftinformasjonen på {poison}, eller {emergency} hvis det er alvorlig.',
  chart: '{amount} mg av {limit} mg',
  zones: { within: 'Godt under grensen', near: 'Nær grensen', over: 'Over grensen' },
  over: 'over {limit} mg',
}

const en: CaffeineWords = {
  who: 'Who is it for?',
  whoError: 'Choose who it’s for',
  drinkers: { adult: 'An adult', pregnant: 'Someone pregnant or breastfeeding', child: 'Someone under 18' },
  weight: 'Weight in kilograms',
  weightError: 'Enter the weight in kilograms, between {min} and {max}',
  servings: 'How much in a day?',
  servingsHint: 'Leave a field empty if you don’t have it.',
  names: {
    'filter-coffee': 'Filter coffee, 200 ml cup',
    espresso: 'Espresso, 60 ml',
    'black-tea': 'Black tea, 220 ml cup',
    cola: 'Cola, 355 ml can',
    'energy-drink': 'Energy drink, 250 ml can',
    'dark-chocolate': 'Dark chocolate, 50 g',
    'milk-chocolate': 'Milk chocolate, 50 g',
  },
  servingError: 'Enter a number between {min} and {max}: {name}',
  other: 'Anything else, in milligrams of caffeine',
  otherHint: 'Such as pre-workout or caffeine tablets. Check the label.',
  otherError: 'Enter milligrams between {min} and {max}, or leave the field empty',
  result: '{amount} mg of caffeine',
  limits: {
    adult: 'For healthy adults, up to {limit} mg a day is considered safe.',
    pregnant: 'If you’re pregnant or breastfeeding, up to {limit} mg a day is considered safe for your baby.',
    child:
      'For children and teenagers, 3 mg per kilogram of body weight is considered safe. At this weight that’s {limit} mg a day.',
  },
  judged: {
    within: 'You’re well below the limit.',
    near: 'You’re close to the limit.',
    over: 'You’re over the limit. Cut down little by little to avoid headaches.',
  },
  atOnce: 'Don’t have more than {limit} mg at one time.',
  sleep: 'As little as {dose} mg close to bedtime can make it harder to sleep.',
  pregnant: 'Don’t drink energy drinks while you’re pregnant or breastfeeding.',
  child: 'Energy drinks carry a label saying that they’re not recommended for children.',
  unwell:
    'Have you had a lot of caffeine and feel unwell? Call the Poison Information Centre on {poison}, or {emergency} if it’s severe.',
  chart: '{amount} mg of {limit} mg',
  zones: { within: 'Well below the limit', near: 'Close to the limit', over: 'Over the limit' },
  over: 'over {limit} mg',
}

export const caffeineWords = { no, en }
