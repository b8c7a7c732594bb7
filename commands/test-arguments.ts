export const testSteps = ['types', 'lint', 'unused', 'content', 'unit', 'browser', 'firefox'] as const
export type TestStep = (typeof testSteps)[number]

export interface AskedStep {
  step: TestStep
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

function isStep(text: string): text is TestStep {
  return (testSteps as readonly string[]).includes(text)
}
