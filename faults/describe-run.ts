import { rules } from './checks/violation.ts'
import type { RunResult } from './run-faults.ts'

/** The verdict in words, with what it is based on. */
export function describeRun({ violations, counts, faults, compared }: RunResult): string {
  const answers = new Map<string, number>()
  for (const byAnswer of counts.values()) {
    for (const [answer, count] of byAnswer) answers.set(answer, (answers.get(answer) ?? 0) + count)
  }
  const list = (entries: Iterable<[string, number]>) =>
    [...entries]
      .sort((a, b) => b[1] - a[1])
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0)
  const byAction = [...counts].map(([action, byAnswer]) => `    ${action}: ${list(byAnswer)}`)
  const broken = [...Map.groupBy(violations, (it) => it.rule)].flatMap(([rule, all]) => [
    `  ${rule} (${rules[rule]}): ${all.length}`,
    ...all.slice(0, 10).map((it) => `    ${it.detail}`),
  ])
  return [
    `  faults: ${list(faults)}`,
    `  ${total} requests; answers (0: none came): ${list(answers)}`,
    ...byAction,
    `  compared: ${compared.orders} requests for a booking, ${compared.bookings} bookings, ${compared.changes} changes, ${compared.kept} other writes, ${compared.messages} messages, of which ${compared.repeats} came again`,
    violations.length === 0 ? '  Nothing was lost, doubled or contradicted.' : `  ${violations.length} violations:`,
    ...broken,
  ].join('\n')
}
