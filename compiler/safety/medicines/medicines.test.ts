import { expect, it } from 'vitest'
import type { ContentProblem } from '../../problem.ts'
import type { PageSource } from '../../read/read-pages.ts'
import { createCautionChecker } from './medicines.ts'

const checkCautions = createCautionChecker({
  ibuprofen: {
    names: { en: ['ibuprofen'], no: ['ibuprofen'] },
    pregnancy: 'ask',
    breastfeeding: 'may',
    children: 'doctor',
    interactions: [],
    caution: { en: 'Not with an ulcer.', no: 'Ikke ved magesår.' },
    source: 'test',
  },
})

function problemsOf(sentence: string): string[] {
  const written = (file: string, text: string) => ({
    file,
    body: `## Self-care {#self-care}\n${text}`,
    bodyLine: 5,
    words: {},
  })
  const page = { words: { en: written('gout.en.md', sentence), no: written('gout.no.md', 'Hvil.') } }
  const problems: ContentProblem[] = []
  checkCautions(page as unknown as PageSource, problems)
  return problems.map(({ file, line }) => `${file}:${line}`)
}

it('asks for the caution where a page advises a medicine, and not where it warns against it', () => {
  expect(problemsOf('Take ibuprofen.')).toEqual(['gout.en.md:6'])
  expect(problemsOf('Do not take ibuprofen.')).toEqual([])
  expect(problemsOf('Don’t take ibuprofen while you’re dehydrated.')).toEqual([])
  expect(problemsOf('Ibuprofen and codeine shouldn’t be used.')).toEqual([])
})

it('takes a medicine for those who can’t take another as advice', () => {
  expect(problemsOf('Take ibuprofen if you can’t take paracetamol.')).toEqual(['gout.en.md:6'])
})
