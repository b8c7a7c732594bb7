import { expect, it } from 'vitest'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import type { PageData } from '#page-data/pages.ts'
import { courseThing } from './course-thing.ts'

const page = (...treatments: string[]) =>
  ({
    path: '/kurs/',
    locale: 'no',
    language: 'no',
    data: { summary: 'Kveldskurs.', treatments },
  }) as unknown as PageData
const courseOf = (...treatments: string[]) => courseThing(page(...treatments), sampleFacts, 'https://innom.example')

it('tells search engines where and on which days a course is held, and what it costs', () => {
  expect(courseOf('mindfulness-course')).toMatchObject({
    '@type': 'Course',
    offers: { price: sampleFacts.prices['mindfulness-course']!.price, priceCurrency: 'NOK' },
    hasCourseInstance: {
      courseMode: 'Onsite',
      location: { '@type': 'Place' },
      courseSchedule: { byDay: ['https://schema.org/Tuesday'], repeatCount: 4, startTime: '17:30' },
    },
  })
})

it('never tells the link of a webinar, nor a clinic to come to', () => {
  const webinar = courseOf('sleep-webinar')
  expect(webinar).toMatchObject({ hasCourseInstance: { courseMode: 'Online' } })
  expect(JSON.stringify(webinar)).not.toMatch(/meet\.innom|"location"/)
})

it('is only on a page whose first treatment is one', () => {
  expect(courseOf('gp-consultation', 'mindfulness-course')).toBeUndefined()
  expect(courseOf()).toBeUndefined()
})
