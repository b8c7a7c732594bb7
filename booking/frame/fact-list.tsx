/** Without a value it is left out. */
export type Fact = readonly [name: string, value: string | false | null | undefined]

/** Facts on a card, a line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="sum-row">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
