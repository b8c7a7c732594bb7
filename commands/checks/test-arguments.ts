export const testSteps = ['build', 'types', 'lint', 'unused', 'content', 'unit', 'browser', 'firefox'] as const
export type TestStep = (typeof testSteps)[number]

/** Those without tests of their own. */
const quickSteps = ['build', 'types', 'lint', 'unused', 'content'] as const
export type QuickStep = (typeof quickSteps)[number]

export interface AskedStep<Step extends TestStep = TestStep> {
  step: Step
  /** Files or folders; none is all of them. */
  paths: string[]
}

/** `unit server/jobs browser` → unit tests of a folder, and all browser specs. Nothing is everything. */
export function readTestArguments(args: readonly string[]): AskedStep[] {
  const asked: AskedStep[] = []
  for (const arg of args) {
    if (isStep(arg)) asked.push({ step: arg, paths: [] })
    else if (asked.length > 0) asked.at(-1)!.paths.push(arg)
    else throw new Error(`There is no step ${arg}. The steps are ${testSteps.join(', ')}; paths come after one.`)
  }
  return asked.length > 0 ? asked : testSteps.map((step) => ({ step, paths: [] }))
}

type SlowStep = AskedStep<Exclude<TestStep, QuickStep>>
type StepGroup = { quick: true; steps: AskedStep<QuickStep>[] } | ({ quick: false } & SlowStep)

/** Quick steps that follow each other run beside each other; each of the others keeps all processors busy by itself. */
export function groupSteps(asked: readonly AskedStep[]): StepGroup[] {
  const groups: StepGroup[] = []
  for (const it of asked) {
    const last = groups.at(-1)
    if (!isQuick(it)) groups.push({ quick: false, ...(it as SlowStep) })
    else if (last?.quick) last.steps.push(it)
    else groups.push({ quick: true, steps: [it] })
  }
  return groups
}

function isQuick(asked: AskedStep): asked is AskedStep<QuickStep> {
  return (quickSteps as readonly string[]).includes(asked.step)
}

function isStep(text: string): text is TestStep {
  return (testSteps as readonly string[]).includes(text)
}
