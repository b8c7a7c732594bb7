import { describe, expect, it } from 'vitest'
import { listBrowserFailures, listUnitFailures } from './list-failures.ts'

describe('the end of a run of tests', () => {
  it('names each failed unit test with the first line of what went wrong, and a file that could not be loaded', () => {
    const failures = listUnitFailures(
      {
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          {
            name: '/house/domain/a.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'a works', failureMessages: [] },
              { status: 'failed', fullName: 'b works', failureMessages: ['\u001b[31mError: no\u001b[39m\n  at b.ts'] },
            ],
          },
          { name: '/house/domain/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
          { name: '/house/domain/c.test.ts', status: 'passed', message: '', assertionResults: [] },
        ],
      },
      '/house',
    )
    expect(failures).toEqual(['domain/a.test.ts › b works\n    Error: no', 'domain/b.test.ts\n    Cannot find module'])
  })

  it('names each failed walk in a browser with its place', () => {
    const spec = { title: 'a visitor books', ok: false, file: 'book.spec.ts', line: 7 }
    const report = {
      suites: [
        {
          specs: [{ ...spec, tests: [{ results: [{ error: { message: 'Timed out\nlog' } }] }] }],
          suites: [{ specs: [{ ...spec, ok: true, tests: [] }] }],
        },
      ],
    }
    expect(listBrowserFailures(report)).toEqual(['book.spec.ts:7 › a visitor books\n    Timed out'])
  })
})
