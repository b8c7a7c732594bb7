import { expect, it } from 'vitest'
import { groupSteps, readTestArguments, testSteps } from './test-arguments.ts'

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

it('quick steps run beside each other, and those with tests one after the other, in the order asked for', () => {
  const order = (...args: string[]) =>
    groupSteps(readTestArguments(args)).map((it) => (it.quick ? it.steps.map(({ step }) => step) : it.step))
  expect(order()).toEqual([['build', 'types', 'lint', 'unused', 'content'], 'unit', 'browser', 'firefox'])
  expect(order('unit', 'lint', 'server', 'types', 'browser')).toEqual(['unit', ['lint', 'types'], 'browser'])
})
