import { expect, it } from 'vitest'
import { readTestArguments, testSteps } from './test-arguments.ts'

it('npm test runs everything', () => {
  expect(readTestArguments([]).map((it) => it.step)).toEqual([...testSteps])
})

it('npm test -- unit PATH runs just that, and several steps run in the order asked for', () => {
  expect(readTestArguments(['unit', 'server/jobs', 'domain'])).toEqual([
    { step: 'unit', paths: ['server/jobs', 'domain'] },
  ])
  expect(readTestArguments(['browser', 'tests/search.spec.ts', 'types'])).toEqual([
    { step: 'browser', paths: ['tests/search.spec.ts'] },
    { step: 'types', paths: [] },
  ])
})

it('a path without a step says which steps there are', () => {
  expect(() => readTestArguments(['server/jobs'])).toThrow('There is no step server/jobs')
})
