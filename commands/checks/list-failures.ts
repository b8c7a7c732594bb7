import { relative } from 'node:path'

/** What the reports of Vitest and Playwright say of each test; as much of it as is read here. */
export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** Of a file that could not be loaded. */
    message?: string
    status?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    ok: boolean
    file: string
    line: number
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}

export interface BrowserReport extends Suite {
  stats: { expected: number; unexpected: number }
}

/** The failed tests by name, each with the first line of what went wrong: the end of a long run is what people read. */
export function listUnitFailures({ testResults }: UnitReport, root: string): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((it) => it.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [say(file, message)] : []
    return failed.map((it) => say(`${file} › ${it.fullName}`, it.failureMessages?.[0]))
  })
}

export function listBrowserFailures({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter((it) => !it.ok)
  return [
    ...own.map(({ title, file, line, tests }) => {
      const errors = tests.flatMap((it) => it.results.flatMap(({ error }) => error?.message ?? []))
      return say(`${file}:${line} › ${title}`, errors[0])
    }),
    ...suites.flatMap(listBrowserFailures),
  ]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const colours = /\u001b\[\d+m/g

function say(name: string, error = ''): string {
  const [first] = error.replaceAll(colours, '').trim().split('\n')
  return first ? `${name}\n    ${first}` : name
}
