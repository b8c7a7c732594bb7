import { expect, it } from 'vitest'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { nameGroups } from './group-facts.ts'

const says = (language: 'no' | 'en') => {
  const named = nameGroups(sampleFacts, { locale: language, language, country: 'norway' })
  return (name: string) => named[`group-${name}`]?.text
}

it('says when a course is held, where and by whom, as its plan has it', () => {
  const no = says('no')
  expect(no('days-mindfulness-course')).toBe('tirsdager')
  expect(no('start-mindfulness-course')).toBe('17:30')
  expect(no('dates-mindfulness-course')).toBe('4')
  expect(no('places-mindfulness-course')).toBe('3')
  expect(no('clinic-mindfulness-course')).toBe(sampleFacts.clinics.find(({ id }) => id === 'bislett')!.name)
  expect(no('leader-mindfulness-course')).toBe(sampleFacts.practitioners.find(({ id }) => id === 'dina-psykolog')!.name)
})

it('says how late it can be cancelled: in hours, and in days where those are plainer', () => {
  expect(says('en')('cancel-sleep-webinar')).toBe('2 hours')
  expect(says('en')('cancel-mindfulness-course')).toBe('3 days')
  expect(says('no')('cancel-mindfulness-course')).toBe('3 dager')
})

it('names several days as people do', () => {
  const [course] = sampleFacts.groups
  const facts = { ...sampleFacts, groups: [{ ...course!, days: ['mon', 'wed'] as ('mon' | 'wed')[] }] }
  const reader = { locale: 'en', language: 'en', country: 'norway' } as const
  expect(nameGroups(facts, reader)['group-days-mindfulness-course']!.text).toBe('Mondays and Wednesdays')
})
