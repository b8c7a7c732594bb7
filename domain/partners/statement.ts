/** The use of one cost centre in a month. */
export interface CostCenterUse {
  /** Null where none was given. */
  readonly costCenter: string | null
  readonly visits: number
  /** How many different people booked them: a family has one who does. */
  readonly people: number
  /** What was paid for them, in whole NOK. */
  readonly amount: number
}

export interface StatementLine {
  /** Null: visits whose cost centre is missing, or might be a person's name. */
  readonly costCenter: string | null
  readonly visits: number
  /** Null where it is withheld. */
  readonly amount: number | null
}

export interface Statement {
  readonly lines: readonly StatementLine[]
  readonly total: { readonly visits: number; readonly amount: number | null }
}

/** With fewer people than this behind it, an amount is withheld. */
export const fewestPeople = 5

/**
 * What an employer is told of a month: how many visits, and what they cost, by cost centre. Two things could tell of a person, and both
 * are kept back where fewer than five people stand behind a line. An amount gives away what was booked, because every treatment has
 * its price. And a cost centre is free text: what is no plain code may tell a name, so it is counted among those without.
 */
export function makeStatement(uses: readonly CostCenterUse[]): Statement {
  const isNamed = ({ costCenter, people }: CostCenterUse) =>
    costCenter !== null && (people >= fewestPeople || isPlainCode(costCenter))
  const others = uses.filter((use) => !isNamed(use))
  const grouped = [...uses.filter(isNamed), ...(others.length > 0 ? [merge(others)] : [])]
  const lines = grouped.map(({ costCenter, visits, people, amount }) => ({
    costCenter,
    visits,
    amount: people >= fewestPeople ? amount : null,
  }))
  const visits = uses.reduce((total, use) => total + use.visits, 0)
  // A total beside withheld amounts would give them away.
  const isWhole = lines.every((line) => line.amount !== null)
  const amount = isWhole ? lines.reduce((total, line) => total + line.amount!, 0) : null
  return { lines, total: { visits, amount } }
}

/** Digits with a letter or two, such as '4200' or 'K-42': too few letters for a name, and fewer digits than a phone or a birthdate has. */
function isPlainCode(costCenter: string): boolean {
  const digits = costCenter.replaceAll(/\D/g, '').length
  return digits > 0 && digits <= 7 && !/\p{L}{3}/u.test(costCenter)
}

/** The same person may have used several cost centres, so together they stand for no more people than the largest of them. */
function merge(uses: readonly CostCenterUse[]): CostCenterUse {
  const add = (pick: (use: CostCenterUse) => number) => uses.reduce((total, use) => total + pick(use), 0)
  const people = Math.max(...uses.map((it) => it.people))
  return { costCenter: null, visits: add((it) => it.visits), people, amount: add((it) => it.amount) }
}
