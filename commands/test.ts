import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { ensureTestChromium } from './browsers/chromium.ts'
import { ensureFirefox } from './browsers/firefox.ts'
import { type BrowserReport, listBrowserFailures, listUnitFailures, type UnitReport } from './checks/list-failures.ts'
import {
  type AskedStep,
  groupSteps,
  type QuickStep,
  readTestArguments,
  type TestStep,
} from './checks/test-arguments.ts'
import { browserAddress } from './testing/browser-address.ts'

// All checks: the build, types, lint, content, unit and database tests, then two browsers. `npm test -- unit server/jobs` runs one step, on some of
// its files.
const results = '.cache/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Steps without tests of their own: what each runs. */
const commands: Record<QuickStep, (paths: string[]) => [program: string, ...args: string[]]> = {
  // What the browsers visit. It keeps one processor busy, so that the browsers would wait for it beside an idle one.
  build: () => ['node', 'commands/build.ts'],
  types: () => ['tsc', '--noEmit', '-p', '.'],
  lint: (paths) => ['biome', 'check', '--error-on-warnings', ...(paths.length > 0 ? paths : ['.'])],
  // Files, exports and packages that nobody uses.
  unused: () => ['knip', '--no-progress'],
  // All problems of the content, and pages whose review has expired: those fail the tests, but never a start.
  content: () => ['node', 'commands/check.ts'],
}

/** The others run with the paths that were asked for; how many tests passed and failed. */
const run: Record<Exclude<TestStep, QuickStep>, (paths: string[]) => Outcome> = {
  unit: runUnitTests,
  browser: (paths) =>
    runPlaywright('browser', ['--project=desktop', '--project=phone', ...paths], { CHROMIUM: ensureTestChromium() }),
  // The most important journeys, in a second browser engine.
  firefox: (paths) => runPlaywright('firefox', ['--project=firefox', ...paths], { FIREFOX: ensureFirefox() }),
}

interface Outcome {
  passed: number
  failed: number
  /** What failed, for the end of the run. */
  failures?: string[]
}

const total: Outcome = { passed: 0, failed: 0 }
const repeats: string[] = []
const failed: string[] = []
for (const group of groupSteps(readTestArguments(process.argv.slice(2)))) {
  if (group.quick) await runTwoAtATime(group.steps)
  else {
    const started = performance.now()
    console.log(`\n── ${group.step}`)
    count(group, run[group.step](group.paths), started)
  }
}
if (failed.length > 0) console.log(`\nWhat failed:\n${failed.map((it) => `  ${it}`).join('\n')}`)
if (repeats.length > 0) console.log(`\nFailed; to repeat:\n${repeats.map((line) => `  ${line}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

function count({ step, paths }: AskedStep, outcome: Outcome, started: number) {
  total.passed += outcome.passed
  total.failed += outcome.failed
  failed.push(...(outcome.failures ?? []))
  if (outcome.failed > 0) repeats.push(`npm test -- ${[step, ...paths].join(' ')}`)
  console.log(`── ${step} took ${Math.round((performance.now() - started) / 1000)} s`)
}

/** Each uses little more than one processor. What one says is printed when it is done, so that lines of two do not mix. */
async function runTwoAtATime(steps: readonly AskedStep<QuickStep>[]) {
  const waiting = steps.values()
  const work = async () => {
    for (const asked of waiting) {
      const started = performance.now()
      const [program, ...args] = commands[asked.step](asked.paths)
      const { ok, output } = await collect(program, args)
      console.log(`\n── ${asked.step}\n${output}`)
      // A step without tests of its own counts as one test.
      count(asked, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [lastLines(output)] }, started)
    }
  }
  await Promise.all([work(), work()])
}

async function collect(program: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  const env = { ...process.env, APP_ENV: 'test', SITE_URL: browserAddress.origin }
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const ended = new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
  })
  const [ok, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { ok, output: said.join('').trimEnd() }
}

function succeeds(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

function runUnitTests(paths: string[]): Outcome {
  const file = `${results}/unit.json`
  const ok = succeeds('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...paths])
  const report = readReport<UnitReport>(file)
  return judge(
    ok,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: listUnitFailures(report, process.cwd()),
    },
  )
}

function runPlaywright(name: string, args: string[], env: Record<string, string>): Outcome {
  const file = `${results}/${name}.json`
  const ok = succeeds('playwright', ['test', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = readReport<BrowserReport>(file)
  return judge(
    ok,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected,
      failures: listBrowserFailures(report),
    },
  )
}

/** A file that cannot even be loaded fails a run without failing a test. */
function judge(ok: boolean, counted: Outcome = { passed: 0, failed: 0 }): Outcome {
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

/** The end of what a step said: tools sum up there. A function, because steps run before this line is reached. */
function lastLines(output: string): string {
  return output.split('\n').slice(-20).join('\n  ')
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
