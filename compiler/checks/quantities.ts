/** A number with its unit, in a form independent of the language: '6-12 week'. */
export interface Quantity {
  value: string
  /** The line of the text, from 0. */
  line: number
}

const units: [canonical: string, pattern: string][] = [
  ['second', 'seconds?|sekund(?:er|ene)?'],
  ['minute', 'minutes?|minutt(?:er|ene)?|minut(?:er)?|min'],
  ['hour', 'hours?|timene|timer?s?|timm(?:e|ar)s?'],
  ['day', 'days?|dag(?:er|ene|ar)?|dygn|døgn(?:ene)?'],
  ['week', 'weeks?|ukene|ukers?|uke|veck(?:a|or)s?'],
  ['month', 'months?|måned(?:er|ene)?s?|månad(?:er)?s?'],
  ['year', 'years?|år(?:s|ene|a)?'],
  ['%', '%|per cent|percent|prosent|procent'],
  ['°C', '°C|degrees|grader'],
  ['mg', 'mg'],
  ['ml', 'ml'],
  ['kg', 'kg'],
  ['g', 'g|grams?|gram'],
  ['cm', 'cm'],
  ['mm', 'mm'],
  ['km', 'km'],
  ['m', 'm|metres?|meter'],
]
const pattern = new RegExp(
  `(\\d+(?:[.,]\\d+)?)(?:\\s?(?:–|-|to|till?|or|eller)\\s?(\\d+(?:[.,]\\d+)?))?[\\s\\u00a0-]?(${units.map(([, words]) => words).join('|')})(?![\\p{L}])`,
  'giu',
)
const canonical = units.map(([name, words]) => [name, new RegExp(`^(?:${words})$`, 'iu')] as const)

export function quantitiesOf(text: string): Quantity[] {
  return text.split('\n').flatMap((content, line) => {
    // Most lines have no number, and the pattern is slow to find that out.
    if (!/\d/.test(content)) return []
    return [...content.matchAll(pattern)].map((match) => {
      const [, from, to, unit] = match
      const name = canonical.find(([, words]) => words.test(unit!))![0]
      const number = [from, to].filter((part) => part !== undefined).map((part) => part.replace(',', '.'))
      return { value: `${number.join('–')} ${name}`, line }
    })
  })
}

const bareAge =
  /\b(?:age of|aged|under|over|until|before|turn(?:s|ed)?|fyller|fylt) (\d{1,3})(?!\d|[.,:/–-]\d)|(\d{1,3}) or (?:older|over)\b/giu

/** Ages that go without a unit, as English writes them ('under 16', 'from the age of 12'), in the same form as quantities. */
export function bareAgesOf(text: string): string[] {
  return [...text.matchAll(bareAge)].map(([, after, before]) => `${after ?? before} year`)
}
