/** The use of one cost centre in a month. */
export interface CostCenterUse {
  /** Null where none was given. */
  readonly costCenter: string | null
  readonly visits: number
  /** How many different people booked them; somebody who books for a family counts once. */
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
 * What an employer learns about a month: the number of visits and their cost, by cost centre. Two things could identify a
 * person, and both are withheld for fewer than five people. An amount reveals what was booked, because every treatment has
 * its price. And a cost centre is free text: anything but a plain code may be a name, so it is counted as missing.
 */
export function makeStatement(uses: readonly CostCenterUse[]): Statement {
  const others = uses.filter((use) => !isNamed(use))
  const grouped = [...uses.filter(isNamed), ...(others.length > 0 ? [merge(others)] : [])]
  const lines = grouped.map(({ costCenter, visits, people, amount }) => ({
    costCenter,
    visits,
    amount: people >= fewestPeople ? amount : null,
  }))
  const visits = uses.reduce((total, use) => total + use.visits, 0)
  // A total beside withheld amounts would reveal them.
  const isWhole = lines.every((line) => line.amount !== null)
  const amount = isWhole ? lines.reduce((total, line) => total + line.amount!, 0) : null
  return { lines, total: { visits, amount } }
}

/** Whether a statement lists a cost centre by its name. */
export function isNamed({ costCenter, people }: CostCenterUse): boolean {
  return costCenter !== null && (people >= fewestPeople || isPlainCode(costCenter))
}

/** Digits with a letter or two, such as '4200' or 'K-42': too few letters for a name, and fewer digits than a phone or a birthdate has. */
function isPlainCode(costCenter: string): boolean {
  const digits = costCenter.replaceAll(/\D/g, '').length
  return digits > 0 && digits <= 7 && !/\p{L}{3}/u.test(costCenter)
}

/** The same person may have used several cost centres, so combined lines only prove as many people as the largest of them. */
function merge(uses: readonly CostCenterUse[]): CostCenterUse {
  const add = (pick: (use: CostCenterUse) => number) => uses.reduce((total, use) => total + pick(use), 0)
  const people = Math.max(...uses.map((it) => it.people))
  return { costCenter: null, visits: add((it) => it.visits), people, amount: add((it) => it.amount) }
}
