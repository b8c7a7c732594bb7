import { describe, expect, it, onTestFinished } from 'vitest'
import { checkContent } from '../check.ts'
import { ContentError } from '../problem.ts'
import { sampleFiles, writeContent } from '../testing/sample-content.ts'

const files = sampleFiles()

interface Changes {
  visit?: string
  price?: string
  offered?: string
}

/** What an editor reads about a package of a first visit and one after it. */
function problemsOf({ visit = 'physio-first', price = '{ price: 1490, visit: 895 }', offered }: Changes): string[] {
  const course = `          - { id: course, name: { no: Kurs, en: Course }, text: { no: To, en: Two }, mode: clinic, minutes: 45, profession: physiotherapist, package: { months: 6, visits: [{ treatment: ${visit}, days: { from: 14, to: 28 } }] } }\n`
  const person = files['practitioners/sara.yaml']!
  const content = writeContent({
    'catalogue.yaml': files['catalogue.yaml']! + course,
    'prices.yaml': `norway:\n  physio-first: { price: 895 }\n  video: { price: 350 }\n  course: ${price}\nsweden: {}\n`,
    'practitioners/sara.yaml': person.replace('[physio-first]', offered ?? '[physio-first, course]'),
  })
  onTestFinished(content.remove)
  try {
    checkContent(content.folder, '2026-11-15')
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.message.replaceAll(`${content.folder}/`, '').split('\n')
  }
}

describe('an editor of packages', () => {
  it('writes visits that are offered, and a price that pays', () => {
    expect(problemsOf({})).toEqual([])
  })

  it.each<[string, Changes, RegExp]>([
    ['a visit on video', { visit: 'video' }, /'video', a visit of 'course', must be a single treatment/],
    ['a visit that does not exist', { visit: 'physio-second' }, /'physio-second', a visit of 'course', must be/],
    ['no price of one visit', { price: '{ price: 1490 }' }, /prices\.yaml:4 .*it needs a price, and 'visit'/],
    ['a price that depends', { price: '{ price: null, visit: 895 }' }, /it needs a price/],
    [
      'a package that costs more than its visits',
      { price: '{ price: 1990, visit: 895 }' },
      /must cost less than the package/,
    ],
    ['somebody who cannot go on with it', { offered: '[course]' }, /sara\.yaml:9 .*'physio-first' is missing/],
  ])('is told of %s', (_, changes, told) => {
    expect(problemsOf(changes)).toEqual(expect.arrayContaining([expect.stringMatching(told)]))
  })
})
