import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'
import { ensureFirefox } from './firefox.ts'

// All checks: types, lint, unit and database tests, then two browsers. `npm test -- unit` runs one step.
const results = '.cache/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const steps = {
  types: checkTypes,
  lint,
  content: checkContent,
  unit: runUnitTests,
  browser: runBrowserTests,
  firefox: runFirefoxTests,
}
type Step = keyof typeof steps

let passed = 0
let failed = 0
const asked = process.argv.slice(2).filter((name): name is Step => name in steps)
for (const name of asked.length > 0 ? asked : (Object.keys(steps) as Step[])) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  steps[name]()
  console.log(`── ${name} took ${Math.round((performance.now() - started) / 1000)} s`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** A step without tests of its own counts as one test. */
function count(ok: boolean) {
  if (ok) passed++
  else failed++
}

function checkTypes() {
  count(run('tsc', ['--noEmit', '-p', '.']))
}

function lint() {
  count(run('biome', ['check', '--error-on-warnings', '.']))
}

/** All problems of the content, and pages whose review has expired: those fail the tests, but never a start. */
function checkContent() {
  count(run('node', ['commands/check.ts']))
}

function runUnitTests() {
  const file = `${results}/unit.json`
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  passed += report?.numPassedTests ?? 0
  failed += report?.numFailedTests ?? 0
  // A file that cannot even be loaded fails the run without failing a test.
  if (!ok && !report?.numFailedTests) failed++
}

function runBrowserTests() {
  runPlaywright('browser', ['--project=desktop', '--project=phone'], { CHROMIUM: ensureChromium() })
}

/** The most important journeys, in a second browser engine. */
function runFirefoxTests() {
  runPlaywright('firefox', ['--project=firefox'], { FIREFOX: ensureFirefox() })
}

function runPlaywright(name: string, args: string[], env: Record<string, string>) {
  const file = `${results}/${name}.json`
  const ok = run('playwright', ['test', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = readReport<{ stats: { expected: number; unexpected: number } }>(file)
  passed += report?.stats.expected ?? 0
  failed += report?.stats.unexpected ?? 0
  if (!ok && !report?.stats.unexpected) failed++
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
